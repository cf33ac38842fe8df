export ARGOSY_WEBHOOK_SECRET=$(curl --silent --show-error --fail-with-body \
  "$ARGOSY_BASE_URL/_sandbox/webhook-endpoints" --data '{
    "url": "http://127.0.0.1:8080/",
    "events": ["offer.accepted", "entitlement.activated", "usage_record_group.reported"]
  }' | jq --raw-output .secret)
echo "$ARGOSY_WEBHOOK_SECRET"
