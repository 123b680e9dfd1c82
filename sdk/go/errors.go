package posthorn

import (
	"errors"
	"fmt"
	"net/http"
	"time"
)

var (
	// ErrUsage is in errors about options and arguments that cannot be used. Nothing was sent.
	ErrUsage = errors.New("posthorn: unusable option or argument")
	// ErrConnection is in each [*ConnectionError].
	ErrConnection = errors.New("posthorn: no complete answer")
	// ErrTimeout is in each [*ConnectionError] of an answer that did not arrive in time. The error of a call
	// that the caller's context ended has [context.Canceled] or [context.DeadlineExceeded] instead.
	ErrTimeout = errors.New("posthorn: no complete answer in time")
	// ErrWebhook is in errors about webhooks that are not proved to be from Posthorn, or too old. Answer them
	// with 400.
	ErrWebhook = errors.New("posthorn: invalid webhook")
)

// Error is a refusal of the API (RFC 9457). Decide by Code; the page at Type explains each code.
type Error struct {
	Status int `json:"status"`
	// Code is a stable word for programs. It is CodeUnexpectedAnswer if the answer is not from Posthorn.
	Code   ErrorCode `json:"code"`
	Title  string    `json:"title"`
	Detail string    `json:"detail"`
	Type   string    `json:"type"`
	// Param is the faulty parameter, and empty if the fault is not about one.
	Param string `json:"param"`
	// Errors are all faults of the request.
	Errors []Fault `json:"errors"`
	// RequestID identifies the request in the log of the server.
	RequestID string `json:"request_id"`
	// RetryAfter is the wait that the server asks for, and 0 if it does not.
	RetryAfter    time.Duration `json:"-"`
	Header        http.Header   `json:"-"`
	hasRetryAfter bool
}

// Fault is one fault of a request. Param is empty if the fault is not about a parameter.
type Fault struct {
	Param  string    `json:"param"`
	Code   ErrorCode `json:"code"`
	Detail string    `json:"detail"`
}

func (e *Error) Error() string {
	return fmt.Sprintf("posthorn: %s (%s, %d)", e.Detail, e.Code, e.Status)
}

// ConnectionError means that no complete answer came: the name, TLS or the connection failed, or the time ran
// out. The server may have performed the request.
type ConnectionError struct {
	// Call is the method and the path of the operation.
	Call  string
	Cause error
	// IsTimeout means that the answer did not arrive in time.
	IsTimeout bool
}

func (e *ConnectionError) Error() string {
	return fmt.Sprintf("posthorn: no complete answer to %s: %s", e.Call, e.Cause)
}

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Cause }

// Is reports whether target is [ErrConnection], or [ErrTimeout] for a timeout.
func (e *ConnectionError) Is(target error) bool {
	return target == ErrConnection || (target == ErrTimeout && e.IsTimeout)
}
