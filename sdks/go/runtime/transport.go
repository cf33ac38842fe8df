package argosy

import "net/http"

// transport puts token, retries and errors around the generated client's one way out.
type transport struct {
	base    http.RoundTripper
	tokens  *tokenSource
	retries retryPolicy
}

func newTransport(options Options, baseURL string) *transport {
	retries := retryPolicy{options.MaxRetries, options.MaxRetryWait, options.Clock}
	t := &transport{base: options.Transport, retries: retries}
	t.tokens = &tokenSource{
		url:    baseURL + "/v1/oauth/token",
		id:     options.ClientID,
		secret: options.ClientSecret,
		clock:  options.Clock,
		send:   t.send,
	}
	return t
}

// RoundTrip returns an *Error for every answer that is not a success.
func (t *transport) RoundTrip(request *http.Request) (*http.Response, error) {
	token, err := t.tokens.get(request.Context())
	if err != nil {
		return nil, err
	}
	response, err := t.authorized(request, token)
	if err != nil {
		return nil, err
	}
	if response.StatusCode == http.StatusUnauthorized {
		response.Body.Close()
		if token, err = t.tokens.renew(request.Context(), token); err != nil {
			return nil, err
		}
		if response, err = t.authorized(request, token); err != nil {
			return nil, err
		}
	}
	if response.StatusCode >= 300 {
		return nil, errorFrom(response)
	}
	return response, nil
}

func (t *transport) authorized(request *http.Request, token string) (*http.Response, error) {
	request = request.Clone(request.Context())
	request.Header.Set("Authorization", "Bearer "+token)
	return t.send(request)
}

// send repeats the request as the policy says, each time with its body from the start.
func (t *transport) send(request *http.Request) (*http.Response, error) {
	return t.retries.run(request.Context(), func() (*http.Response, error) {
		attempt := request
		if request.GetBody != nil {
			body, err := request.GetBody()
			if err != nil {
				return nil, err
			}
			attempt = request.Clone(request.Context())
			attempt.Body = body
		}
		return t.base.RoundTrip(attempt)
	})
}
