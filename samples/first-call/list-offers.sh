#!/usr/bin/env bash
set -euo pipefail
ARGOSY_BASE_URL="${ARGOSY_BASE_URL:-https://api.argosy.example}"
# region call
curl --fail-with-body "$ARGOSY_BASE_URL/v1/orgs/$ARGOSY_ORG_ID/offers?status=PENDING_ACCEPTANCE&limit=10" \
  --header "Authorization: Bearer $ARGOSY_TOKEN"
# endregion
