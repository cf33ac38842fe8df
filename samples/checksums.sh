curl --fail --remote-name-all ${DOCS_URL}/packages/{SHA256SUMS,SHA256SUMS.sig,signing-key.pem}
curl --fail --remote-name ${DOCS_URL}/packages/npm/argosy-sdk-${SDK_VERSION}.tgz
openssl pkeyutl -verify -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig -pubin -inkey signing-key.pem \
  && sha256sum --check --ignore-missing SHA256SUMS
