package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"argosy.example/go/argosy"
)

func main() {
	client, err := argosy.New(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}
	orgID := os.Getenv("ARGOSY_ORG_ID")

	// region paging
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()

	waiting := argosy.Paginate(func(cursor string) (*argosy.OfferList, *http.Response, error) {
		call := client.Offers.ListOffers(ctx, orgID).
			Status([]argosy.OfferStatus{argosy.OFFERSTATUS_PENDING_ACCEPTANCE}).
			Limit(200)
		if cursor != "" {
			call = call.Cursor(cursor)
		}
		return call.Execute()
	})
	for offer, err := range waiting {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(offer.Id, offer.GetExpiryDate())
	}
	// endregion
}
