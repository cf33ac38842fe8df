npm init --yes
npm install --save-dev ${DOCS_URL}/packages/npm/argosy-sandbox-${SANDBOX_VERSION}.tgz
npm install ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
