curl --silent "$ARGOSY_BASE_URL/_sandbox/events" --data '{
  "type": "payment.disputed",
  "id": "pay_01KN9946M0EC36Q1DDS0G48TKT"
}' | jq '{type, entityId, title}'
