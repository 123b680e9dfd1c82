// Command behaviours runs the behaviours of sdk/behaviours with the Go client, and the signatures. Its
// arguments are the first line of the server that misbehaves, and the folder of the data. It prints a line of
// JSON for each test.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"

	"posthorn.example/posthorn"
)

// atOnce is the number of behaviours that run at once. Most of them wait.
const atOnce = 24

// Server has the addresses of the server that misbehaves.
type Server struct {
	URL    string `json:"url"`
	TLS    string `json:"tls"`
	CA     string `json:"ca"`
	Proxy  string `json:"proxy"`
	Closed string `json:"closed"`
}

// Behaviour is what behaviours.json says of one behaviour.
type Behaviour struct {
	ID     string   `json:"id"`
	Client Settings `json:"client"`
	Call   Call     `json:"call"`
	Result Result   `json:"result"`
}

// Settings are those of the client.
type Settings struct {
	AccountSID   string            `json:"account_sid"`
	AuthToken    string            `json:"auth_token"`
	APIKey       string            `json:"api_key"`
	APIKeySecret string            `json:"api_key_secret"`
	Retries      *int              `json:"retries"`
	TimeoutMs    int               `json:"timeout_ms"`
	Headers      map[string]string `json:"headers"`
	Address      string            `json:"address"`
	CA           bool              `json:"ca"`
	Proxy        bool              `json:"proxy"`
	Slash        bool              `json:"slash"`
	Transport    string            `json:"transport"`
}

// Call is what the caller does.
type Call struct {
	Method        string            `json:"method"`
	SID           string            `json:"sid"`
	Query         json.RawMessage   `json:"query"`
	Body          json.RawMessage   `json:"body"`
	Key           string            `json:"key"`
	Headers       map[string]string `json:"headers"`
	Retries       *int              `json:"retries"`
	TimeoutMs     int               `json:"timeout_ms"`
	Entries       int               `json:"entries"`
	Events        int               `json:"events"`
	LastEventID   string            `json:"last_event_id"`
	CancelAfterMs int               `json:"cancel_after_ms"`
	Times         int               `json:"times"`
	AtOnce        bool              `json:"at_once"`
}

// Result is what the caller must see.
type Result struct {
	Answer   json.RawMessage `json:"answer"`
	Entries  json.RawMessage `json:"entries"`
	Events   json.RawMessage `json:"events"`
	Raw      json.RawMessage `json:"raw"`
	Error    json.RawMessage `json:"error"`
	Hidden   []string        `json:"hidden"`
	WithinMs int             `json:"within_ms"`
}

func main() {
	var server Server
	must(json.Unmarshal([]byte(os.Args[1]), &server))
	var signatures []Signature
	read("signatures.json", &signatures)
	for _, each := range signatures {
		report("signature "+each.ID, each.faults())
	}
	var behaviours []Behaviour
	read("behaviours.json", &behaviours)
	places := make(chan struct{}, atOnce)
	var running sync.WaitGroup
	for _, each := range behaviours {
		places <- struct{}{}
		running.Add(1)
		go func(behaviour Behaviour) {
			defer func() { <-places; running.Done() }()
			faults := behaviour.faults(server)
			report(behaviour.ID, append(faults, verdictOf(server, behaviour.ID)...))
		}(each)
	}
	running.Wait()
}

// verdictOf returns what the requests of a behaviour did wrong.
func verdictOf(server Server, id string) []string {
	response, err := http.Get(server.URL + "/verdict/" + id + "/go")
	must(err)
	defer response.Body.Close()
	var verdict struct {
		Faults []string `json:"faults"`
	}
	// The server has seen no request.
	if response.StatusCode != http.StatusNotFound {
		must(json.NewDecoder(response.Body).Decode(&verdict))
	}
	return verdict.Faults
}

var printing sync.Mutex

func report(id string, faults []string) {
	line, err := json.Marshal(map[string]any{"id": id, "faults": append([]string{}, faults...)})
	must(err)
	printing.Lock()
	defer printing.Unlock()
	fmt.Println(string(line))
}

func read(file string, into any) {
	text, err := os.ReadFile(filepath.Join(os.Args[2], file))
	must(err)
	must(json.Unmarshal(text, into))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// Signature is a signed webhook of signatures.json.
type Signature struct {
	ID       string            `json:"id"`
	Secrets  []string          `json:"secrets"`
	Headers  map[string]string `json:"headers"`
	Body     []byte            `json:"body"`
	Now      int64             `json:"now"`
	Accepted bool              `json:"accepted"`
	Type     string            `json:"type"`
}

func (s Signature) faults() []string {
	header := http.Header{}
	for name, value := range s.Headers {
		header[name] = []string{value}
	}
	verifier := posthorn.WebhookVerifier{Secrets: s.Secrets, Now: func() time.Time { return time.Unix(s.Now, 0) }}
	event, err := verifier.Verify(s.Body, header)
	switch {
	case s.Accepted && err != nil:
		return []string{"it was refused: " + err.Error()}
	case s.Accepted && string(event.Type) != s.Type:
		return []string{"the type is " + string(event.Type)}
	case !s.Accepted && !isWebhookError(err):
		return []string{fmt.Sprintf("the error is %v", err)}
	}
	return nil
}
