// Sends a message, reads it and lists all, with the client that oapi-codegen generated.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"clients/posthorn"
)

func main() {
	signIn := func(_ context.Context, request *http.Request) error {
		request.SetBasicAuth(os.Getenv("ACCOUNT_SID"), os.Getenv("AUTH_TOKEN"))
		return nil
	}
	client, err := posthorn.NewClientWithResponses(os.Getenv("BASE_URL"), posthorn.WithRequestEditorFn(signIn))
	check(err)
	from, text, tags := "+15551234567", "Your table is ready.", []string{"reservations"}
	body := posthorn.CreateMessageRequest{To: "+15552345678", From: &from, Body: &text, Tags: &tags}
	created, err := client.CreateMessageWithResponse(context.Background(), nil, body)
	check(err)
	read, err := client.GetMessageWithResponse(context.Background(), created.JSON201.Sid)
	check(err)
	listed, err := client.ListMessagesWithResponse(context.Background(), nil)
	check(err)
	addresses := 0
	for _, message := range listed.JSON200.Data {
		if message.Channels != nil {
			addresses += len(*message.Channels)
		}
	}
	if addresses != 2 {
		panic(fmt.Sprint("the message with two addresses has ", addresses))
	}
	fmt.Println(created.StatusCode(), read.StatusCode(), read.JSON200.Sid == created.JSON201.Sid, read.JSON200.Tags[0])
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
