// Package posthorn is the client of Posthorn, a self-hosted service for messages, verifications, payments and
// webhooks.
//
// [New] creates a [Client], whose fields are the resources of the API. A client can be used by many
// goroutines.
package posthorn

import (
	"bytes"
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

// With returns a client with these options for all calls. It shares the connections. It ignores the idempotency
// key, the response and the last event id, which are those of one call.
func (c *Client) With(options ...Option) *Client {
	other := *c.core
	other.defaults = other.defaults.with(options)
	other.defaults.key, other.defaults.response, other.defaults.lastEventID = nil, nil, ""
	return newClient(&other)
}

// Format prints the server, and not the credentials.
func (c *Client) Format(to fmt.State, _ rune) { fmt.Fprintf(to, "posthorn.Client(%s)", c.core.baseURL) }

// send returns the object in the answer to a call.
func send[T any](ctx context.Context, c *core, call call, options []Option) (*T, error) {
	var value *T
	err := c.perform(ctx, call, typeJSON, options, func(response *http.Response) error {
		value = new(T)
		return readObjectOf(response, value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// sendForNothing performs a call whose answer has no content.
func sendForNothing(ctx context.Context, c *core, call call, options []Option) error {
	return c.perform(ctx, call, typeJSON, options, func(response *http.Response) error {
		_, err := readAnswer(response)
		return err
	})
}

// sendForText returns the text in the answer to a call, which the caller must close.
func sendForText(ctx context.Context, c *core, call call, options []Option) (io.ReadCloser, error) {
	var text io.ReadCloser
	err := c.perform(ctx, call, typeCSV, options, func(response *http.Response) (err error) {
		text, err = endlessBody(response, typeCSV)
		return err
	})
	return text, err
}

// perform sends a call again until it succeeds or must not be repeated. All attempts have the same key.
func (c *core) perform(ctx context.Context, call call, accept string, options []Option, read func(*http.Response) error) error {
	request, err := c.newRequest(ctx, call, accept, options)
	if err != nil {
		return err
	}
	inDoubt := false
	for attempt := 1; ; attempt++ {
		response, err := c.open(ctx, request)
		if err == nil {
			err = read(response)
		}
		if err == nil {
			return nil
		}
		// The first request deleted the object, and its answer was lost.
		if refusal, ok := err.(*Error); ok && inDoubt && refusal.Status == http.StatusNotFound && call.isDeletion {
			return nil
		}
		delay, mayRepeat := delayBefore(err, call.neverRepeat, attempt)
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
	c.log.Info("The client sends a call again.", "call", request.name(), "after", fmt.Sprintf("%T", failure), "delay", delay)
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return request.canceled(ctx)
	}
}

// open sends a request once, and returns when the header of the answer has arrived. The caller must close the
// body.
func (c *core) open(ctx context.Context, request *request) (*http.Response, error) {
	limit := newLimit(ctx, request)
	began := time.Now()
	outgoing, err := http.NewRequestWithContext(limit.ctx, request.method, request.url, bytes.NewReader(request.content))
	if err != nil {
		limit.Close()
		return nil, fmt.Errorf("%w: %w", ErrUsage, err)
	}
	outgoing.Header = request.header.Clone()
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
