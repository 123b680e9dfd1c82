package main

import (
	"context"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"time"

	"posthorn.example/posthorn"
)

// Outcome is what the caller saw, with the names of the results.
type Outcome map[string]any

type ownTransport struct{}

func (ownTransport) RoundTrip(request *http.Request) (*http.Response, error) {
	request = request.Clone(request.Context())
	request.Header.Set("X-Transport", "own")
	return http.DefaultTransport.RoundTrip(request)
}

// faults makes the call, and compares what the caller saw with the result.
func (b Behaviour) faults(server Server) []string {
	options := b.options(server)
	client, err := posthorn.New(options)
	if err != nil {
		return []string{err.Error()}
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	began := time.Now()
	if b.Call.CancelAfterMs > 0 {
		wait := time.Duration(b.Call.CancelAfterMs) * time.Millisecond
		began = began.Add(wait)
		time.AfterFunc(wait, cancel)
	}
	found, err := b.Call.all(ctx, client)
	took := time.Since(began)
	if err != nil {
		found = Outcome{"error": errorOf(err)}
	}
	faults := b.Result.differences(found)
	if err != nil && b.Result.Error == nil {
		faults = append(faults, "it failed: "+err.Error())
	}
	if within := time.Duration(b.Result.WithinMs) * time.Millisecond; within > 0 && took > within {
		faults = append(faults, "it took "+took.String())
	}
	printed := fmt.Sprintf("%v %+v %#v %+v", client, client, client, *client) +
		fmt.Sprintf("%v %+v %#v %+v", options, options, options, &options) + fmt.Sprintf("%v %+v %#v", err, err, err)
	for _, secret := range b.Result.Hidden {
		if strings.Contains(printed, secret) {
			faults = append(faults, secret+" is printed")
		}
	}
	return faults
}

func (b Behaviour) options(server Server) posthorn.Options {
	given := b.Client
	address := map[string]string{"": server.URL, "tls": server.TLS, "closed": server.Closed}[given.Address]
	options := posthorn.Options{
		BaseURL:    address + "/" + b.ID + "/go",
		AccountSID: given.AccountSID, AuthToken: given.AuthToken,
		APIKey: given.APIKey, APIKeySecret: given.APIKeySecret,
		MaxRetries: given.Retries,
		Timeout:    time.Duration(given.TimeoutMs) * time.Millisecond,
		Header:     http.Header{},
	}
	for name, value := range given.Headers {
		options.Header.Set(name, value)
	}
	if given.Slash {
		options.BaseURL += "/"
	}
	if given.APIKey == "" && given.AccountSID == "" {
		options.AccountSID = "AC1"
	}
	if given.APIKey == "" && given.AuthToken == "" {
		options.AuthToken = "t0ken"
	}
	if given.CA {
		options.RootCAs = x509.NewCertPool()
		options.RootCAs.AppendCertsFromPEM([]byte(server.CA))
	}
	if given.Proxy {
		options.Proxy = server.Proxy
	}
	if given.Transport == "own" {
		options.HTTPClient = &http.Client{Transport: ownTransport{}}
	}
	return options
}

// all makes the call as often as it says, and returns the last outcome.
func (c Call) all(ctx context.Context, client *posthorn.Client) (found Outcome, err error) {
	type pair struct {
		outcome Outcome
		err     error
	}
	times := max(1, c.Times)
	results := make(chan pair, times)
	for i := 0; i < times; i++ {
		one := func() {
			outcome, err := c.once(ctx, client)
			results <- pair{outcome, err}
		}
		if c.AtOnce {
			go one()
		} else {
			one()
		}
	}
	for i := 0; i < times; i++ {
		result := <-results
		found, err = result.outcome, errors.Join(err, result.err)
	}
	return found, err
}

func (c Call) once(ctx context.Context, client *posthorn.Client) (Outcome, error) {
	var response posthorn.Response
	options := append(c.options(), posthorn.WithResponse(&response))
	var answer any
	var err error
	switch c.Method {
	case "messages.create":
		answer, err = client.Messages.Create(ctx, params[posthorn.CreateMessageParams](c.Body), options...)
	case "messages.get":
		answer, err = client.Messages.Get(ctx, c.SID, options...)
	case "messages.delete":
		err = client.Messages.Delete(ctx, c.SID, options...)
	case "account.get":
		answer, err = client.Account.Get(ctx, options...)
	case "webhooks.update":
		answer, err = client.Webhooks.Update(ctx, c.SID, params[posthorn.UpdateWebhookParams](c.Body), options...)
	case "messages.list":
		return c.entries(client.Messages.List(ctx, params[posthorn.ListMessagesParams](c.Query), options...))
	case "messages.stream":
		return c.events(client.Messages.Stream(ctx, nil, options...))
	default:
		err = errors.New("the runner does not know " + c.Method)
	}
	if err != nil {
		return nil, err
	}
	raw := map[string]any{"status": response.Status, "request_id": response.RequestID}
	return Outcome{"answer": answer, "raw": raw}, nil
}

func (c Call) options() []posthorn.Option {
	var options []posthorn.Option
	if c.Key != "" {
		options = append(options, posthorn.WithIdempotencyKey(c.Key))
	}
	for name, value := range c.Headers {
		options = append(options, posthorn.WithHeader(name, value))
	}
	if c.Retries != nil {
		options = append(options, posthorn.WithMaxRetries(*c.Retries))
	}
	if c.TimeoutMs > 0 {
		options = append(options, posthorn.WithTimeout(time.Duration(c.TimeoutMs)*time.Millisecond))
	}
	if c.LastEventID != "" {
		options = append(options, posthorn.WithLastEventID(c.LastEventID))
	}
	return options
}

// entries reads the list by All, which a range loop of Go 1.23 calls in the same way.
func (c Call) entries(list *posthorn.List[posthorn.Message]) (Outcome, error) {
	sids := []string{}
	var failure error
	list.All()(func(message posthorn.Message, err error) bool {
		if failure = err; err == nil {
			sids = append(sids, message.SID)
		}
		return len(sids) != c.Entries
	})
	return Outcome{"entries": map[string]any{"sids": sids, "count": len(sids)}}, failure
}

func (c Call) events(stream *posthorn.Stream[[]posthorn.Message]) (Outcome, error) {
	defer stream.Close()
	events := []map[string]any{}
	for len(events) < c.Events && stream.Next() {
		event := stream.Current()
		sids := []string{}
		for _, message := range event.Data {
			sids = append(sids, message.SID)
		}
		events = append(events, map[string]any{"id": event.ID, "sids": sids})
	}
	return Outcome{"events": events}, stream.Err()
}

func params[T any](text json.RawMessage) *T {
	if text == nil {
		return nil
	}
	made := new(T)
	must(json.Unmarshal(text, made))
	return made
}

func isWebhookError(err error) bool { return errors.Is(err, posthorn.ErrWebhook) }

func errorOf(err error) map[string]any {
	var refusal *posthorn.Error
	var connection *posthorn.ConnectionError
	switch {
	case errors.Is(err, context.Canceled):
		return map[string]any{"kind": "canceled"}
	case errors.Is(err, posthorn.ErrTimeout) && errors.As(err, &connection):
		return map[string]any{"kind": "timeout"}
	case errors.Is(err, posthorn.ErrConnection) && errors.As(err, &connection):
		return map[string]any{"kind": "connection"}
	case errors.Is(err, posthorn.ErrUsage):
		return map[string]any{"kind": "usage"}
	case !errors.As(err, &refusal):
		return map[string]any{"kind": fmt.Sprintf("%T", err)}
	}
	faulty := []string{}
	for _, fault := range refusal.Errors {
		faulty = append(faulty, fault.Param)
	}
	return map[string]any{
		"kind": "api", "status": refusal.Status, "code": refusal.Code, "param": refusal.Param,
		"detail": refusal.Detail, "request_id": refusal.RequestID, "params": faulty,
		"retry_after_ms": refusal.RetryAfter.Milliseconds(),
	}
}

func (r Result) differences(found Outcome) []string {
	var faults []string
	expected := map[string]json.RawMessage{
		"answer": r.Answer, "entries": r.Entries, "events": r.Events, "raw": r.Raw, "error": r.Error,
	}
	for name, text := range expected {
		if text != nil {
			faults = append(faults, compare(name, plain(text), plain(found[name]))...)
		}
	}
	return faults
}

// compare lists what differs. An object of the expectation names only the fields that matter.
func compare(place string, expected, found any) []string {
	fields, isObject := expected.(map[string]any)
	given, hasFields := found.(map[string]any)
	if !isObject || !hasFields {
		if reflect.DeepEqual(expected, found) {
			return nil
		}
		return []string{fmt.Sprintf("%s is %v instead of %v", place, found, expected)}
	}
	var faults []string
	for name, value := range fields {
		faults = append(faults, compare(place+"."+name, value, given[name])...)
	}
	return faults
}

// plain returns a value as JSON has it, with the digits of its numbers.
func plain(value any) any {
	text, err := json.Marshal(value)
	must(err)
	decoder := json.NewDecoder(strings.NewReader(string(text)))
	decoder.UseNumber()
	var made any
	must(decoder.Decode(&made))
	return made
}
