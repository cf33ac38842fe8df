package argosy

import (
	"context"
	"math"
	"net/http"
	"strconv"
	"time"
)

// isPassing tells whether a status is about the moment and not about the request.
func isPassing(status int) bool {
	switch status {
	case http.StatusRequestTimeout, http.StatusTooManyRequests, http.StatusBadGateway,
		http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return true
	}
	return false
}

// isWorthRetrying doesn't ask whether a second request is safe. Every call either has no second effect
// or an idempotency key.
func isWorthRetrying(failure *Error) bool {
	switch failure.Status {
	case 0, http.StatusInternalServerError:
		return failure.Retryable
	case http.StatusConflict:
		return failure.Code == string(RetryableErrorCodeIdempotencyInProgress)
	}
	return isPassing(failure.Status)
}

// sendWithRetries sends a request until it succeeds or another attempt makes no sense.
func (c *core) sendWithRetries(ctx context.Context, s settings, request *request) (*Response, *Error) {
	for retries := 0; ; retries++ {
		response, failure := c.attempt(ctx, s, request, retries+1)
		if failure == nil || retries >= s.maxRetries || ctx.Err() != nil || !isWorthRetrying(failure) {
			return response, failure
		}
		wait := c.waitBefore(retries, response)
		if wait > c.maxRetryWait {
			return response, failure
		}
		c.clock.Sleep(ctx, wait)
		if ctx.Err() != nil {
			return response, contextError(ctx)
		}
	}
}

// waitBefore is the wait that the response asks for, or else an exponential one. The random part keeps
// clients from retrying at the same moment.
func (c *core) waitBefore(retries int, response *Response) time.Duration {
	if response != nil {
		header := response.Header.Get("Retry-After")
		if seconds, err := strconv.ParseUint(header, 10, 31); err == nil {
			return time.Duration(seconds) * time.Second
		}
		if date, err := http.ParseTime(header); err == nil {
			return max(0, date.Sub(c.clock.Now()))
		}
	}
	seconds := min(8, 0.5*math.Pow(2, float64(retries))) * (0.5 + c.clock.Random()/2)
	return time.Duration(seconds * float64(time.Second))
}
