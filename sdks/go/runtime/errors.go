package argosy

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strings"
)

// Classes of errors, for errors.Is.
var (
	ErrInvalidRequest   = errors.New("invalid request")
	ErrAuthentication   = errors.New("authentication failed")
	ErrPermissionDenied = errors.New("permission denied")
	ErrNotFound         = errors.New("not found")
	ErrConflict         = errors.New("conflict")
	ErrPayment          = errors.New("payment failed")
	ErrRateLimit        = errors.New("rate limit exceeded")
	ErrMarketplace      = errors.New("marketplace error")
	ErrInternal         = errors.New("internal error")
	// ErrConnection is a lost connection, or one that the client couldn't open.
	ErrConnection = errors.New("connection failed")
	// ErrTimeout is an attempt that took too long. It's also a context.DeadlineExceeded.
	ErrTimeout = errors.New("timeout")
	// ErrConfiguration is a missing or invalid option.
	ErrConfiguration = errors.New("invalid configuration")
	// ErrSignature is a webhook call that Argosy didn't sign, or not recently.
	ErrSignature = errors.New("invalid signature")
	// ErrPagination is a list that returned the same cursor twice.
	ErrPagination = errors.New("pagination failed")
)

var classes = map[ErrorType]error{
	ErrorTypeInvalidRequest: ErrInvalidRequest,
	ErrorTypeAuthentication: ErrAuthentication,
	ErrorTypePermission:     ErrPermissionDenied,
	ErrorTypeNotFound:       ErrNotFound,
	ErrorTypeConflict:       ErrConflict,
	ErrorTypePayment:        ErrPayment,
	ErrorTypeRateLimit:      ErrRateLimit,
	ErrorTypeMarketplace:    ErrMarketplace,
	ErrorTypeInternal:       ErrInternal,
}

// Error is every error of this package. Get it with errors.As.
type Error struct {
	// Status of the HTTP response, or 0 if there was none.
	Status int `json:"status"`
	// Code identifies the error.
	Code string `json:"code"`
	// Type is empty if the error didn't come from the API.
	Type    ErrorType `json:"type"`
	Message string    `json:"message"`
	// RequestID identifies the request. Include it when you contact support.
	RequestID string `json:"requestId"`
	// Retryable tells whether the same request can succeed later.
	Retryable bool `json:"retryable"`
	// Details has an entry for each invalid field.
	Details []ErrorDetail `json:"details"`
	// Marketplace is the error that the marketplace or payment provider returned.
	Marketplace *MarketplaceError `json:"marketplace"`

	class, cause error
}

func (e *Error) Error() string {
	text := "argosy: "
	if e.Status != 0 {
		text += fmt.Sprintf("%d ", e.Status)
	}
	text += e.Code + ": " + e.Message
	if e.RequestID != "" {
		text += " (request " + e.RequestID + ")"
	}
	return text
}

// Is makes errors.Is(err, argosy.ErrNotFound) work.
func (e *Error) Is(target error) bool {
	return target == e.class || e.class == ErrTimeout && target == context.DeadlineExceeded
}

// Unwrap returns the cause of a failed connection.
func (e *Error) Unwrap() error { return e.cause }

func configurationError(format string, values ...any) *Error {
	return &Error{Code: "invalid_configuration", Message: fmt.Sprintf(format, values...), class: ErrConfiguration}
}

// contextError is the error of a call whose context ended.
func contextError(ctx context.Context) *Error {
	if errors.Is(ctx.Err(), context.Canceled) {
		return &Error{Code: "cancelled", Message: "The context was canceled.", class: context.Canceled, cause: context.Cause(ctx)}
	}
	return timeoutError(context.Cause(ctx))
}

func timeoutError(cause error) *Error {
	return &Error{Code: "timeout", Message: "The request timed out.", Retryable: true, class: ErrTimeout, cause: cause}
}

// networkError is the error of an attempt without a complete response.
func networkError(cause error) *Error {
	var network net.Error
	if errors.Is(cause, context.DeadlineExceeded) || errors.As(cause, &network) && network.Timeout() {
		return timeoutError(cause)
	}
	message := fmt.Sprintf("The connection failed: %v.", cause)
	return &Error{Code: "connection_failed", Message: message, Retryable: true, class: ErrConnection, cause: cause}
}

// unexpectedResponse is the error for a response that the API doesn't send.
func unexpectedResponse(response *Response, message string) *Error {
	return &Error{
		Status:    response.Status,
		Code:      "unexpected_response",
		Message:   message,
		RequestID: response.RequestID,
		Retryable: isPassing(response.Status),
	}
}

// withFirstField says what's wrong with the first field, because logs often have only the message.
func withFirstField(failure Error) string {
	if len(failure.Details) == 0 || failure.Details[0].Field == nil || strings.Contains(failure.Message, *failure.Details[0].Field) {
		return failure.Message
	}
	return fmt.Sprintf("%s %s: %s", failure.Message, *failure.Details[0].Field, failure.Details[0].Message)
}

// errorFrom is the error in a response.
func errorFrom(response *Response) *Error {
	var envelope struct {
		Error Error `json:"error"`
	}
	err := json.Unmarshal(response.Body, &envelope)
	if err != nil || envelope.Error.Code == "" || response.Status < 400 {
		return unexpectedResponse(response, "The response isn't one of the API.")
	}
	failure := envelope.Error
	failure.Message = withFirstField(failure)
	failure.Status = response.Status
	failure.Retryable = RetryableErrorCode(failure.Code).IsKnown()
	failure.class = classes[failure.Type]
	if failure.RequestID == "" {
		failure.RequestID = response.RequestID
	}
	return &failure
}
