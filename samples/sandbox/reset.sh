curl --silent --request POST "$ARGOSY_BASE_URL/_sandbox/reset"
