curl --silent "$ARGOSY_BASE_URL/_sandbox/clock" --data '{"to": "2026-07-01T00:00:00Z"}'
