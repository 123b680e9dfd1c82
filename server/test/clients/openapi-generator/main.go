// Sends a message and reads it, with the client that openapi-generator generated for Go.
package main

import (
	"context"
	"fmt"
	"os"

	"clients/posthorn"
)

func main() {
	configuration := posthorn.NewConfiguration()
	configuration.Servers[0].URL = os.Getenv("BASE_URL")
	credentials := posthorn.BasicAuth{UserName: os.Getenv("ACCOUNT_SID"), Password: os.Getenv("AUTH_TOKEN")}
	signedIn := context.WithValue(context.Background(), posthorn.ContextBasicAuth, credentials)
	messages := posthorn.NewAPIClient(configuration).MessagesAPI
	var request posthorn.CreateMessageRequest
	request.SetTo("+15552345678")
	request.SetFrom("+15551234567")
	request.SetBody("Your table is ready.")
	request.SetTags([]string{"reservations"})
	created, posted, err := messages.CreateMessage(signedIn).CreateMessageRequest(request).Execute()
	check(err)
	read, got, err := messages.GetMessage(signedIn, created.Sid).Execute()
	check(err)
	fmt.Println(posted.StatusCode, got.StatusCode, read.Sid == created.Sid, read.Tags[0])
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
