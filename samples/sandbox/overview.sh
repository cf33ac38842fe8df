curl --silent "$ARGOSY_BASE_URL/_sandbox" | jq '.entities | {Buyer, Offer, Entitlement}'
