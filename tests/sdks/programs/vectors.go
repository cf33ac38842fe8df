// Runs the client's part of every vector and prints the outcome as one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"os"
	"time"

	"argosy.example/go/argosy"
)

type clock struct {
	now    time.Time
	sleeps []int
}

func (c *clock) Now() time.Time { return c.now }

func (c *clock) Sleep(_ context.Context, duration time.Duration) error {
	c.sleeps = append(c.sleeps, int(duration/time.Second))
	c.now = c.now.Add(duration)
	return nil
}

type vectorFile struct {
	Client struct {
		ClientID     string `json:"clientId"`
		ClientSecret string `json:"clientSecret"`
		OrgID        string `json:"orgId"`
		Now          int64  `json:"now"`
	} `json:"client"`
	NewContact argosy.CreateContactRequest `json:"newContact"`
	Vectors    []struct {
		Name  string `json:"name"`
		Calls []struct {
			Do      string `json:"do"`
			Seconds int    `json:"seconds"`
		} `json:"calls"`
	} `json:"vectors"`
}

type signatureFile struct {
	ToleranceSeconds int `json:"toleranceSeconds"`
	Vectors          []struct {
		Name, Header, Body string
		Secrets            []string
		Now                int64
	} `json:"vectors"`
}

type object map[string]any

var families = map[string]error{
	"InvalidRequest":   argosy.ErrInvalidRequest,
	"Authentication":   argosy.ErrAuthentication,
	"PermissionDenied": argosy.ErrPermissionDenied,
	"NotFound":         argosy.ErrNotFound,
	"Conflict":         argosy.ErrConflict,
	"Payment":          argosy.ErrPayment,
	"RateLimit":        argosy.ErrRateLimit,
	"Marketplace":      argosy.ErrMarketplace,
	"Internal":         argosy.ErrInternal,
}

func main() {
	var behavior vectorFile
	read(os.Args[1], &behavior)
	for _, vector := range behavior.Vectors {
		clock := &clock{now: time.Unix(behavior.Client.Now, 0), sleeps: []int{}}
		client, err := argosy.New(argosy.Options{
			ClientID:     behavior.Client.ClientID,
			ClientSecret: behavior.Client.ClientSecret,
			BaseURL:      os.Args[3] + "/" + vector.Name,
			Clock:        clock,
		})
		if err != nil {
			log.Fatal(err)
		}
		results := []any{}
		for _, call := range vector.Calls {
			if call.Do == "wait" {
				clock.now = clock.now.Add(time.Duration(call.Seconds) * time.Second)
				continue
			}
			contacts, err := perform(call.Do, client, behavior)
			results = append(results, outcome(contacts, err))
		}
		print(object{"name": vector.Name, "results": results, "sleeps": clock.sleeps})
	}

	var signatures signatureFile
	read(os.Args[2], &signatures)
	tolerance := time.Duration(signatures.ToleranceSeconds) * time.Second
	for _, vector := range signatures.Vectors {
		valid := argosy.VerifySignatureAt(
			time.Unix(vector.Now, 0), tolerance, []byte(vector.Body), vector.Header, vector.Secrets...)
		print(object{"name": vector.Name, "valid": valid})
	}
}

func perform(action string, client *argosy.Client, behavior vectorFile) ([]argosy.Contact, error) {
	ctx, orgID := context.Background(), behavior.Client.OrgID
	switch action {
	case "listContacts":
		page, _, err := client.ContactsAndBuyers.ListContacts(ctx, orgID).Execute()
		if err != nil {
			return nil, err
		}
		return page.Data, nil
	case "allContacts":
		var all []argosy.Contact
		pages := argosy.Paginate(func(cursor string) (*argosy.ContactList, *http.Response, error) {
			request := client.ContactsAndBuyers.ListContacts(ctx, orgID)
			if cursor != "" {
				request = request.Cursor(cursor)
			}
			return request.Execute()
		})
		for contact, err := range pages {
			if err != nil {
				return nil, err
			}
			all = append(all, contact)
		}
		return all, nil
	default:
		contact, _, err := client.ContactsAndBuyers.CreateContact(ctx, orgID).
			CreateContactRequest(behavior.NewContact).Execute()
		if err != nil {
			return nil, err
		}
		return []argosy.Contact{*contact}, nil
	}
}

func outcome(contacts []argosy.Contact, err error) object {
	var failure *argosy.Error
	if errors.As(err, &failure) {
		class := "Argosy"
		for name, family := range families {
			if errors.Is(err, family) {
				class = name
			}
		}
		return object{"error": object{
			"class": class, "code": failure.Code, "type": orNull(failure.Type), "status": failure.Status,
			"requestId": orNull(failure.RequestID), "retryable": failure.Retryable,
		}}
	}
	if err != nil {
		log.Fatal(err)
	}
	ids := []string{}
	for _, contact := range contacts {
		ids = append(ids, contact.Id)
	}
	return object{"ids": ids}
}

// Go has empty strings where other languages have null.
func orNull(text string) any {
	if text == "" {
		return nil
	}
	return text
}

func read(file string, target any) {
	text, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	if err := json.Unmarshal(text, target); err != nil {
		log.Fatal(err)
	}
}

func print(value object) {
	if err := json.NewEncoder(os.Stdout).Encode(value); err != nil {
		log.Fatal(err)
	}
}
