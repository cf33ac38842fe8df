export OFFER_ID=$(python create_offer.py)
echo "$OFFER_ID"
