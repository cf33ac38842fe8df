npm init --yes
npm install ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
