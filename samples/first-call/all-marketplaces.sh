#!/usr/bin/env bash
set -euo pipefail
# region call
curl --get "$ARGOSY_BASE_URL/v1/orgs/$ARGOSY_ORG_ID/offers" \
  --header "Authorization: Bearer $ARGOSY_TOKEN" \
  --data status=ACTIVE,PENDING_ACCEPTANCE |
  jq --compact-output '.data[] | {partner, name}'
# endregion
