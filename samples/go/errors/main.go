package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"argosy.example/go/argosy/v2"
)

func main() {
	// region options
	client, err := argosy.NewClient(argosy.Options{
		Timeout:      20 * time.Second,
		MaxRetries:   argosy.Ptr(5),
		MaxRetryWait: 2 * time.Minute,
		Log: func(entry argosy.LogEntry) {
			log.Println(entry.Method, entry.Path, entry.Status, entry.Duration)
		},
	})
	// endregion
	if err != nil {
		log.Fatal(err)
	}
	offerID := "offr_01KGES92M06PXWSFEWDW4HTSFA"
	if len(os.Args) > 1 {
		offerID = os.Args[1]
	}

	// region errors
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()

	offer, err := client.Offers.Get(ctx, offerID)
	var failure *argosy.Error
	switch {
	case err == nil:
		fmt.Println(offer.Status)
	case errors.Is(err, argosy.ErrNotFound):
		fmt.Println("No such offer")
	case errors.Is(err, context.DeadlineExceeded):
		log.Fatal("No response within 10 seconds, retries included")
	case errors.As(err, &failure):
		log.Fatalf("%s: %s (request %s)", failure.Code, failure.Message, failure.RequestID)
	}
	// endregion

	_, err = client.Contacts.Create(ctx, argosy.CreateContactRequest{
		Name:         "Priya Raman",
		EmailAddress: "priya.raman",
	})
	if !errors.As(err, &failure) {
		log.Fatal(err)
	}
	fmt.Println(failure.Code)
}
