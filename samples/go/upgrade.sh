go list -m -versions argosy.example/go/argosy/v2
go get argosy.example/go/argosy/v2@v${SDK_VERSION}
go mod tidy
