package argosy

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"sync"
	"time"
)

// tokenMargin is how long before its end a token is renewed, so that none expires on its way.
const tokenMargin = time.Minute

// tokenSource caches an access token. Calls that need a new one at the same time share one request.
type tokenSource struct {
	core *core
	// authorization is a function, so that no string form of a client contains the secret.
	authorization func() string

	mutex    sync.Mutex
	token    string
	renewAt  time.Time
	underWay *tokenRequest
}

// tokenRequest ends early when no call waits for it anymore.
type tokenRequest struct {
	waiting int
	cancel  context.CancelFunc
	done    chan struct{}
	token   string
	failure *Error
}

func newTokenSource(core *core, clientID, secret string) *tokenSource {
	credentials := base64.StdEncoding.EncodeToString([]byte(clientID + ":" + secret))
	return &tokenSource{core: core, authorization: func() string { return "Basic " + credentials }}
}

// get returns a token that isn't the rejected one.
func (s *tokenSource) get(ctx context.Context, settings settings, rejected string) (string, *Error) {
	s.mutex.Lock()
	if s.token != "" && s.token != rejected && s.core.clock.Now().Before(s.renewAt) {
		defer s.mutex.Unlock()
		return s.token, nil
	}
	shared := s.underWay
	if shared == nil {
		shared = s.start(ctx, settings)
	}
	shared.waiting++
	s.mutex.Unlock()

	select {
	case <-shared.done:
		return shared.token, shared.failure
	case <-ctx.Done():
		s.mutex.Lock()
		defer s.mutex.Unlock()
		if shared.waiting--; shared.waiting == 0 && s.underWay == shared {
			s.underWay = nil
			shared.cancel()
		}
		return "", contextError(ctx)
	}
}

// start requests a token for all calls that wait, so it doesn't end with the first call's context.
func (s *tokenSource) start(ctx context.Context, settings settings) *tokenRequest {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	shared := &tokenRequest{cancel: cancel, done: make(chan struct{})}
	settings.response = nil
	s.underWay = shared
	go func() {
		defer cancel()
		token, lifetime, failure := s.request(ctx, settings)
		s.mutex.Lock()
		defer s.mutex.Unlock()
		if s.underWay == shared {
			s.underWay = nil
			s.token, s.renewAt = token, s.core.clock.Now().Add(lifetime-tokenMargin)
		}
		shared.token, shared.failure = token, failure
		close(shared.done)
	}()
	return shared
}

func (s *tokenSource) request(ctx context.Context, settings settings) (string, time.Duration, *Error) {
	request := &request{
		method: http.MethodPost,
		path:   "/v1/oauth/token",
		header: http.Header{
			"Accept":        {"application/json"},
			"Authorization": {s.authorization()},
			"Content-Type":  {"application/x-www-form-urlencoded"},
			"User-Agent":    {userAgent},
		},
		body: []byte("grant_type=client_credentials"),
	}
	response, failure := s.core.sendWithRetries(ctx, settings, request)
	if failure != nil {
		return "", 0, tokenError(response, failure)
	}
	var granted struct {
		AccessToken string   `json:"access_token"`
		ExpiresIn   *float64 `json:"expires_in"`
	}
	err := json.Unmarshal(response.Body, &granted)
	if err != nil || granted.AccessToken == "" || granted.ExpiresIn == nil {
		return "", 0, unexpectedResponse(response, "The token endpoint's response has no token.")
	}
	return granted.AccessToken, time.Duration(*granted.ExpiresIn * float64(time.Second)), nil
}

// tokenError reads the body that OAuth 2.0 defines for errors.
func tokenError(response *Response, failure *Error) *Error {
	var body struct {
		Error       string `json:"error"`
		Description string `json:"error_description"`
	}
	if response == nil || json.Unmarshal(response.Body, &body) != nil || body.Error == "" {
		return failure
	}
	if body.Error == "invalid_client" {
		body.Description = "The token endpoint rejected the client ID or secret. Check ARGOSY_CLIENT_ID and ARGOSY_CLIENT_SECRET."
	}
	return &Error{
		Status:    response.Status,
		Code:      body.Error,
		Type:      ErrorTypeAuthentication,
		Message:   body.Description,
		RequestID: response.RequestID,
		class:     ErrAuthentication,
	}
}
