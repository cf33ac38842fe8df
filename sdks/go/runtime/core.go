package argosy

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"time"
)

// core sends requests for the services of a client.
type core struct {
	baseURL, orgID string
	maxRetryWait   time.Duration
	transport      http.RoundTripper
	log            func(LogEntry)
	clock          Clock
	defaults       settings
	tokens         *tokenSource
}

// LogEntry describes one attempt. It has no credentials.
type LogEntry struct {
	Method string
	// Path has neither the base URL nor the query.
	Path string
	// Status is 0 if there was no response.
	Status int
	// Attempt counts from 1.
	Attempt   int
	Duration  time.Duration
	RequestID string
}

// request can be sent several times.
type request struct {
	method, path, query string
	header              http.Header
	body                []byte
}

// attempt sends a request once. If the status isn't a success, it returns the response with its error.
func (c *core) attempt(parent context.Context, s settings, request *request, number int) (*Response, *Error) {
	began := time.Now()
	response, failure := c.exchange(parent, s.timeout, request)
	entry := LogEntry{Method: request.method, Path: request.path, Attempt: number, Duration: time.Since(began)}
	if response != nil {
		entry.Status, entry.RequestID = response.Status, response.RequestID
		if s.response != nil {
			*s.response = *response
		}
	}
	if c.log != nil {
		c.log(entry)
	}
	return response, failure
}

func (c *core) exchange(parent context.Context, timeout time.Duration, request *request) (*Response, *Error) {
	ctx, cancel := context.WithTimeout(parent, timeout)
	defer cancel()
	address := c.baseURL + request.path
	if request.query != "" {
		address += "?" + request.query
	}
	sent, err := http.NewRequestWithContext(ctx, request.method, address, bytes.NewReader(request.body))
	if err != nil {
		return nil, networkError(err)
	}
	sent.Header = request.header.Clone()
	// Unlike a client of net/http, a transport doesn't follow redirects.
	received, err := c.transport.RoundTrip(sent)
	var body []byte
	if err == nil {
		body, err = io.ReadAll(received.Body)
		received.Body.Close()
	}
	switch {
	case err == nil:
		response := &Response{received.StatusCode, received.Header, body, received.Header.Get("X-Request-Id")}
		if response.Status < 200 || response.Status > 299 {
			return response, errorFrom(response)
		}
		return response, nil
	case parent.Err() != nil:
		return nil, contextError(parent)
	case ctx.Err() != nil:
		return nil, timeoutError(ctx.Err())
	default:
		return nil, networkError(err)
	}
}
