go list -m -versions argosy.example/go/argosy
go get argosy.example/go/argosy@v${SDK_VERSION}
go mod tidy
