package argosy

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"time"
)

// A token is renewed this long before its end, so that none expires on its way.
const tokenMargin = time.Minute

// tokenSource gets access tokens by client credentials, and keeps one until shortly before its end.
type tokenSource struct {
	url, id, secret string
	clock           Clock
	send            func(*http.Request) (*http.Response, error)

	mutex   sync.Mutex
	token   string
	renewAt time.Time
}

func (s *tokenSource) get(ctx context.Context) (string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.token == "" || !s.clock.Now().Before(s.renewAt) {
		return s.fetch(ctx)
	}
	return s.token, nil
}

// renew gets a new token in place of a stale one. Calls with the same stale token share the new one.
func (s *tokenSource) renew(ctx context.Context, stale string) (string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.token == "" || s.token == stale {
		return s.fetch(ctx)
	}
	return s.token, nil
}

func (s *tokenSource) fetch(ctx context.Context) (string, error) {
	s.token = ""
	form := strings.NewReader("grant_type=client_credentials")
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, s.url, form)
	if err != nil {
		return "", err
	}
	request.SetBasicAuth(s.id, s.secret)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := s.send(request)
	if err != nil {
		return "", err
	}
	if response.StatusCode != http.StatusOK {
		return "", errorFrom(response)
	}
	defer response.Body.Close()
	var answer struct {
		AccessToken string `json:"access_token"`
		ExpiresIn   int    `json:"expires_in"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return "", err
	}
	s.renewAt = s.clock.Now().Add(time.Duration(answer.ExpiresIn)*time.Second - tokenMargin)
	s.token = answer.AccessToken
	return s.token, nil
}
