curl --silent "$ARGOSY_BASE_URL/_sandbox/transitions" --data '{
  "entityType": "ENTITLEMENT",
  "id": "ent_01KJCKGKGGFSVX72WP9AKSY11K",
  "to": "SUSPENDED"
}' | jq '{name, partner, status}'
