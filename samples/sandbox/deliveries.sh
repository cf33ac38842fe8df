curl --silent "$ARGOSY_BASE_URL/_sandbox/deliveries" |
  jq '.data[] | {eventType, state, error: .attempts[-1].error}'
