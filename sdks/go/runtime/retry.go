package argosy

import (
	"context"
	"io"
	"net/http"
	"regexp"
	"strconv"
	"time"
)

type retryPolicy struct {
	maxRetries int
	maxWait    time.Duration
	clock      Clock
}

// run sends until the answer is neither 429 nor 503, or there is no use in waiting.
func (p retryPolicy) run(ctx context.Context, send func() (*http.Response, error)) (*http.Response, error) {
	for retries := 0; ; retries++ {
		response, err := send()
		if err != nil {
			return nil, err
		}
		if response.StatusCode != http.StatusTooManyRequests && response.StatusCode != http.StatusServiceUnavailable {
			return response, nil
		}
		wait := secondsToWait(response, retries)
		if retries >= p.maxRetries || wait > p.maxWait {
			return response, nil
		}
		discard(response)
		if err := p.clock.Sleep(ctx, wait); err != nil {
			return nil, err
		}
	}
}

var digits = regexp.MustCompile(`^[0-9]{1,9}$`)

// secondsToWait is what the answer asks for; without that 1, 2, 4 seconds and so on.
func secondsToWait(response *http.Response, retries int) time.Duration {
	if header := response.Header.Get("Retry-After"); digits.MatchString(header) {
		seconds, _ := strconv.Atoi(header)
		return time.Duration(seconds) * time.Second
	}
	return time.Second << retries
}

// discard lets the connection be used again.
func discard(response *http.Response) {
	io.Copy(io.Discard, io.LimitReader(response.Body, 64<<10))
	response.Body.Close()
}
