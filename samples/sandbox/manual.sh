curl --silent "$ARGOSY_BASE_URL/_sandbox/settings" --data '{"automatic": false}'
