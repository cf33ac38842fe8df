curl --silent --show-error --fail-with-body "$ARGOSY_BASE_URL/_sandbox/transitions" \
  --data "{\"entityType\": \"OFFER\", \"id\": \"$OFFER_ID\", \"to\": \"ACCEPTED\"}" |
  jq --raw-output '"\(.id) \(.status)"'
