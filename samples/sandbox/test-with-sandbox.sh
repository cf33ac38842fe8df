#!/usr/bin/env bash
set -euo pipefail

export ARGOSY_BASE_URL=http://127.0.0.1:4081
export ARGOSY_ORG_ID=org_01KE6P4YM0JJGYG1GE04Y0C1RA
export ARGOSY_CLIENT_ID=cli_01KEBYC8800HGKDNV1SWGN0ZMF
export ARGOSY_CLIENT_SECRET=sandbox_billing_sync_7Q2d

node_modules/.bin/argosy-sandbox --port 4081 > sandbox.log 2>&1 &
sandbox=$!
trap 'kill "$sandbox"' EXIT
curl --silent --fail --retry 20 --retry-delay 1 --retry-connrefused \
  --output overview.json "$ARGOSY_BASE_URL/_sandbox"

"$@"
