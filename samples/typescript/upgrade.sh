npm install ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
npm ls @argosy/sdk
