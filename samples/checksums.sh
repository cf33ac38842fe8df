curl --fail --remote-name ${DOCS_URL}/packages/SHA256SUMS
curl --fail --remote-name ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
sha256sum --check --ignore-missing SHA256SUMS
