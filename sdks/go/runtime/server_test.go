package argosy

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
)

// newTestClient returns a client of a server that grants tokens and otherwise does what respond says,
// and the number of token requests.
func newTestClient(t *testing.T, token, respond http.HandlerFunc) (*Client, *atomic.Int32) {
	t.Helper()
	requests := &atomic.Int32{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/oauth/token" {
			respond(w, r)
			return
		}
		requests.Add(1)
		if token != nil {
			token(w, r)
		}
		w.Write([]byte(`{"access_token": "t1", "expires_in": 3600}`))
	}))
	t.Cleanup(server.Close)
	client, err := NewClient(Options{ClientID: "cli_1", ClientSecret: "hush", OrgID: "org_1", BaseURL: server.URL, MaxRetries: Ptr(0)})
	if err != nil {
		t.Fatal(err)
	}
	return client, requests
}

func respondWith(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte(text)) }
}
