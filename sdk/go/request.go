package posthorn

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	typeJSON   = "application/json"
	typeCSV    = "text/csv"
	typeStream = "text/event-stream"
)

// call is the request of one operation, as the generated resources create it.
type call struct {
	method string
	// path has a name in braces in place of value.
	path  string
	value string
	// query and body are pointers to structs with the parameters.
	query  any
	body   any
	cursor string
	// hasKey means that the operation accepts an Idempotency-Key.
	hasKey      bool
	neverRepeat bool
	// The server can deliberately delay the answer by as many milliseconds as this parameter says.
	waitParameter string
	waitDefault   int64
	// isDeletion means that an object that is gone is a success.
	isDeletion bool
}

// request can be sent any number of times.
type request struct {
	call
	callOptions
	url     string
	content []byte
}

// name has no sid and no query, because they can be phone numbers.
func (r *request) name() string { return r.method + " " + r.path }

func (r *request) canceled(ctx context.Context) error {
	return fmt.Errorf("posthorn: %s: %w", r.name(), ctx.Err())
}

var placeholder = regexp.MustCompile(`\{\w+\}`)

func (c *core) newRequest(ctx context.Context, call call, accept string, options []Option) (*request, error) {
	if ctx == nil {
		return nil, unusable("the context must not be nil")
	}
	r := &request{call: call, callOptions: c.defaults.with(options)}
	if err := r.check(); err != nil {
		return nil, err
	}
	place := placeholder.FindString(call.path)
	if place != "" && (call.value == "" || call.value == "." || call.value == "..") {
		return nil, unusable(strings.Trim(place, "{}") + " must be a text that is not empty")
	}
	r.url = c.baseURL + strings.Replace(call.path, place, url.PathEscape(call.value), 1)
	query, err := queryOf(call.query)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUsage, err)
	}
	if call.cursor != "" {
		query.Set("cursor", call.cursor)
	}
	if len(query) > 0 {
		r.url += "?" + query.Encode()
	}
	if call.waitParameter != "" {
		milliseconds, err := strconv.ParseInt(query.Get(call.waitParameter), 10, 64)
		if err != nil {
			milliseconds = call.waitDefault
		}
		r.timeout += time.Duration(milliseconds) * time.Millisecond
	}
	header := http.Header{"User-Agent": {"posthorn-go/" + Version}, "Accept": {accept}}
	if call.body != nil {
		header.Set("Content-Type", typeJSON)
		if r.content, err = json.Marshal(call.body); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrUsage, err)
		}
		// The caller gave no parameters.
		if string(r.content) == "null" {
			r.content = []byte("{}")
		}
	}
	if r.key == nil && call.hasKey {
		r.key = Ptr(newKey())
	}
	if r.key != nil {
		header.Set("Idempotency-Key", *r.key)
	}
	if r.lastEventID != "" {
		header.Set("Last-Event-ID", r.lastEventID)
	}
	r.header = merged(header, c.header, r.header)
	return r, nil
}

// newKey returns a random UUID.
func newKey() string {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic("posthorn: the system has no random numbers")
	}
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// Nullable is an optional field that can be null. It is omitted unless [Set] or [Null] made it.
type Nullable[T any] struct {
	value *T
	isSet bool
}

// Set returns a field with a value.
func Set[T any](value T) Nullable[T] { return Nullable[T]{&value, true} }

// Null returns a field that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{nil, true} }

// MarshalJSON writes the value or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) { return json.Marshal(n.value) }

// marshalParams writes the fields of a struct. It leaves out fields with omitzero that are not set, as
// encoding/json does from Go 1.24 on.
func marshalParams(params any) ([]byte, error) {
	fields := map[string]any{}
	value := reflect.ValueOf(params)
	for i := 0; i < value.NumField(); i++ {
		name, option, _ := strings.Cut(value.Type().Field(i).Tag.Get("json"), ",")
		if field := value.Field(i); option == "" || !field.IsZero() {
			fields[name] = field.Interface()
		}
	}
	return json.Marshal(fields)
}

// queryOf returns the fields of a struct as parameters.
func queryOf(params any) (url.Values, error) {
	query, fields := url.Values{}, map[string]any{}
	text, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&fields); err != nil {
		return nil, err
	}
	addParameters(query, "", fields)
	return query, nil
}

// addParameters writes an object by its entries, as in metadata[order]=7, and a list as a repeated parameter.
func addParameters(query url.Values, name string, value any) {
	switch given := value.(type) {
	case nil:
	case map[string]any:
		for key, each := range given {
			if name != "" {
				key = name + "[" + key + "]"
			}
			addParameters(query, key, each)
		}
	case []any:
		for _, each := range given {
			addParameters(query, name, each)
		}
	default:
		query.Add(name, fmt.Sprint(given))
	}
}
