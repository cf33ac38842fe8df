package argosy

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
)

// Families of errors, for errors.Is.
var (
	ErrInvalidRequest   = errors.New("invalid request")
	ErrAuthentication   = errors.New("not authenticated")
	ErrPermissionDenied = errors.New("permission denied")
	ErrNotFound         = errors.New("not found")
	ErrConflict         = errors.New("conflict")
	ErrPayment          = errors.New("payment failed")
	ErrRateLimit        = errors.New("rate limited")
	ErrMarketplace      = errors.New("marketplace failed")
	ErrInternal         = errors.New("internal error")
)

var families = map[string]error{
	"INVALID_REQUEST": ErrInvalidRequest,
	"AUTHENTICATION":  ErrAuthentication,
	"PERMISSION":      ErrPermissionDenied,
	"NOT_FOUND":       ErrNotFound,
	"CONFLICT":        ErrConflict,
	"PAYMENT":         ErrPayment,
	"RATE_LIMIT":      ErrRateLimit,
	"MARKETPLACE":     ErrMarketplace,
	"INTERNAL":        ErrInternal,
}

// Error is every answer that is not a success. Get it with errors.As.
type Error struct {
	// Status of HTTP.
	Status int `json:"-"`
	// Code is the stable name of the error, for programs.
	Code string `json:"code"`
	// Type is the family of the error. Empty when the answer did not come from the API itself.
	Type    string `json:"type"`
	Message string `json:"message"`
	// RequestID is our id of the request. Quote it to support.
	RequestID string `json:"requestId"`
	// Retryable says whether the same request can succeed later.
	Retryable bool `json:"-"`
	// Details names each field that is wrong.
	Details []ErrorDetail `json:"details"`
	// Marketplace is what the marketplace or payment provider answered.
	Marketplace *MarketplaceAnswer `json:"marketplace"`
}

func (e *Error) Error() string {
	return fmt.Sprintf("argosy: %d %s: %s (request %s)", e.Status, e.Code, e.Message, e.RequestID)
}

// Is makes errors.Is(err, argosy.ErrNotFound) and its like work.
func (e *Error) Is(target error) bool {
	family, known := families[e.Type]
	return known && family == target
}

// errorFrom is the error that an answer stands for.
func errorFrom(response *http.Response) *Error {
	defer response.Body.Close()
	// A body that cannot be read is treated like one that is not the API's.
	body, _ := io.ReadAll(response.Body)
	var envelope struct {
		Error Error `json:"error"`
	}
	if err := json.Unmarshal(body, &envelope); err != nil || envelope.Error.Code == "" {
		// A proxy answered, or the token endpoint.
		return &Error{
			Status:    response.StatusCode,
			Code:      "unexpected_answer",
			Message:   "The answer is not one of the API.",
			RequestID: response.Header.Get("X-Request-Id"),
			Retryable: response.StatusCode == http.StatusTooManyRequests || response.StatusCode >= 500,
		}
	}
	found := envelope.Error
	found.Status = response.StatusCode
	found.Retryable = slices.Contains(AllowedRetryableErrorCodeEnumValues, RetryableErrorCode(found.Code))
	if found.RequestID == "" {
		found.RequestID = response.Header.Get("X-Request-Id")
	}
	return &found
}
