package argosy

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
	"strings"
)

// call is one call of an operation, below the organization.
type call struct {
	verb, path string
	// ids replace the placeholders of the path.
	ids []string
	// At most one of these contains the params.
	query, json any
	form        any
	// cursor of a list, instead of the one in the params.
	cursor   string
	needsKey bool
}

// send returns the object in the response.
func send[T any](ctx context.Context, c *core, call call, options []RequestOption) (*T, error) {
	response, err := c.perform(ctx, call, "application/json", options)
	if err != nil {
		return nil, err
	}
	result := new(T)
	isObject := bytes.HasPrefix(bytes.TrimSpace(response.Body), []byte("{"))
	if !isObject || json.Unmarshal(response.Body, result) != nil {
		return nil, unexpectedResponse(response, "The response isn't the expected JSON.")
	}
	return result, nil
}

func sendForText(ctx context.Context, c *core, call call, options []RequestOption) (string, error) {
	response, err := c.perform(ctx, call, "text/html", options)
	if err != nil {
		return "", err
	}
	return string(response.Body), nil
}

func sendOnly(ctx context.Context, c *core, call call, options []RequestOption) error {
	_, err := c.perform(ctx, call, "application/json", options)
	return err
}

func (c *core) perform(ctx context.Context, call call, accept string, options []RequestOption) (*Response, error) {
	s := c.defaults
	s.orgID = c.orgID
	for _, option := range options {
		option.apply(&s)
	}
	if failure := s.check(); failure != nil {
		return nil, failure
	}
	if s.params != nil {
		switch reflect.TypeOf(s.params) {
		case reflect.TypeOf(call.query):
			call.query = s.params
		case reflect.TypeOf(call.json):
			call.json = s.params
		default:
			return nil, configurationError("%T belongs to another method", s.params)
		}
	}
	request, err := call.request(s, accept)
	if err != nil {
		return nil, err
	}
	response, failure := c.sendWithToken(ctx, s, request)
	if failure != nil {
		return nil, failure
	}
	return response, nil
}

// sendWithToken renews the token once if the API rejects it.
func (c *core) sendWithToken(ctx context.Context, s settings, request *request) (*Response, *Error) {
	token, failure := c.tokens.get(ctx, s, "")
	for renewed := false; failure == nil; renewed = true {
		request.header.Set("Authorization", "Bearer "+token)
		var response *Response
		response, failure = c.sendWithRetries(ctx, s, request)
		if failure == nil || renewed || failure.Status != http.StatusUnauthorized {
			return response, failure
		}
		token, failure = c.tokens.get(ctx, s, token)
	}
	return nil, failure
}

func (c call) request(s settings, accept string) (*request, error) {
	path, failure := c.filledPath(s.orgID)
	if failure != nil {
		return nil, failure
	}
	r := &request{method: c.verb, path: path, header: http.Header{"Accept": {accept}, "User-Agent": {userAgent}}}
	if s.idempotencyKey != "" {
		r.header.Set("Idempotency-Key", s.idempotencyKey)
	} else if c.needsKey {
		r.header.Set("Idempotency-Key", newKey())
	}
	if s.ifMatch != "" {
		r.header.Set("If-Match", s.ifMatch)
	}
	var err error
	switch {
	case c.query != nil:
		r.query, err = queryOf(c.query, c.cursor)
	case c.json != nil:
		r.header.Set("Content-Type", "application/json")
		r.body, err = bodyOf(c.json, c.cursor)
	case c.form != nil:
		var contentType string
		r.body, contentType, err = formOf(c.form)
		r.header.Set("Content-Type", contentType)
	}
	return r, err
}

var placeholder = regexp.MustCompile(`\{\w+\}`)

// filledPath refuses IDs with which the path would be another operation's.
func (c call) filledPath(orgID string) (string, *Error) {
	path := "/v1/orgs/{orgId}" + c.path
	for _, id := range append([]string{orgID}, c.ids...) {
		name := placeholder.FindString(path)
		if id == "" || id == "." || id == ".." {
			return "", configurationError("%s in the path can't be %q", name, id)
		}
		path = strings.Replace(path, name, pathSegment(id), 1)
	}
	return path, nil
}

// pathSegment escapes everything that isn't a letter, a digit, or one of -_.~.
func pathSegment(id string) string {
	return strings.ReplaceAll(url.QueryEscape(id), "+", "%20")
}

// newKey returns a random UUID.
func newKey() string {
	var b [16]byte
	rand.Read(b[:])
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}
