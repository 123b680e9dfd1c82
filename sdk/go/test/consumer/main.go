//go:build go1.23

// Command consumer uses the client at a server of Posthorn, as a program in a module of its own.
package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"

	"posthorn.example/posthorn"
)

var client *posthorn.Client

func main() {
	var log bytes.Buffer
	made, err := posthorn.New(posthorn.Options{
		BaseURL:    os.Getenv("BASE_URL"),
		AccountSID: os.Getenv("ACCOUNT_SID"),
		AuthToken:  os.Getenv("AUTH_TOKEN"),
		Logger:     slog.New(slog.NewTextHandler(&log, nil)),
	})
	must(err)
	client = made
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	sendAndRead(ctx)
	listPages(ctx)
	refuse(ctx)
	setNull(ctx)
	follow(ctx)
	cut(ctx)
	export(ctx)
	check(strings.Contains(log.String(), `call="GET /v1/messages/{sid}" status=200`), "the log has the calls")
	check(!strings.Contains(log.String(), os.Getenv("AUTH_TOKEN")), "the log has no token")
	check(!strings.Contains(log.String(), "4155550123"), "the log has no phone number")
	fmt.Println("done")
}

func send(ctx context.Context, body string, options ...posthorn.Option) *posthorn.Message {
	message, err := client.Messages.Create(ctx, &posthorn.CreateMessageParams{
		To: "+14155550123", From: posthorn.Ptr("+15005550006"), Body: &body,
		Tags:     []string{"go"},
		Metadata: map[string]string{"order": "7"},
		SendAt:   posthorn.Ptr(time.Now().Add(time.Hour)),
	}, options...)
	must(err)
	return message
}

func sendAndRead(ctx context.Context) {
	key := posthorn.WithIdempotencyKey("order-7")
	message := send(ctx, "Grüße <📯>", key)
	check(message.Status == posthorn.MessageStatusQueued, "the message is queued")
	check(message.Body == "Grüße <📯>" && message.Metadata["order"] == "7", "the message has its fields")
	check(message.SentAt == nil && time.Until(*message.SendAt) > 50*time.Minute, "the times are read")
	check(strings.Contains(string(message.RawJSON()), message.SID), "the JSON can be read")
	var response posthorn.Response
	read, err := client.Messages.Get(ctx, message.SID, posthorn.WithResponse(&response))
	must(err)
	check(reflect.DeepEqual(read, message), "the message is the same again")
	check(response.Status == 200 && response.RequestID != "", "the response can be read")
	must(client.Messages.Delete(ctx, message.SID))
	_, err = client.Messages.Get(ctx, message.SID)
	var refusal *posthorn.Error
	check(errors.As(err, &refusal) && refusal.Code == posthorn.CodeMessageNotFound, "a deleted message has its code")
}

func listPages(ctx context.Context) {
	var sent []string
	for i := range 5 {
		sent = append(sent, send(ctx, fmt.Sprint("Table ", i)).SID)
	}
	slices.Reverse(sent)
	params := &posthorn.ListMessagesParams{
		Limit:        posthorn.Ptr[int64](2),
		Metadata:     map[string]string{"order": "7"},
		Status:       []posthorn.MessageStatus{posthorn.MessageStatusQueued, posthorn.MessageStatusSent},
		CreatedAfter: posthorn.Ptr(time.Now().Add(-time.Minute)),
	}
	list := client.Messages.List(ctx, params)
	var found []string
	for message, err := range list.All() {
		must(err)
		found = append(found, message.SID)
	}
	check(slices.Equal(found, sent), "a range loop yields all entries")
	found = nil
	for list.Next() {
		found = append(found, list.Current().SID)
	}
	must(list.Err())
	check(slices.Equal(found, sent), "Next reads all entries")
	var lengths []int
	for page, err := range list.Pages() {
		must(err)
		lengths = append(lengths, len(page.Data))
	}
	check(slices.Equal(lengths, []int{2, 2, 1}), "a range loop yields all pages")
}

func refuse(ctx context.Context) {
	var refusal *posthorn.Error
	_, err := client.Messages.Create(ctx, &posthorn.CreateMessageParams{MaxSegments: posthorn.Ptr[int64](-1)})
	check(errors.As(err, &refusal) && refusal.Status == 400 && len(refusal.Errors) > 1, "a refusal has its faults")
	_, err = client.With(posthorn.WithTimeout(time.Nanosecond), posthorn.WithMaxRetries(0)).Account.Get(ctx)
	check(errors.Is(err, posthorn.ErrTimeout), "a client with another timeout uses it")
	_, err = client.Account.Get(ctx)
	must(err)
}

func setNull(ctx context.Context) {
	change := func(email posthorn.Nullable[string]) *string {
		account, err := client.Account.Update(ctx, &posthorn.UpdateOwnAccountParams{SupportEmail: email})
		must(err)
		return account.SupportEmail
	}
	check(*change(posthorn.Set("help@example.com")) == "help@example.com", "a value is set")
	check(change(posthorn.Nullable[string]{}) != nil, "a field that is not set stays")
	check(change(posthorn.Null[string]()) == nil, "null is sent")
	_, err := client.Auth.VerificationChecks.Create(ctx, nil)
	var refusal *posthorn.Error
	check(errors.As(err, &refusal) && refusal.Status < 500, "a body without fields is sent")
}

func follow(ctx context.Context) {
	present, err := client.Events.Feed(ctx, &posthorn.FollowEventsParams{TimeoutMs: posthorn.Ptr[int64](0)})
	must(err)
	sent := send(ctx, "Table 6")
	enough := errors.New("enough")
	err = client.FollowEvents(ctx, present.NextCursor, func(followed posthorn.FollowedEvent) error {
		data, err := followed.Event.Value()
		must(err)
		message, isMessage := data.(*posthorn.Message)
		check(isMessage && message.SID == sent.SID && followed.Cursor != "", "an event has its message")
		return enough
	})
	check(err == enough, "the error of the caller ends the loop")
	stream := client.Messages.Stream(ctx, nil)
	ended, hasSent := make(chan struct{}), make(chan struct{})
	// The stream begins at an unknown time, so messages are sent until it has one.
	go func() {
		defer close(hasSent)
		for {
			select {
			case <-ended:
				return
			default:
				send(ctx, "Table 7")
			}
		}
	}()
	for event, err := range stream.All() {
		must(err)
		check(len(event.Data) > 0 && event.ID != "", "a stream has messages")
		break
	}
	close(ended)
	<-hasSent
}

// cut streams from a server that ends each connection without an answer.
func cut(ctx context.Context) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(err)
	defer listener.Close()
	go func() {
		for connection, err := listener.Accept(); err == nil; connection, err = listener.Accept() {
			_, _ = connection.Read(make([]byte, 4096))
			connection.Close()
		}
	}()
	other, err := posthorn.New(posthorn.Options{BaseURL: "http://" + listener.Addr().String(), OperatorToken: "token"})
	must(err)
	stream := other.Messages.Stream(ctx, nil, posthorn.WithMaxRetries(1))
	defer stream.Close()
	check(!stream.Next() && errors.Is(stream.Err(), posthorn.ErrConnection), "a stream without answers ends")
}

func export(ctx context.Context) {
	table, err := client.Transactions.Export(ctx, nil)
	must(err)
	defer table.Close()
	line, err := bufio.NewReader(table).ReadString('\n')
	must(err)
	check(strings.Contains(line, "currency"), "a table is read as text")
}

func check(holds bool, text string) {
	if !holds {
		fmt.Println("Not so:", text)
		os.Exit(1)
	}
}

func must(err error) {
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}
