pip install --upgrade --no-deps --index-url ${DOCS_URL}/packages/python/simple/ argosy
pip check
