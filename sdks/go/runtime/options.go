package argosy

import (
	"cmp"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

// Options of a client. The zero value reads the credentials and the organization from the
// environment.
type Options struct {
	// ClientID of the API client. The default is the variable ARGOSY_CLIENT_ID.
	ClientID string
	// ClientSecret of the API client. The default is the variable ARGOSY_CLIENT_SECRET.
	ClientSecret string `json:"-"`
	// OrgID is your organization's ID. The default is the variable ARGOSY_ORG_ID.
	OrgID string
	// BaseURL of the API. The default is the variable ARGOSY_BASE_URL, or else the production API.
	BaseURL string
	// Timeout of one attempt, from sending the request to the last byte of the response. The default
	// is 60 seconds.
	Timeout time.Duration
	// MaxRetries is how often the client repeats a request that failed for a passing reason. The
	// default is 3. To turn off retries, use argosy.Ptr(0).
	MaxRetries *int
	// MaxRetryWait is the longest wait before a retry. If the API asks for more, the call returns its
	// error immediately. The default is one minute.
	MaxRetryWait time.Duration
	// Transport sends each attempt. The default is net/http's transport with a connect timeout of 10
	// seconds.
	Transport http.RoundTripper `json:"-"`
	// Log gets an entry after each attempt. It must be safe for concurrent use.
	Log func(LogEntry) `json:"-"`
	// Clock is for tests.
	Clock Clock `json:"-"`
}

// Format leaves out the secret, whatever the verb.
func (o Options) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "argosy.Options{ClientID:%q, OrgID:%q, BaseURL:%q}", o.ClientID, o.OrgID, o.BaseURL)
}

// NewClient creates a client. It fails if an option is missing or invalid, and doesn't call the API.
func NewClient(options Options) (*Client, error) {
	core, failure := newCore(options)
	if failure != nil {
		return nil, failure
	}
	return clientOf(core), nil
}

func newCore(options Options) (*core, *Error) {
	clientID := cmp.Or(options.ClientID, os.Getenv("ARGOSY_CLIENT_ID"))
	secret := cmp.Or(options.ClientSecret, os.Getenv("ARGOSY_CLIENT_SECRET"))
	c := &core{
		orgID:        cmp.Or(options.OrgID, os.Getenv("ARGOSY_ORG_ID")),
		maxRetryWait: cmp.Or(options.MaxRetryWait, time.Minute),
		transport:    options.Transport,
		log:          options.Log,
		clock:        options.Clock,
		defaults:     settings{timeout: cmp.Or(options.Timeout, time.Minute), maxRetries: 3},
	}
	if options.MaxRetries != nil {
		c.defaults.maxRetries = *options.MaxRetries
	}
	if c.transport == nil {
		c.transport = defaultTransport()
	}
	if c.clock == nil {
		c.clock = systemClock{}
	}
	for _, required := range []struct{ value, field, variable string }{
		{clientID, "ClientID", "ARGOSY_CLIENT_ID"},
		{secret, "ClientSecret", "ARGOSY_CLIENT_SECRET"},
		{c.orgID, "OrgID", "ARGOSY_ORG_ID"},
	} {
		if required.value == "" {
			return nil, configurationError("set Options.%s or the variable %s", required.field, required.variable)
		}
	}
	if options.MaxRetryWait < 0 {
		return nil, configurationError("Options.MaxRetryWait is negative")
	}
	if failure := c.defaults.check(); failure != nil {
		return nil, failure
	}
	var failure *Error
	baseURL := cmp.Or(options.BaseURL, os.Getenv("ARGOSY_BASE_URL"), "https://api.argosy.example")
	if c.baseURL, failure = checkedURL(baseURL); failure != nil {
		return nil, failure
	}
	c.tokens = newTokenSource(c, clientID, secret)
	return c, nil
}

// checkedURL keeps credentials from being sent in the clear. Its errors don't repeat the URL, which
// could contain a password.
func checkedURL(text string) (string, *Error) {
	parsed, err := url.Parse(text)
	switch {
	case err != nil || parsed.Host == "" || parsed.Scheme != "https" && parsed.Scheme != "http":
		return "", configurationError("the base URL isn't an absolute https URL")
	case parsed.User != nil || strings.ContainsAny(text, "?#"):
		return "", configurationError("the base URL has credentials, a query, or a fragment")
	case parsed.Scheme == "http" && !isLoopback(parsed.Hostname()):
		return "", configurationError("the base URL must start with https://")
	}
	return strings.TrimRight(text, "/"), nil
}

func isLoopback(host string) bool {
	return host == "localhost" || net.ParseIP(host).IsLoopback()
}

func defaultTransport() http.RoundTripper {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	dialer := net.Dialer{Timeout: 10 * time.Second, KeepAlive: 30 * time.Second}
	transport.DialContext = dialer.DialContext
	// All calls go to one host, and the default keeps only two of its connections.
	transport.MaxIdleConnsPerHost = transport.MaxIdleConns
	return transport
}
