npm init --yes
npm install ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
npm install --save-dev tsx @types/node
