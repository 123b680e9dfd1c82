// Package posthorn is the client of Posthorn, a self-hosted service for messages, verifications, payments and
// webhooks.
//
// [New] creates a [Client], whose fields are the resources of the API. A client can be used by many goroutines.
package posthorn

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"time"
)

// core sends the requests of all resources. Its content never changes.
type core struct {
	baseURL string
	http    *http.Client
	// header has the credentials.
	header   http.Header
	defaults callOptions
	log      *slog.Logger
}

// New returns a client. It sends nothing, and refuses options that cannot be used with [ErrUsage].
func New(options Options) (*Client, error) {
	core, err := newCore(options)
	if err != nil {
		return nil, err
	}
	return newClient(core), nil
}

// With returns a client with these options for all calls. It shares the connections.
func (c *Client) With(options ...Option) *Client {
	other := *c.core
	other.defaults = other.defaults.with(options)
	return newClient(&other)
}

// String names the server. It does not have the credentials.
func (c *Client) String() string { return "posthorn.Client(" + c.core.baseURL + ")" }

// GoString is the same as String.
func (c *Client) GoString() string { return c.String() }

// send returns the object in the answer to a call.
func send[T any](ctx context.Context, c *core, call call, options []Option) (*T, error) {
	var value *T
	err := c.perform(ctx, call, options, func(answer *answer) error {
		value = new(T)
		return answer.object(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// sendForNothing performs a call whose answer has no content.
func sendForNothing(ctx context.Context, c *core, call call, options []Option) error {
	return c.perform(ctx, call, options, func(*answer) error { return nil })
}

// perform sends a call again until it succeeds or must not be repeated. All attempts have the same key.
func (c *core) perform(ctx context.Context, call call, options []Option, read func(*answer) error) error {
	request, err := c.newRequest(call, options)
	if err != nil {
		return err
	}
	return c.retry(ctx, request, func() error {
		answer, err := c.attempt(ctx, request)
		if err != nil {
			return err
		}
		return read(answer)
	})
}

func (c *core) retry(ctx context.Context, request *request, try func() error) error {
	inDoubt := false
	for attempt := 1; ; attempt++ {
		err := try()
		if err == nil {
			return nil
		}
		// The first request deleted the object, and its answer was lost.
		if refusal, ok := err.(*Error); ok && inDoubt && refusal.Status == http.StatusNotFound && request.isDeletion {
			return nil
		}
		delay, mayRepeat := delayBefore(err, request.idempotence, attempt)
		if !mayRepeat || attempt > request.maxRetries {
			return err
		}
		inDoubt = inDoubt || isInDoubt(err)
		if err := c.pause(ctx, request, err, delay); err != nil {
			return err
		}
	}
}

// pause waits before a retry. It returns an error if the caller cancels the call.
func (c *core) pause(ctx context.Context, request *request, failure error, delay time.Duration) error {
	if failure != nil {
		c.log.Info("A call failed and is sent again.", "call", request.name(), "failure", kindOf(failure), "delay", delay)
	}
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return request.canceled(ctx)
	}
}

// attempt sends a request once and reads its whole answer within the timeout.
func (c *core) attempt(ctx context.Context, request *request) (*answer, error) {
	response, err := c.open(ctx, request, request.timeout+request.wait)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	return newAnswer(response, body)
}

// openStream sends a request once. The timeout then bounds each silence in a body of the wanted type.
func (c *core) openStream(ctx context.Context, request *request) (io.ReadCloser, error) {
	response, err := c.open(ctx, request, request.timeout)
	if err != nil {
		return nil, err
	}
	if response.StatusCode == http.StatusOK && hasType(response.Header, request.accept) {
		body := response.Body.(*limitedBody)
		body.limit.timer.Stop()
		body.isEndless = true
		return body, nil
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	answer, err := newAnswer(response, body)
	if err != nil {
		return nil, err
	}
	return nil, answer.unexpected("the answer is not " + request.accept)
}

// sendForText returns the text in the answer to a call, which the caller must close.
func sendForText(ctx context.Context, c *core, call call, options []Option) (io.ReadCloser, error) {
	request, err := c.newRequest(call, options)
	if err != nil {
		return nil, err
	}
	request.accept = "text/csv"
	var text io.ReadCloser
	err = c.retry(ctx, request, func() (err error) {
		text, err = c.openStream(ctx, request)
		return err
	})
	return text, err
}

// open sends a request once, and returns when the header of the answer has arrived. Closing the body releases
// the connection.
func (c *core) open(ctx context.Context, request *request, timeout time.Duration) (*http.Response, error) {
	if ctx.Err() != nil {
		return nil, request.canceled(ctx)
	}
	limit := newLimit(ctx, request, timeout)
	began := time.Now()
	outgoing, err := request.http(limit.ctx)
	if err != nil {
		limit.end()
		return nil, fmt.Errorf("%w: %w", ErrUsage, err)
	}
	response, err := c.http.Do(outgoing)
	if err != nil {
		defer limit.end()
		return nil, limit.failure(err)
	}
	c.log.Info("The server answered.", "call", request.name(), "status", response.StatusCode,
		"duration", time.Since(began), "request_id", response.Header.Get("Request-Id"))
	if request.response != nil {
		*request.response = responseOf(response)
	}
	response.Body = &limitedBody{body: response.Body, limit: limit}
	return response, nil
}
