curl --silent --output failures.json "$ARGOSY_BASE_URL/_sandbox/failures" --data '{
  "operation": "list-offers",
  "code": "unavailable",
  "times": 2
}'
curl --silent "$ARGOSY_BASE_URL/v1/orgs/$ARGOSY_ORG_ID/offers" \
  --header "Authorization: Bearer $ARGOSY_TOKEN" | jq '.error | {code, message}'
