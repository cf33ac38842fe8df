npx -y ${DOCS_URL}/packages/npm/argosy-docs-mcp.tgz --http 8931
