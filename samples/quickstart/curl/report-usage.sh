ENTITLEMENT=$(curl --silent --show-error --fail-with-body \
  "$ARGOSY_BASE_URL/v1/orgs/$ARGOSY_ORG_ID/entitlements?offerId=$OFFER_ID" \
  --header "Authorization: Bearer $ARGOSY_TOKEN" | jq '.data[0]')
jq --raw-output '"\(.id) \(.status)"' <<< "$ENTITLEMENT"

ENTITLEMENT_ID=$(jq --raw-output .id <<< "$ENTITLEMENT")
curl --silent --show-error --fail-with-body \
  "$ARGOSY_BASE_URL/v1/orgs/$ARGOSY_ORG_ID/entitlements/$ENTITLEMENT_ID/usage-record-groups" \
  --header "Authorization: Bearer $ARGOSY_TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"id": "juniper-1", "records": {"telemetry_gb": "812"}}' |
  jq --raw-output '"\(.id) \(.status)"'
