package argosy

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
)

func TestIterationStopsWhereTheCallerDoes(t *testing.T) {
	pages := 0
	client, _ := newTestClient(t, nil, func(w http.ResponseWriter, _ *http.Request) {
		pages++
		fmt.Fprintf(w, `{"data": [{"id": "con_1"}, {"id": "con_2"}], "nextCursor": "c%d"}`, pages)
	})
	for contact, err := range client.Contacts.All(context.Background(), ListContactsParams{}) {
		if err != nil {
			t.Fatal(err)
		}
		if contact.ID == "con_2" {
			break
		}
	}
	if pages != 1 {
		t.Errorf("%d pages", pages)
	}
}

func TestFormsAreReadOnce(t *testing.T) {
	var sent string
	client, _ := newTestClient(t, nil, func(w http.ResponseWriter, r *http.Request) {
		file, header, err := r.FormFile("file")
		if err != nil {
			t.Error(err)
			return
		}
		content, _ := io.ReadAll(file)
		sent = header.Filename + " " + string(content) + " " + r.FormValue("title")
		w.Write([]byte(`{"id": "att_1"}`))
	})
	attachment, err := client.SupportTickets.CreateAttachment(context.Background(), "tkt_1", CreateSupportTicketAttachmentRequest{
		File:  File{Name: "usage.log", Content: strings.NewReader("ERROR")},
		Title: Ptr("Usage"),
	})
	if err != nil || attachment.ID != "att_1" || sent != "usage.log ERROR Usage" {
		t.Errorf("%v, sent %s", err, sent)
	}
}

func TestInvalidOptionsOfACall(t *testing.T) {
	client, requests := newTestClient(t, nil, respondWith(contactText))
	for _, option := range []RequestOption{WithTimeout(-1), WithTimeout(0), WithMaxRetries(-1), WithOrgID("")} {
		if _, err := client.Contacts.Get(context.Background(), "con_1", option); !errors.Is(err, ErrConfiguration) {
			t.Errorf("returned %v", err)
		}
	}
	if requests.Load() != 0 {
		t.Error("a request was sent")
	}
}

func TestOptionalParams(t *testing.T) {
	var query string
	client, _ := newTestClient(t, nil, func(w http.ResponseWriter, r *http.Request) {
		query = r.URL.RawQuery
		w.Write([]byte(`{"id": "offr_1"}`))
	})
	ctx := context.Background()
	for expected, options := range map[string][]RequestOption{
		"":             {},
		"expand=buyer": {GetOfferParams{Expand: []OfferRelation{"buyer"}}},
	} {
		if _, err := client.Offers.Get(ctx, "offr_1", options...); err != nil || query != expected {
			t.Errorf("%v, sent %s, not %s", err, query, expected)
		}
	}
	if _, err := client.Contacts.Get(ctx, "con_1", GetOfferParams{}); !errors.Is(err, ErrConfiguration) {
		t.Errorf("returned %v", err)
	}
}
