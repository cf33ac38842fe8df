curl --fail --remote-name ${DOCS_URL}/packages/npm/argosy-sandbox-${SANDBOX_VERSION}.tgz
docker build --tag argosy-sandbox .
docker run --rm --publish 127.0.0.1:4080:4080 argosy-sandbox
