package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

	"argosy.example/go/argosy"
)

func main() {
	// region options
	client, err := argosy.New(argosy.Options{
		MaxRetries:   5,
		MaxRetryWait: 2 * time.Minute,
	})
	// endregion
	if err != nil {
		log.Fatal(err)
	}
	orgID, offerID := os.Getenv("ARGOSY_ORG_ID"), "offr_01KGES92M06PXWSFEWDW4HTSFA"
	if len(os.Args) > 1 {
		offerID = os.Args[1]
	}

	// region errors
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()

	offer, _, err := client.Offers.GetOffer(ctx, orgID, offerID).Execute()
	var failure *argosy.Error
	switch {
	case err == nil:
		fmt.Println(offer.Status)
	case errors.Is(err, argosy.ErrNotFound):
		fmt.Println("No such offer")
	case errors.As(err, &failure):
		log.Fatalf("%d %s, quote %s", failure.Status, failure.Code, failure.RequestID)
	case errors.Is(err, context.DeadlineExceeded):
		log.Fatal("No answer within 10 seconds, retries included")
	default:
		log.Fatal(err)
	}
	// endregion

	contact := *argosy.NewCreateContactRequest("Priya Raman", "priya.raman")
	_, _, err = client.ContactsAndBuyers.CreateContact(ctx, orgID).CreateContactRequest(contact).Execute()
	if !errors.As(err, &failure) {
		log.Fatal(err)
	}
	fmt.Println(failure.Code)
}
