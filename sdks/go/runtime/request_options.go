package argosy

import (
	"net/http"
	"time"
)

// RequestOption changes one call. It's one of the functions below, or the optional params of a method.
type RequestOption interface{ apply(*settings) }

type option func(*settings)

func (o option) apply(s *settings) { o(s) }

// settings of one call.
type settings struct {
	idempotencyKey, ifMatch, orgID string
	timeout                        time.Duration
	maxRetries                     int
	response                       *Response
	// params that a call can leave out.
	params any
}

// WithIdempotencyKey sets the key that identifies repeated requests. By default, the client creates a
// key for each call that needs one.
func WithIdempotencyKey(key string) RequestOption {
	return option(func(s *settings) { s.idempotencyKey = key })
}

// WithIfMatch makes an update fail if the object's ETag isn't this one anymore.
func WithIfMatch(etag string) RequestOption {
	return option(func(s *settings) { s.ifMatch = etag })
}

// WithOrgID makes the call in another organization than the client's.
func WithOrgID(orgID string) RequestOption {
	return option(func(s *settings) { s.orgID = orgID })
}

// WithTimeout limits each attempt of the call. To limit the whole call, use the context.
func WithTimeout(timeout time.Duration) RequestOption {
	return option(func(s *settings) { s.timeout = timeout })
}

// WithMaxRetries sets how often the call is repeated after a failure.
func WithMaxRetries(retries int) RequestOption {
	return option(func(s *settings) { s.maxRetries = retries })
}

// WithResponse stores the last HTTP response of the call.
func WithResponse(target *Response) RequestOption {
	return option(func(s *settings) { s.response = target })
}

func (s settings) check() *Error {
	if s.timeout <= 0 {
		return configurationError("the timeout isn't positive")
	}
	if s.maxRetries < 0 {
		return configurationError("the number of retries is negative")
	}
	return nil
}

// Response is an HTTP response of the API.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
	// RequestID identifies the request. Include it when you contact support.
	RequestID string
}
