// Package posthorn is the client of Posthorn, a self-hosted service for messages, verifications, payments and
// webhooks.
//
// [New] creates a [Client], whose fields are the resources of the API. A client can be used by many
// goroutines.
package posthorn

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
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

// Format prints the server, and not the credentials.
func (c *Client) Format(to fmt.State, _ rune) { fmt.Fprintf(to, "posthorn.Client(%s)", c.core.baseURL) }

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
		response, err := c.open(ctx, request, request.timeout+request.wait)
		if err != nil {
			return err
		}
		answer, err := readAnswer(response)
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
		c.log.Info("A call failed and is sent again.", "call", request.name(), "failure", fmt.Sprintf("%T", failure), "delay", delay)
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

// openStream sends a request once. The timeout then bounds each silence in a body of the wanted type.
func (c *core) openStream(ctx context.Context, request *request) (io.ReadCloser, error) {
	response, err := c.open(ctx, request, request.timeout)
	if err != nil {
		return nil, err
	}
	if response.StatusCode == http.StatusOK && strings.HasPrefix(response.Header.Get("Content-Type"), request.accept) {
		limit := response.Body.(*limit)
		limit.timer.Stop()
		limit.isEndless = true
		return limit, nil
	}
	answer, err := readAnswer(response)
	if err != nil {
		return nil, err
	}
	return nil, answer.unexpected("the answer is not " + request.accept + ". Does BaseURL lead to Posthorn?")
}

// open sends a request once, and returns when the header of the answer has arrived. The caller must close the
// body.
func (c *core) open(ctx context.Context, request *request, timeout time.Duration) (*http.Response, error) {
	limit := newLimit(ctx, request, timeout)
	began := time.Now()
	outgoing, err := request.http(limit.ctx)
	if err != nil {
		limit.Close()
		return nil, fmt.Errorf("%w: %w", ErrUsage, err)
	}
	response, err := c.http.Do(outgoing)
	if err != nil {
		defer limit.Close()
		return nil, limit.failure(err)
	}
	c.log.Info("The server answered.", "call", request.name(), "status", response.StatusCode,
		"duration", time.Since(began), "request_id", response.Header.Get("Request-Id"))
	if request.response != nil {
		*request.response = responseOf(response)
	}
	limit.body, response.Body = response.Body, limit
	return response, nil
}
