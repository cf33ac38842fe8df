export OFFER_ID=$(node create-offer.mts)
echo "$OFFER_ID"
