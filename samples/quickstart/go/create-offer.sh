export OFFER_ID=$(go run ./create-offer)
echo "$OFFER_ID"
