package posthorn

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"fmt"
	"io"
	"log/slog"
	"math"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strings"
	"time"
	"unicode"
)

const (
	timeoutDefault    = 30 * time.Second
	maxRetriesDefault = 2
	connectionsIdle   = 100
)

// Options are the options of a client. It needs a BaseURL and one kind of credentials.
type Options struct {
	// BaseURL is the URL of the server, such as https://posthorn.example.com.
	BaseURL string
	// AccountSID and AuthToken sign in as an account.
	AccountSID string
	AuthToken  string `json:"-"`
	// APIKey and APIKeySecret sign in with an API key.
	APIKey       string
	APIKeySecret string `json:"-"`
	// OperatorToken signs in as the operator.
	OperatorToken string `json:"-"`
	// Timeout is for each attempt, from its start to the last byte of the answer. Default: 30 seconds.
	Timeout time.Duration
	// MaxRetries is the number of retries after the first attempt. Default: 2. Ptr(0) turns retries off.
	MaxRetries *int
	// Header is added to all requests.
	Header http.Header
	// Proxy is the URL of a proxy. Default: that of the environment, such as HTTPS_PROXY.
	Proxy string
	// RootCAs are the authorities that the client trusts instead of those of the system.
	RootCAs *x509.CertPool
	// HTTPClient sends the requests instead. Its transport then decides about proxies and authorities. The
	// client works on a copy that follows no redirects.
	HTTPClient *http.Client
	// Logger gets a line for each answer and each retry. Without it, the variable POSTHORN_LOG writes them to
	// the standard error if it is "info" or "debug". The lines have no query, no body and no credentials.
	Logger *slog.Logger
}

// Format prints the server, and not the credentials.
func (o Options) Format(to fmt.State, _ rune) { fmt.Fprintf(to, "posthorn.Options(%s)", o.BaseURL) }

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T { return &value }

func newCore(options Options) (*core, error) {
	authorization, err := authorizationOf(options)
	if err != nil {
		return nil, err
	}
	baseURL, err := url.Parse(options.BaseURL)
	if err != nil || (baseURL.Scheme != "http" && baseURL.Scheme != "https") || baseURL.Hostname() == "" {
		return nil, unusable("BaseURL must be the URL of the server, such as https://posthorn.example.com")
	}
	// A query or a fragment can be empty.
	if baseURL.User != nil || strings.ContainsAny(options.BaseURL, "?#") || strings.ContainsFunc(options.BaseURL, unicode.IsSpace) {
		return nil, unusable("BaseURL must be a URL without a user name, a query, a fragment and white space")
	}
	sender, err := httpClientOf(options)
	if err != nil {
		return nil, err
	}
	header := merged(options.Header, http.Header{"Authorization": {authorization}})
	if err := checkHeader("Header", options.Header); err != nil {
		return nil, err
	}
	defaults := callOptions{timeout: timeoutDefault, maxRetries: maxRetriesDefault}
	if options.Timeout != 0 {
		defaults.timeout = options.Timeout
	}
	if options.MaxRetries != nil {
		defaults.maxRetries = *options.MaxRetries
	}
	if err := defaults.check(); err != nil {
		return nil, err
	}
	return &core{strings.TrimRight(options.BaseURL, "/"), sender, header, defaults, loggerOf(options)}, nil
}

// authorizationOf refuses empty credentials, because they come from a variable that is not set.
func authorizationOf(o Options) (string, error) {
	var pairs [][2]string
	for _, pair := range [][2]string{{o.AccountSID, o.AuthToken}, {o.APIKey, o.APIKeySecret}} {
		if pair[0] != "" || pair[1] != "" {
			pairs = append(pairs, pair)
		}
	}
	if o.OperatorToken != "" {
		pairs = append(pairs, [2]string{"operator", o.OperatorToken})
	}
	if len(pairs) != 1 || pairs[0][0] == "" || pairs[0][1] == "" {
		return "", unusable("the options must have one kind of credentials: AccountSID and AuthToken, APIKey and " +
			"APIKeySecret, or OperatorToken. Are the variables set that they come from?")
	}
	return "Basic " + base64.StdEncoding.EncodeToString([]byte(pairs[0][0]+":"+pairs[0][1])), nil
}

func httpClientOf(options Options) (*http.Client, error) {
	refuseRedirects := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	if options.HTTPClient != nil {
		if options.Proxy != "" || options.RootCAs != nil {
			return nil, unusable("Proxy and RootCAs belong to the transport of HTTPClient")
		}
		own := *options.HTTPClient
		own.CheckRedirect = refuseRedirects
		return &own, nil
	}
	transport := &http.Transport{Proxy: http.ProxyFromEnvironment, ForceAttemptHTTP2: true}
	if known, ok := http.DefaultTransport.(*http.Transport); ok {
		transport = known.Clone()
	}
	transport.MaxIdleConnsPerHost = connectionsIdle
	if options.Proxy != "" {
		proxy, err := url.Parse(options.Proxy)
		if err != nil || proxy.Host == "" {
			return nil, unusable("Proxy must be the URL of a proxy, such as http://proxy.example.com:3128")
		}
		transport.Proxy = http.ProxyURL(proxy)
	}
	if options.RootCAs != nil {
		transport.TLSClientConfig = &tls.Config{RootCAs: options.RootCAs, MinVersion: tls.VersionTLS12}
	}
	return &http.Client{Transport: transport, CheckRedirect: refuseRedirects}, nil
}

// Option is an option of one call. It replaces the option of the client.
type Option func(*callOptions)

type callOptions struct {
	timeout     time.Duration
	maxRetries  int
	key         *string
	header      http.Header
	response    *Response
	lastEventID string
}

// WithTimeout bounds each attempt, from its start to the last byte of the answer. In a stream, it bounds each
// silence.
func WithTimeout(timeout time.Duration) Option { return func(o *callOptions) { o.timeout = timeout } }

// WithMaxRetries sets the number of retries after the first attempt.
func WithMaxRetries(count int) Option { return func(o *callOptions) { o.maxRetries = count } }

// WithIdempotencyKey sets the key of a POST. For 24 hours, the same key returns the first answer again.
func WithIdempotencyKey(key string) Option { return func(o *callOptions) { o.key = &key } }

// WithHeader sets a header.
func WithHeader(name, value string) Option {
	return func(o *callOptions) { o.header = merged(o.header, http.Header{name: {value}}) }
}

// WithResponse writes the status and the header of the last answer to response.
func WithResponse(response *Response) Option { return func(o *callOptions) { o.response = response } }

// WithLastEventID begins a stream after the event with this id.
func WithLastEventID(id string) Option { return func(o *callOptions) { o.lastEventID = id } }

func (o callOptions) with(options []Option) callOptions {
	for _, option := range options {
		option(&o)
	}
	return o
}

func (o callOptions) check() error {
	if o.timeout <= 0 {
		return unusable("the timeout must be above 0")
	}
	if o.maxRetries < 0 {
		return unusable("the number of retries must be 0 or more")
	}
	if o.key != nil && *o.key == "" {
		return unusable("the key of WithIdempotencyKey must not be empty")
	}
	if o.key != nil {
		if err := checkHeader("WithIdempotencyKey", http.Header{"Idempotency-Key": {*o.key}}); err != nil {
			return err
		}
	}
	if err := checkHeader("WithLastEventID", http.Header{"Last-Event-ID": {o.lastEventID}}); err != nil {
		return err
	}
	return checkHeader("WithHeader", o.header)
}

var (
	headerName = regexp.MustCompile("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$")
	control    = regexp.MustCompile(`[\x00-\x08\x0a-\x1f\x7f]`)
)

// checkHeader refuses what HTTP does not allow in a header (RFC 9110 section 5).
func checkHeader(option string, header http.Header) error {
	for name, values := range header {
		if !headerName.MatchString(name) {
			return unusable(fmt.Sprintf("%s has %q, which is not the name of a header", option, name))
		}
		for _, value := range values {
			if control.MatchString(value) {
				return unusable(fmt.Sprintf("%s has a control character, such as the end of a line, in %s", option, name))
			}
		}
	}
	return nil
}

// merged returns the headers of all. Later ones replace earlier ones.
func merged(all ...http.Header) http.Header {
	header := http.Header{}
	for _, each := range all {
		for name, values := range each {
			header[http.CanonicalHeaderKey(name)] = values
		}
	}
	return header
}

func unusable(text string) error { return fmt.Errorf("%w: %s", ErrUsage, text) }

// loggerOf returns the logger of the options, or that of the variable POSTHORN_LOG.
func loggerOf(options Options) *slog.Logger {
	if options.Logger != nil {
		return options.Logger
	}
	switch os.Getenv("POSTHORN_LOG") {
	case "info", "debug":
		return slog.New(slog.NewTextHandler(os.Stderr, nil)).With("from", "posthorn")
	}
	return slog.New(slog.NewTextHandler(io.Discard, &slog.HandlerOptions{Level: slog.Level(math.MaxInt)}))
}
