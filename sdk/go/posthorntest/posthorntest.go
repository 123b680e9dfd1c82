// Package posthorntest starts a server of Posthorn for the tests of a program: `posthorn test`.
package posthorntest

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"posthorn.example/posthorn"
)

// CommandVariable names the variable with the command, such as "/path/to/posthorn/posthorn test".
const CommandVariable = "POSTHORN_TEST_COMMAND"

// Server is the address of a server for tests. Client is for its account, and Operator for its operator.
type Server struct {
	BaseURL  string
	Client   *posthorn.Client
	Operator *posthorn.Client
}

// Start starts a server with the simulator and an empty store. The server ends with the test.
func Start(t testing.TB) *Server {
	t.Helper()
	words := strings.Fields(os.Getenv(CommandVariable))
	if len(words) == 0 {
		words = []string{"posthorn", "test"}
	}
	command := exec.Command(words[0], words[1:]...)
	command.Stderr = os.Stderr
	input, inputErr := command.StdinPipe()
	output, outputErr := command.StdoutPipe()
	if inputErr != nil || outputErr != nil {
		t.Fatal(inputErr, outputErr)
	}
	if err := command.Start(); err != nil {
		t.Fatalf("%s does not start. Set %s to its command: %v", words[0], CommandVariable, err)
	}
	t.Cleanup(func() {
		_ = input.Close()
		_ = command.Wait()
	})
	line, err := bufio.NewReader(output).ReadBytes('\n')
	if err != nil {
		t.Fatalf("%s ended. It says why on the standard error.", strings.Join(words, " "))
	}
	return read(t, line)
}

func read(t testing.TB, line []byte) *Server {
	t.Helper()
	var printed struct {
		BaseURL       string `json:"base_url"`
		AccountSID    string `json:"account_sid"`
		AuthToken     string `json:"auth_token"`
		OperatorToken string `json:"operator_token"`
	}
	if err := json.Unmarshal(line, &printed); err != nil {
		t.Fatal(err)
	}
	client, err := posthorn.New(posthorn.Options{
		BaseURL:    printed.BaseURL,
		AccountSID: printed.AccountSID,
		AuthToken:  printed.AuthToken,
	})
	if err != nil {
		t.Fatal(err)
	}
	operator, err := posthorn.New(posthorn.Options{BaseURL: printed.BaseURL, OperatorToken: printed.OperatorToken})
	if err != nil {
		t.Fatal(err)
	}
	return &Server{BaseURL: printed.BaseURL, Client: client, Operator: operator}
}
