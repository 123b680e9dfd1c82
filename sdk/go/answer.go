package posthorn

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const (
	// quotedMax is the number of bytes of a proxy's page that an error quotes.
	quotedMax = 200
	// answerMax is the longest answer in bytes, after decompression. The API sends far less.
	answerMax = 64 << 20
)

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

// readAnswer reads a whole answer. It returns an [*Error] if the answer is not a success.
func readAnswer(response *http.Response) (*answer, error) {
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, answerMax+1))
	if err != nil {
		return nil, err
	}
	a := &answer{responseOf(response), body}
	switch {
	case len(body) > answerMax:
		return nil, a.unexpected("the answer does not end")
	case a.Status >= 300 && a.Status < 400:
		return nil, a.unexpected("the server redirects")
	case a.Status >= 400:
		return nil, a.refusal()
	// Only 204 says that the server sends no body. An empty answer with another status comes from a proxy.
	case a.Status != http.StatusNoContent && len(a.body) == 0:
		return nil, a.unexpected("the answer is empty")
	case a.Status != http.StatusNoContent && !json.Valid(a.body):
		return nil, a.unexpected("the answer is not JSON")
	}
	return a, nil
}

// readObjectOf reads the object in an answer.
func readObjectOf(response *http.Response, into any) error {
	a, err := readAnswer(response)
	if err != nil {
		return err
	}
	if !bytes.HasPrefix(bytes.TrimSpace(a.body), []byte("{")) {
		return a.unexpected("the answer is not an object")
	}
	if err := json.Unmarshal(a.body, into); err != nil {
		return a.unexpected("the answer cannot be read: " + err.Error())
	}
	return nil
}

// endlessBody returns the body of a success with this type. From now on, the timeout bounds each silence.
func endlessBody(response *http.Response, wanted string) (io.ReadCloser, error) {
	if response.StatusCode == http.StatusOK && strings.HasPrefix(response.Header.Get("Content-Type"), wanted) {
		limit := response.Body.(*limit)
		limit.timer.Stop()
		limit.isEndless = true
		return limit, nil
	}
	answer, err := readAnswer(response)
	if err != nil {
		return nil, err
	}
	return nil, answer.unexpected("the answer is not " + wanted)
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
	e.Type, e.Title, e.Code = "about:blank", "An unexpected answer", CodeUnexpectedAnswer
	e.Detail = detail + ". Does BaseURL lead to Posthorn?"
	return e
}

func (a *answer) newError() *Error {
	e := &Error{Status: a.Status, RequestID: a.RequestID, Header: a.Header}
	e.RetryAfter, e.hasRetryAfter = retryAfterOf(a.Header)
	return e
}

var errSlow = errors.New("the answer did not come in time")

// limit ends an attempt after a time, and says why it failed. It is the body of the answer.
type limit struct {
	ctx     context.Context
	caller  context.Context
	request *request
	timer   *time.Timer
	cancel  context.CancelCauseFunc
	body    io.ReadCloser
	// isEndless means that the limit is for each Read instead of the whole body.
	isEndless bool
}

func newLimit(caller context.Context, request *request) *limit {
	ctx, cancel := context.WithCancelCause(caller)
	timer := time.AfterFunc(request.timeout, func() { cancel(errSlow) })
	return &limit{ctx: ctx, caller: caller, request: request, timer: timer, cancel: cancel}
}

func (l *limit) Read(into []byte) (int, error) {
	if l.isEndless {
		l.timer.Reset(l.request.timeout)
		defer l.timer.Stop()
	}
	count, err := l.body.Read(into)
	if err != nil && err != io.EOF {
		err = l.failure(err)
	}
	return count, err
}

func (l *limit) Close() error {
	l.timer.Stop()
	l.cancel(nil)
	if l.body == nil {
		return nil
	}
	return l.body.Close()
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
		isTimeout, cause = true, fmt.Errorf("not all of the answer came within %s", l.request.timeout)
	}
	return &ConnectionError{l.request.name(), cause, isTimeout}
}
