// Package checks_test shows what the client for Go refuses, bounds and keeps apart.
package checks_test

import (
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"posthorn.example/posthorn"
)

var ctx = context.Background()

// megabytes is more than the client accepts.
const megabytes = 65

func serve(t *testing.T, answer http.HandlerFunc) (string, *posthorn.Client, *atomic.Int32) {
	t.Helper()
	count := new(atomic.Int32)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		count.Add(1)
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	client, err := posthorn.New(optionsOf(server.URL))
	if err != nil {
		t.Fatal(err)
	}
	return server.URL, client, count
}

func optionsOf(url string) posthorn.Options {
	return posthorn.Options{BaseURL: url, AccountSID: "AC1", AuthToken: "t0ken", MaxRetries: posthorn.Ptr(1)}
}

func isUsage(t *testing.T, err error, named string) {
	t.Helper()
	if !errors.Is(err, posthorn.ErrUsage) || !strings.Contains(err.Error(), named) {
		t.Errorf("The error is %v, and it must name %s.", err, named)
	}
}

func TestWithKeepsNoOptionOfOneCall(t *testing.T) {
	keys := map[string]bool{}
	_, client, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		keys[r.Header.Get("Idempotency-Key")] = true
		fmt.Fprint(w, `{"sid":"MS1"}`)
	})
	var response posthorn.Response
	other := client.With(posthorn.WithIdempotencyKey("order-7"), posthorn.WithResponse(&response))
	for i := 0; i < 2; i++ {
		if _, err := other.Messages.Create(ctx, nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(keys) != 2 || keys["order-7"] || response.Status != 0 {
		t.Errorf("The keys are %v, the response is %v.", keys, response)
	}
}

func TestFaultyHeadersAreRefused(t *testing.T) {
	url, client, count := serve(t, func(http.ResponseWriter, *http.Request) {})
	for named, option := range map[string]posthorn.Option{
		"WithIdempotencyKey must not be empty":          posthorn.WithIdempotencyKey(""),
		"WithIdempotencyKey has a control character":    posthorn.WithIdempotencyKey("order-7\r\nX-B: 2"),
		"WithHeader has a control character":            posthorn.WithHeader("X-A", "1\n"),
		"WithHeader has \"X A\"":                        posthorn.WithHeader("X A", "1"),
		"WithHeader has \"\"":                           posthorn.WithHeader("", "1"),
		"WithLastEventID has a control character":       posthorn.WithLastEventID("1\x00"),
		"such as the end of a line, in X-Of-The-Client": posthorn.WithHeader("X-Of-The-Client", "\r"),
	} {
		_, err := client.Messages.Create(ctx, nil, option)
		isUsage(t, err, named)
	}
	for name, value := range map[string]string{"X A": "1", "X-A": "1\nX-B: 2"} {
		options := optionsOf(url)
		options.Header = http.Header{name: {value}}
		_, err := posthorn.New(options)
		isUsage(t, err, "Header has")
	}
	if count.Load() != 0 {
		t.Errorf("The server saw %d requests.", count.Load())
	}
}

func TestFaultyBaseURLsAreRefused(t *testing.T) {
	for _, url := range []string{"https://a.example?", "https://a.example/#", "https://a.example/b c", "https://a.example\t"} {
		_, err := posthorn.New(optionsOf(url))
		isUsage(t, err, "BaseURL")
	}
}

func TestANilContextIsRefused(t *testing.T) {
	_, client, count := serve(t, func(http.ResponseWriter, *http.Request) {})
	var none context.Context
	_, err := client.Account.Get(none)
	isUsage(t, err, "context")
	_, err = client.Messages.List(none, nil).FirstPage()
	isUsage(t, err, "context")
	stream := client.Messages.Stream(none, nil)
	if stream.Next() {
		t.Error("The stream has an event.")
	}
	isUsage(t, stream.Err(), "context")
	isUsage(t, client.FollowEvents(none, "", nil), "context")
	if count.Load() != 0 {
		t.Errorf("The server saw %d requests.", count.Load())
	}
}

func TestPagesAreReadAtOnce(t *testing.T) {
	_, client, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		cursor := r.URL.Query().Get("cursor")
		fmt.Fprintf(w, `{"data":[{"sid":%q}],"has_more":true,"next_cursor":%q}`, "MS"+cursor, "2"+cursor)
	})
	list := client.Messages.List(ctx, nil)
	first, err := list.FirstPage()
	if err != nil {
		t.Fatal(err)
	}
	var running sync.WaitGroup
	for i := 0; i < 20; i++ {
		for sid, read := range map[string]func() (*posthorn.Page[posthorn.Message], error){
			"MS": list.FirstPage, "MS2": first.NextPage,
		} {
			running.Add(1)
			go func(sid string, read func() (*posthorn.Page[posthorn.Message], error)) {
				defer running.Done()
				if page, err := read(); err != nil || page.Data[0].SID != sid {
					t.Errorf("The page of %s is %v, %v.", sid, page, err)
				}
			}(sid, read)
		}
	}
	running.Wait()
}

func TestAnAnswerIsBounded(t *testing.T) {
	_, client, count := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		body := gzip.NewWriter(w)
		for i := 0; i < megabytes; i++ {
			fmt.Fprint(body, strings.Repeat(" ", 1<<20))
		}
		fmt.Fprint(body, `{"sid":"AC1"}`)
		body.Close()
	})
	_, err := client.Account.Get(ctx)
	var refusal *posthorn.Error
	if !errors.As(err, &refusal) || refusal.Code != posthorn.CodeUnexpectedAnswer || count.Load() != 1 {
		t.Errorf("The error is %v after %d requests.", err, count.Load())
	}
}

func TestAnEventIsBounded(t *testing.T) {
	_, client, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for i := 0; i < megabytes; i++ {
			fmt.Fprint(w, "data: ", strings.Repeat(" ", 1<<20), "\n")
		}
		fmt.Fprint(w, "data: []\n\n")
	})
	stream := client.Messages.Stream(ctx, nil, posthorn.WithMaxRetries(0))
	defer stream.Close()
	if stream.Next() || !errors.Is(stream.Err(), posthorn.ErrConnection) {
		t.Errorf("The error is %v.", stream.Err())
	}
}

func TestFollowEventsRestsAfterAnAnswerWithoutEvents(t *testing.T) {
	var times []time.Time
	_, client, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		data := "[]"
		if times = append(times, time.Now()); len(times) > 1 {
			data = `[{"sid":"EV1"}]`
		}
		fmt.Fprintf(w, `{"data":%s,"next_cursor":"c1"}`, data)
	})
	enough := errors.New("enough")
	err := client.FollowEvents(ctx, "", func(posthorn.FollowedEvent) error { return enough })
	if err != enough || len(times) != 2 || times[1].Sub(times[0]) < time.Second {
		t.Errorf("The requests came at %v, the error is %v.", times, err)
	}
}
