module argosy.example/go/argosy/v2

go 1.23.0
