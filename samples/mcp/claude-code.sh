claude mcp add argosy-docs -- npx -y ${DOCS_URL}/packages/npm/argosy-docs-mcp-${MCP_VERSION}.tgz
