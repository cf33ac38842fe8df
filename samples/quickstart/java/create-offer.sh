export OFFER_ID=$(mvn --quiet compile exec:java -Dexec.mainClass=CreateOffer | grep offr_)
echo "$OFFER_ID"
