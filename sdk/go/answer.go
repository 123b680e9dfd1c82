package posthorn

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// quotedMax is the number of bytes of a proxy's page that an error quotes.
const quotedMax = 200

// Response is an answer of the server as HTTP.
type Response struct {
	Status int
	Header http.Header
	// RequestID identifies the request in the log of the server.
	RequestID string
}

func responseOf(r *http.Response) Response {
	return Response{r.StatusCode, r.Header, r.Header.Get("Request-Id")}
}

// answer is a successful answer.
type answer struct {
	Response
	body []byte
}

// newAnswer returns an [*Error] for an answer that is not a success.
func newAnswer(response *http.Response, body []byte) (*answer, error) {
	a := &answer{responseOf(response), body}
	switch {
	case a.Status >= 300 && a.Status < 400:
		return nil, a.unexpected("the server redirects. Set BaseURL to where it leads")
	case a.Status >= 400:
		return nil, a.refusal()
	// Only 204 says that the server sends no body. An empty answer with another status comes from a proxy.
	case a.Status != http.StatusNoContent && len(body) == 0:
		return nil, a.unexpected("the answer is empty. Does BaseURL lead to Posthorn?")
	case a.Status != http.StatusNoContent && !json.Valid(body):
		return nil, a.unexpected("the answer is not JSON. Does BaseURL lead to Posthorn?")
	}
	return a, nil
}

// object reads the object in the body into a pointer.
func (a *answer) object(into any) error {
	if !bytes.HasPrefix(bytes.TrimSpace(a.body), []byte("{")) {
		return a.unexpected("the answer is not an object. Does BaseURL lead to Posthorn?")
	}
	if err := json.Unmarshal(a.body, into); err != nil {
		return a.unexpected("the answer cannot be read: " + err.Error())
	}
	return nil
}

func (a *answer) refusal() *Error {
	refusal := a.newError()
	err := json.Unmarshal(a.body, refusal)
	refusal.Status = a.Status
	if err == nil && refusal.Code != "" && refusal.Detail != "" && refusal.Title != "" {
		return refusal
	}
	said := strings.ToValidUTF8(string(a.body[:min(len(a.body), quotedMax)]), "")
	return a.unexpected(fmt.Sprintf("the answer is %d and not from Posthorn: %q", a.Status, said))
}

// unexpected is the error for an answer that is not from Posthorn.
func (a *answer) unexpected(detail string) *Error {
	e := a.newError()
	e.Type, e.Title, e.Detail, e.Code = "about:blank", "An unexpected answer", detail, CodeUnexpectedAnswer
	return e
}

func (a *answer) newError() *Error {
	e := &Error{Status: a.Status, RequestID: a.RequestID, Header: a.Header}
	e.RetryAfter, e.hasRetryAfter = retryAfterOf(a.Header)
	return e
}

func hasType(header http.Header, wanted string) bool {
	given, _, err := mime.ParseMediaType(header.Get("Content-Type"))
	return err == nil && given == wanted
}

var errSlow = errors.New("the answer did not come in time")

// limit ends an attempt after a time, and says why an attempt failed.
type limit struct {
	ctx     context.Context
	caller  context.Context
	request *request
	timeout time.Duration
	timer   *time.Timer
	cancel  context.CancelCauseFunc
}

func newLimit(caller context.Context, request *request, timeout time.Duration) *limit {
	ctx, cancel := context.WithCancelCause(caller)
	timer := time.AfterFunc(timeout, func() { cancel(errSlow) })
	return &limit{ctx, caller, request, timeout, timer, cancel}
}

func (l *limit) end() {
	l.timer.Stop()
	l.cancel(nil)
}

func (l *limit) failure(cause error) error {
	if l.caller.Err() != nil {
		return l.request.canceled(l.caller)
	}
	// The text of *url.Error has the query, and that can have phone numbers.
	var withURL *url.Error
	if errors.As(cause, &withURL) {
		cause = withURL.Err
	}
	var network net.Error
	isTimeout := errors.As(cause, &network) && network.Timeout()
	if context.Cause(l.ctx) == errSlow {
		isTimeout, cause = true, fmt.Errorf("not all of the answer came within %s", l.timeout)
	}
	return &ConnectionError{l.request.name(), cause, isTimeout}
}

// limitedBody returns the errors of its limit.
type limitedBody struct {
	body  io.ReadCloser
	limit *limit
	// isEndless means that the limit is for each Read instead of the whole body.
	isEndless bool
}

func (b *limitedBody) Read(into []byte) (int, error) {
	if b.isEndless {
		b.limit.timer.Reset(b.limit.timeout)
		defer b.limit.timer.Stop()
	}
	count, err := b.body.Read(into)
	if err != nil && err != io.EOF {
		err = b.limit.failure(err)
	}
	return count, err
}

func (b *limitedBody) Close() error {
	b.limit.end()
	return b.body.Close()
}
