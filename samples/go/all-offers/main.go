package main

import (
	"context"
	"fmt"
	"log"
	"time"

	"argosy.example/go/argosy/v2"
)

func main() {
	client, err := argosy.NewClient(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}

	// region paging
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()

	waiting := argosy.ListOffersParams{
		Status: []argosy.OfferStatus{argosy.OfferStatusPendingAcceptance},
		Limit:  argosy.Ptr(200),
	}
	for offer, err := range client.Offers.All(ctx, waiting) {
		if err != nil {
			log.Fatal(err)
		}
		if offer.ExpiryDate != nil {
			fmt.Println(offer.ID, *offer.ExpiryDate)
		}
	}
	// endregion
}
