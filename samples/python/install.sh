python3 -m venv .venv
. .venv/bin/activate
pip install ${DOCS_URL}/packages/python/simple/argosy/argosy-${SDK_VERSION}-py3-none-any.whl
