curl --silent --show-error --fail-with-body "$ARGOSY_BASE_URL/_sandbox/clock" \
  --data '{"advance": "PT1H"}'
