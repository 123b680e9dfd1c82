// Makes a call of Twilio's library for each line of JSON on standard input, and writes its result as a line.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"reflect"
	"strings"

	"github.com/twilio/twilio-go/client"
	api "github.com/twilio/twilio-go/rest/api/v2010"
	lookups "github.com/twilio/twilio-go/rest/lookups/v2"
	messaging "github.com/twilio/twilio-go/rest/messaging/v1"
	verify "github.com/twilio/twilio-go/rest/verify/v2"
)

type order struct {
	Call        string         `json:"call"`
	Ids         []string       `json:"ids"`
	Parameters  map[string]any `json:"parameters"`
	Credentials struct{ Account, Username, Password string }
}

// The documented means to reach another host: a transport of one's own.
type toPosthorn struct{ host *url.URL }

func (to toPosthorn) RoundTrip(request *http.Request) (*http.Response, error) {
	request.URL.Scheme, request.URL.Host, request.Host = to.host.Scheme, to.host.Host, to.host.Host
	return http.DefaultTransport.RoundTrip(request)
}

// The service of each list, and the name of its resource in the methods of the library.
var lists = map[string]struct {
	product func(*client.RequestHandler) any
	name    string
}{
	"accounts":               {apiOf, "Account"},
	"alpha_senders":          {messagingOf, "AlphaSender"},
	"calls":                  {apiOf, "Call"},
	"feedback":               {apiOf, "MessageFeedback"},
	"incoming_phone_numbers": {apiOf, "IncomingPhoneNumber"},
	"lookups":                {lookupsOf, "PhoneNumber"},
	"media":                  {apiOf, "Media"},
	"messages":               {apiOf, "Message"},
	"phone_numbers":          {messagingOf, "PhoneNumber"},
	"services":               {messagingOf, "Service"},
	"short_codes":            {messagingOf, "ShortCode"},
	"verification_checks":    {verifyOf, "VerificationCheck"},
	"verifications":          {verifyOf, "Verification"},
	"verify_services":        {verifyOf, "Service"},
}

func apiOf(handler *client.RequestHandler) any       { return api.NewApiService(handler) }
func lookupsOf(handler *client.RequestHandler) any   { return lookups.NewApiService(handler) }
func messagingOf(handler *client.RequestHandler) any { return messaging.NewApiService(handler) }
func verifyOf(handler *client.RequestHandler) any    { return verify.NewApiService(handler) }

func main() {
	host, _ := url.Parse(os.Args[1])
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var given order
		if err := json.Unmarshal(line, &given); err != nil {
			panic(err)
		}
		answer := map[string]any{}
		if value, err := run(host, given); err != nil {
			answer["error"] = describe(err)
		} else {
			answer["value"] = value
		}
		text, _ := json.Marshal(answer)
		fmt.Println(string(text))
	}
}

func run(host *url.URL, given order) (any, error) {
	name, action, _ := strings.Cut(given.Call, ".")
	if name == "signatures" {
		return isSigned(given.Parameters), nil
	}
	// What `twilio.NewRestClientWithParams` makes for each product. That function needs the packages of all
	// products, which take four minutes to compile.
	settings := &client.Client{
		Credentials: client.NewCredentials(given.Credentials.Username, given.Credentials.Password),
		HTTPClient:  &http.Client{Transport: toPosthorn{host}},
	}
	settings.SetAccountSid(given.Credentials.Account)
	list := lists[name]
	verb := strings.ToUpper(action[:1]) + action[1:]
	method := reflect.ValueOf(list.product(client.NewRequestHandler(settings))).MethodByName(verb + list.name)
	arguments := []reflect.Value{}
	for index := 0; index < method.Type().NumIn(); index++ {
		if index < len(given.Ids) {
			arguments = append(arguments, reflect.ValueOf(given.Ids[index]))
		} else {
			parameters := reflect.New(method.Type().In(index).Elem())
			if err := json.Unmarshal(named(given.Parameters), parameters.Interface()); err != nil {
				return nil, err
			}
			arguments = append(arguments, parameters)
		}
	}
	results := method.Call(arguments)
	if err, _ := results[len(results)-1].Interface().(error); err != nil {
		return nil, err
	}
	if len(results) == 1 {
		return true, nil
	}
	return results[0].Interface(), nil
}

// The library has tags for JSON at its parameters, and two of them have other names.
func named(parameters map[string]any) []byte {
	given := map[string]any{}
	for name, value := range parameters {
		if time, isTime := value.(map[string]any); isTime && time["$time"] != nil {
			value = time["$time"]
		}
		switch name {
		case "DateSentBefore":
			name = "DateSent&lt;"
		case "DateSentAfter":
			name = "DateSent&gt;"
		}
		given[name] = value
	}
	text, _ := json.Marshal(given)
	return text
}

func isSigned(parameters map[string]any) bool {
	form := map[string]string{}
	for name, value := range parameters["Parameters"].(map[string]any) {
		form[name] = value.(string)
	}
	validator := client.NewRequestValidator(parameters["Token"].(string))
	return validator.Validate(parameters["Url"].(string), form, parameters["Signature"].(string))
}

func describe(err error) any {
	var refused *client.TwilioRestError
	if !errors.As(err, &refused) {
		return map[string]any{"kind": fmt.Sprintf("%T", err), "status": nil, "code": nil, "message": err.Error(), "more_info": nil}
	}
	return map[string]any{
		"kind": "rest", "status": refused.Status, "code": refused.Code, "message": refused.Message, "more_info": refused.MoreInfo,
	}
}
