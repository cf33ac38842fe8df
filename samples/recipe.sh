mkdir -p recipes
curl --fail --remote-name ${DOCS_URL}/openapi.yaml
curl --fail --output-dir recipes --remote-name ${DOCS_URL}/recipes/support-ticket.arazzo.yaml
npx --yes @redocly/cli@2.73.0 respect recipes/support-ticket.arazzo.yaml \
  --server argosy="${ARGOSY_BASE_URL:-https://api.argosy.example}" \
  --input orgId="$ARGOSY_ORG_ID" \
  --input token="$ARGOSY_TOKEN" \
  --input usageRecordGroupId=cobalt-2026-03-14T11
