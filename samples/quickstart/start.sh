npx --yes ${DOCS_URL}/packages/npm/argosy-sandbox-${SANDBOX_VERSION}.tgz
