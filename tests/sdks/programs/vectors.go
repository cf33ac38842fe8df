// Runs the client's part of every vector and prints the outcome as one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"log"
	"math"
	"net/http"
	"os"
	"reflect"
	"strings"
	"sync"
	"time"

	"argosy.example/go/argosy/v2"
)

type object map[string]any

type vectorFile struct {
	Client struct {
		ClientID, ClientSecret, OrgID string
		Now                           int64
	}
	Vectors []vector
}

type vector struct {
	Name    string
	Options struct {
		ClientID, ClientSecret, OrgID, BaseURL given[string]
		MaxRetries                             *int
		MaxRetryWait, Timeout                  float64
	}
	Random *float64
	Calls  []call
}

type call struct {
	Do, ID  string
	Params  json.RawMessage
	Options struct {
		IdempotencyKey, IfMatch, OrgID *string
		Timeout                        *float64
		MaxRetries                     *int
	}
	Cancel  string
	Times   int
	Seconds float64
	Payload string
	Headers map[string]string
	Secrets []string
	Now     int64
}

// given tells a null from an option that the vector doesn't mention.
type given[T any] struct {
	is    bool
	value T
}

func (g *given[T]) UnmarshalJSON(data []byte) error {
	g.is = true
	return json.Unmarshal(data, &g.value)
}

func (g given[T]) or(other T) T {
	if g.is {
		return g.value
	}
	return other
}

// clock records waits instead of waiting.
type clock struct {
	mutex   sync.Mutex
	now     time.Time
	sleeps  []float64
	random  float64
	onSleep func()
}

func (c *clock) Now() time.Time {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.now
}

func (c *clock) Sleep(ctx context.Context, duration time.Duration) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.sleeps = append(c.sleeps, math.Round(duration.Seconds()*1000)/1000)
	c.now = c.now.Add(duration)
	if c.onSleep != nil {
		c.onSleep()
		<-ctx.Done()
	}
}

func (c *clock) Random() float64 { return c.random }

// run is one vector with its client.
type run struct {
	name    string
	options argosy.Options
	client  *argosy.Client
	clock   *clock
	mutex   sync.Mutex
	log     []object
	// beforeToken runs before a token reaches the calls that wait for it.
	beforeToken func()
}

// joining is the context of a call. A call asks for its end when it begins to wait for a token.
type joining struct {
	context.Context
	join func()
}

func (j joining) Done() <-chan struct{} {
	j.join()
	return j.Context.Done()
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	var file vectorFile
	if err := json.Unmarshal(text, &file); err != nil {
		log.Fatal(err)
	}
	output := json.NewEncoder(os.Stdout)
	for _, vector := range file.Vectors {
		if err := output.Encode(perform(file, vector)); err != nil {
			log.Fatal(err)
		}
	}
}

func perform(file vectorFile, vector vector) object {
	run := &run{
		name:        vector.Name,
		beforeToken: func() {},
		clock:       &clock{now: time.Unix(file.Client.Now, 0), sleeps: []float64{}, random: 1},
	}
	if vector.Random != nil {
		run.clock.random = *vector.Random
	}
	run.options = argosy.Options{
		ClientID:     vector.Options.ClientID.or(file.Client.ClientID),
		ClientSecret: vector.Options.ClientSecret.or(file.Client.ClientSecret),
		OrgID:        vector.Options.OrgID.or(file.Client.OrgID),
		BaseURL:      vector.Options.BaseURL.or(os.Args[2] + "/" + vector.Name),
		MaxRetries:   vector.Options.MaxRetries,
		MaxRetryWait: seconds(vector.Options.MaxRetryWait),
		Timeout:      seconds(vector.Options.Timeout),
		// If a reused connection turns out to be closed, net/http repeats some requests on its own.
		Transport: &http.Transport{DisableKeepAlives: true},
		Log:       run.record,
		Clock:     run.clock,
	}
	var err error
	run.client, err = argosy.NewClient(run.options)
	results := []any{}
	for _, call := range vector.Calls {
		switch {
		case call.Do == "wait":
			run.clock.now = run.clock.now.Add(seconds(call.Seconds))
		case err != nil:
			results = append(results, failureOf(err))
		case call.Times > 0:
			results = append(results, run.concurrently(call))
		default:
			results = append(results, run.result(call))
		}
	}
	return object{"name": vector.Name, "results": results, "sleeps": run.clock.sleeps}
}

func seconds(number float64) time.Duration { return time.Duration(number * float64(time.Second)) }

func (r *run) record(entry argosy.LogEntry) {
	if strings.HasSuffix(entry.Path, "/token") {
		r.beforeToken()
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.log = append(r.log, object{
		"method": entry.Method, "path": entry.Path, "status": orNull(entry.Status), "attempt": entry.Attempt,
	})
}

// concurrently holds a token back until all calls wait for it.
func (r *run) concurrently(call call) object {
	results := make([]object, call.Times)
	var group, joined sync.WaitGroup
	joined.Add(call.Times)
	r.beforeToken = joined.Wait
	for index := range results {
		group.Add(1)
		go func() {
			defer group.Done()
			results[index] = r.outcome(joining{context.Background(), sync.OnceFunc(joined.Done)}, call)
		}()
	}
	group.Wait()
	r.beforeToken = func() {}
	for _, result := range results {
		if !reflect.DeepEqual(result, results[0]) {
			return object{"times": call.Times, "different": results}
		}
	}
	return object{"times": call.Times, "same": results[0]}
}

func (r *run) result(call call) object {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	switch call.Cancel {
	case "request":
		go func() {
			r.waitUntilHanging()
			cancel()
		}()
	case "sleep":
		r.clock.onSleep = cancel
	}
	return r.outcome(ctx, call)
}

func (r *run) outcome(ctx context.Context, call call) object {
	result, err := r.do(ctx, call)
	if err != nil {
		return failureOf(err)
	}
	return result
}

// waitUntilHanging returns when the server has received the request it doesn't answer.
func (r *run) waitUntilHanging() {
	response, err := http.Get(os.Args[2] + "/hanging/" + r.name)
	if err != nil {
		log.Fatal(err)
	}
	response.Body.Close()
}

func optionsOf(call call) (options []argosy.RequestOption) {
	if key := call.Options.IdempotencyKey; key != nil {
		options = append(options, argosy.WithIdempotencyKey(*key))
	}
	if etag := call.Options.IfMatch; etag != nil {
		options = append(options, argosy.WithIfMatch(*etag))
	}
	if orgID := call.Options.OrgID; orgID != nil {
		options = append(options, argosy.WithOrgID(*orgID))
	}
	if timeout := call.Options.Timeout; timeout != nil {
		options = append(options, argosy.WithTimeout(seconds(*timeout)))
	}
	if retries := call.Options.MaxRetries; retries != nil {
		options = append(options, argosy.WithMaxRetries(*retries))
	}
	return options
}

func (r *run) do(ctx context.Context, call call) (object, error) {
	client, options := r.client, optionsOf(call)
	switch call.Do {
	case "construct":
		return object{"ok": true}, nil
	case "contacts.create":
		return value(client.Contacts.Create(ctx, params[argosy.CreateContactRequest](call), options...))
	case "contacts.get":
		return value(client.Contacts.Get(ctx, call.ID, options...))
	case "contacts.list":
		return onePage(client.Contacts.List(ctx, params[argosy.ListContactsParams](call), options...))
	case "contacts.all":
		return allItems(client.Contacts.All(ctx, params[argosy.ListContactsParams](call), options...))
	case "contacts.pages":
		return allPages(client.Contacts.Pages(ctx, params[argosy.ListContactsParams](call), options...))
	case "contacts.query":
		return onePage(client.Contacts.Query(ctx, params[argosy.QueryRequest](call), options...))
	case "contacts.update":
		return value(client.Contacts.Update(ctx, call.ID, params[argosy.UpdateContactRequest](call), options...))
	case "offers.create":
		return value(client.Offers.Create(ctx, params[argosy.CreateOfferRequest](call), options...))
	case "offers.get":
		options = append(options, params[argosy.GetOfferParams](call))
		return value(client.Offers.Get(ctx, call.ID, options...))
	case "offers.cancel":
		options = append(options, params[argosy.CancelOfferRequest](call))
		return value(client.Offers.Cancel(ctx, call.ID, options...))
	case "offers.delete":
		return object{"value": nil}, client.Offers.Delete(ctx, call.ID, options...)
	case "offers.list":
		return onePage(client.Offers.List(ctx, params[argosy.ListOffersParams](call), options...))
	case "offers.updateMetaInfo":
		return value(client.Offers.UpdateMetaInfo(ctx, call.ID, params[argosy.MetaInfoUpdate](call), options...))
	case "invoices.pay":
		options = append(options, params[argosy.PayInvoiceRequest](call))
		return value(client.Invoices.Pay(ctx, call.ID, options...))
	case "invoices.get":
		return value(client.Invoices.Get(ctx, call.ID, options...))
	case "invoices.previewEmail":
		text, err := client.Invoices.PreviewEmail(ctx, call.ID, options...)
		return object{"text": text}, err
	case "refunds.create":
		return value(client.Refunds.Create(ctx, call.ID, params[argosy.CreateRefundRequest](call), options...))
	case "usageRecordGroups.report":
		return value(client.UsageRecordGroups.Report(ctx, call.ID, params[argosy.UsageRecordGroupInput](call), options...))
	case "entitlements.get":
		options = append(options, params[argosy.GetEntitlementParams](call))
		return value(client.Entitlements.Get(ctx, call.ID, options...))
	case "creditWallets.setDefault":
		return value(client.CreditWallets.SetDefault(ctx, call.ID, params[argosy.SetDefaultWalletRequest](call), options...))
	case "raw":
		var response argosy.Response
		_, err := client.Contacts.List(ctx, argosy.ListContactsParams{}, argosy.WithResponse(&response))
		return object{"status": response.Status, "requestId": response.RequestID}, err
	case "log":
		return object{"log": r.log}, nil
	case "strings":
		return object{"leaks": r.leaks(ctx)}, nil
	case "unwrap":
		return unwrap(call)
	}
	return nil, fmt.Errorf("%s isn't in this program", call.Do)
}

func params[T any](call call) (params T) {
	if call.Params != nil {
		if err := json.Unmarshal(call.Params, &params); err != nil {
			log.Fatal(err)
		}
	}
	return params
}

func value[T any](result *T, err error) (object, error) { return object{"value": result}, err }

func onePage[T any](page *argosy.Page[T], err error) (object, error) {
	if err != nil {
		return nil, err
	}
	return object{"ids": idsOf(page.Data), "next": orNull(page.NextCursor)}, nil
}

func allItems[T any](items iter.Seq2[T, error]) (object, error) {
	var found []T
	for item, err := range items {
		if err != nil {
			return nil, err
		}
		found = append(found, item)
	}
	return object{"ids": idsOf(found)}, nil
}

func allPages[T any](pages iter.Seq2[*argosy.Page[T], error]) (object, error) {
	found := [][]string{}
	for page, err := range pages {
		if err != nil {
			return nil, err
		}
		found = append(found, idsOf(page.Data))
	}
	return object{"pages": found}, nil
}

func idsOf[T any](items []T) []string {
	ids := []string{}
	for _, item := range items {
		ids = append(ids, reflect.ValueOf(item).FieldByName("ID").String())
	}
	return ids
}

// leaks returns the string forms that contain credentials.
func (r *run) leaks(ctx context.Context) []string {
	_, failure := r.client.Contacts.List(ctx, argosy.ListContactsParams{})
	found := []string{}
	for name, value := range map[string]any{
		"client": r.client, "client value": *r.client, "service": r.client.Contacts,
		"options": r.options, "options pointer": &r.options, "error": failure, "log": r.log,
	} {
		forms := map[string]string{}
		for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%d"} {
			forms[verb] = fmt.Sprintf(verb, value)
		}
		text, _ := json.Marshal(value)
		forms["JSON"] = string(text)
		for form, text := range forms {
			for _, secret := range []string{"secret_test", "t1", "Basic ", "Bearer "} {
				if strings.Contains(text, secret) {
					found = append(found, name+" "+form)
				}
			}
		}
	}
	return found
}

func unwrap(call call) (object, error) {
	header := http.Header{}
	for name, value := range call.Headers {
		header[name] = []string{value}
	}
	event, err := argosy.UnwrapWebhookAt(time.Unix(call.Now, 0), []byte(call.Payload), header, call.Secrets...)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(event)
	var body struct{ Data any }
	if err == nil {
		err = json.Unmarshal(text, &body)
	}
	return object{"event": object{"id": event.ID, "type": event.Type, "data": body.Data}}, err
}

var classes = map[string]error{
	"InvalidRequest":        argosy.ErrInvalidRequest,
	"Authentication":        argosy.ErrAuthentication,
	"PermissionDenied":      argosy.ErrPermissionDenied,
	"NotFound":              argosy.ErrNotFound,
	"Conflict":              argosy.ErrConflict,
	"Payment":               argosy.ErrPayment,
	"RateLimit":             argosy.ErrRateLimit,
	"Marketplace":           argosy.ErrMarketplace,
	"Internal":              argosy.ErrInternal,
	"Connection":            argosy.ErrConnection,
	"RequestTimeout":        argosy.ErrTimeout,
	"Cancelled":             context.Canceled,
	"Configuration":         argosy.ErrConfiguration,
	"SignatureVerification": argosy.ErrSignature,
	"Pagination":            argosy.ErrPagination,
}

func failureOf(err error) object {
	var failure *argosy.Error
	if !errors.As(err, &failure) {
		return object{"foreign": err.Error()}
	}
	class := "Argosy"
	for name, candidate := range classes {
		if errors.Is(err, candidate) {
			class = name
		}
	}
	fields := object{
		"class": class, "code": orNull(failure.Code), "type": orNull(failure.Type), "status": orNull(failure.Status),
		"requestId": orNull(failure.RequestID), "retryable": failure.Retryable,
	}
	if len(failure.Details) > 0 {
		fields["message"] = failure.Message
	}
	return object{"error": fields}
}

// Go has zero values where other languages have null.
func orNull[T comparable](value T) any {
	var none T
	if value == none {
		return nil
	}
	return value
}
