npx -y ${DOCS_URL}/packages/npm/argosy-docs-mcp-${MCP_VERSION}.tgz --http 8931
