module argosy.example/go/argosy

go 1.23.0

require golang.org/x/oauth2 v0.27.0
