package main

import (
	"context"
	"fmt"
	"log"

	"argosy.example/go/argosy/v2"
)

func main() {
	client, err := argosy.NewClient(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}

	page, err := client.Offers.List(context.Background(), argosy.ListOffersParams{
		Limit: argosy.Ptr(10),
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, offer := range page.Data {
		fmt.Println(offer.ID, offer.Status, offer.Name)
	}
}
