package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"argosy.example/go/argosy"
)

func main() {
	client, err := argosy.New(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}
	orgID := os.Getenv("ARGOSY_ORG_ID")

	page, _, err := client.Offers.ListOffers(context.Background(), orgID).Limit(10).Execute()
	if err != nil {
		log.Fatal(err)
	}
	for _, offer := range page.Data {
		fmt.Println(offer.Id, offer.Status, offer.Name)
	}
}
