mkdir argosy-quickstart && cd argosy-quickstart
export ARGOSY_BASE_URL=http://127.0.0.1:4080
export ARGOSY_ORG_ID=org_01KE6P4YM0JJGYG1GE04Y0C1RA
export ARGOSY_CLIENT_ID=cli_01KEBYC8800HGKDNV1SWGN0ZMF
export ARGOSY_CLIENT_SECRET=sandbox_billing_sync_7Q2d
