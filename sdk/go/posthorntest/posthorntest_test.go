package posthorntest_test

import (
	"context"
	"os"
	"testing"

	"posthorn.example/posthorn"
	"posthorn.example/posthorn/posthorntest"
)

func TestAGuestGetsACode(t *testing.T) {
	if os.Getenv(posthorntest.CommandVariable) == "" {
		t.Skip("There is no command that starts a server.")
	}
	server, ctx := posthorntest.Start(t), context.Background()
	_, err := server.Client.Messages.Create(ctx, &posthorn.CreateMessageParams{
		To:   "+14155550177",
		From: posthorn.Ptr("+15005550006"),
		Body: posthorn.Ptr("Your code is 482913."),
	})
	if err != nil {
		t.Fatal(err)
	}
	found, err := server.Client.Simulator.Messages.Wait(ctx, &posthorn.WaitForSimulatorMessageParams{
		To:        posthorn.Ptr("+14155550177"),
		TimeoutMs: posthorn.Ptr[int64](60_000),
	})
	if err != nil {
		t.Fatal(err)
	}
	if found.Message == nil || found.Message.Code == nil || *found.Message.Code != "482913" {
		t.Fatalf("The message is %v.", found.Message)
	}
}
