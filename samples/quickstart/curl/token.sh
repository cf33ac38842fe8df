export ARGOSY_TOKEN=$(curl --silent --show-error --fail-with-body "$ARGOSY_BASE_URL/v1/oauth/token" \
  --user "$ARGOSY_CLIENT_ID:$ARGOSY_CLIENT_SECRET" \
  --data grant_type=client_credentials | jq --raw-output .access_token)
