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

// idempotence says whether a request can be repeated.
type idempotence int

const (
	natural idempotence = iota
	byKey
	never
)

// call is the request of one operation, as the generated resources create it.
type call struct {
	method string
	// path has a name in braces in place of value.
	path  string
	value string
	// query and body are pointers to structs with the parameters.
	query       any
	body        any
	cursor      string
	idempotence idempotence
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
	accept  string
	content []byte
	wait    time.Duration
}

// name has no sid and no query, because they can be phone numbers.
func (r *request) name() string { return r.method + " " + r.path }

func (r *request) canceled(ctx context.Context) error {
	return fmt.Errorf("posthorn: %s: %w", r.name(), ctx.Err())
}

var placeholder = regexp.MustCompile(`\{\w+\}`)

func (c *core) newRequest(call call, options []Option) (*request, error) {
	r := &request{call: call, callOptions: c.defaults.with(options), accept: "application/json"}
	if err := r.check(); err != nil {
		return nil, err
	}
	place := placeholder.FindString(call.path)
	if place != "" && (call.value == "" || call.value == "." || call.value == "..") {
		return nil, unusable(strings.Trim(place, "{}") + " must be a text that is not empty")
	}
	r.url = c.baseURL + strings.Replace(call.path, place, url.PathEscape(call.value), 1)
	query := url.Values{}
	addParameters(query, "", plainFields(call.query))
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
		r.wait = time.Duration(milliseconds) * time.Millisecond
	}
	header := http.Header{"User-Agent": {"posthorn-go/" + Version}}
	if call.body != nil {
		header.Set("Content-Type", "application/json")
		var err error
		if r.content, err = encode(plainFields(call.body)); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrUsage, err)
		}
	}
	if r.key == "" && call.idempotence == byKey {
		r.key = newKey()
	}
	if r.key != "" {
		header.Set("Idempotency-Key", r.key)
	}
	r.header = merged(header, c.header, r.header)
	return r, nil
}

func (r *request) http(ctx context.Context) (*http.Request, error) {
	made, err := http.NewRequestWithContext(ctx, r.method, r.url, bytes.NewReader(r.content))
	if err != nil {
		return nil, err
	}
	made.Header = r.header.Clone()
	made.Header.Set("Accept", r.accept)
	if r.lastEventID != "" {
		made.Header.Set("Last-Event-ID", r.lastEventID)
	}
	return made, nil
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

func encode(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSpace(text.Bytes()), nil
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

func (n Nullable[T]) plain() any { return plain(reflect.ValueOf(n.value)) }

// plainFields returns the fields of a struct of parameters by their names in the API. Fields with omitzero
// are left out while they are not set. It does what encoding/json does from Go 1.24 on.
func plainFields(parameters any) map[string]any {
	fields := map[string]any{}
	value := reflect.ValueOf(parameters)
	if value.Kind() == reflect.Pointer {
		value = value.Elem()
	}
	if !value.IsValid() {
		return fields
	}
	for i := 0; i < value.NumField(); i++ {
		name, option, _ := strings.Cut(value.Type().Field(i).Tag.Get("json"), ",")
		if field := value.Field(i); option == "" || !field.IsZero() {
			fields[name] = plain(field)
		}
	}
	return fields
}

// plain returns a value of encoding/json. Values of any type are left to that package.
func plain(value reflect.Value) any {
	switch given := value.Interface().(type) {
	case time.Time:
		return given.Format(time.RFC3339Nano)
	case interface{ plain() any }:
		return given.plain()
	}
	switch value.Kind() {
	case reflect.Pointer:
		if value.IsNil() {
			return nil
		}
		return plain(value.Elem())
	case reflect.Struct:
		return plainFields(value.Interface())
	case reflect.Slice:
		entries := make([]any, value.Len())
		for i := range entries {
			entries[i] = plain(value.Index(i))
		}
		return entries
	case reflect.Map:
		if value.Type().Elem().Kind() == reflect.Interface {
			return value.Interface()
		}
		entries := make(map[string]any, value.Len())
		for _, key := range value.MapKeys() {
			entries[key.String()] = plain(value.MapIndex(key))
		}
		return entries
	}
	return value.Interface()
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
