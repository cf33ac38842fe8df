export GOPROXY=${DOCS_URL}/packages/go,https://proxy.golang.org,direct
export GONOSUMDB=argosy.example
go mod init offers
go get argosy.example/go/argosy/v2@v${SDK_VERSION}
