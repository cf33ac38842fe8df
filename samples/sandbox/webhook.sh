curl --silent "$ARGOSY_BASE_URL/_sandbox/webhook-endpoints" \
  --data '{"url": "http://127.0.0.1:8080/"}' | tee endpoint.json | jq '{id, secret}'
curl --silent --request POST \
  "$ARGOSY_BASE_URL/_sandbox/webhook-endpoints/$(jq --raw-output .id endpoint.json)/test" | jq .type
