package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"argosy.example/go/argosy/v2"
)

func main() {
	client, err := argosy.NewClient(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}
	ctx := context.Background()

	accepted := argosy.ListEntitlementsParams{OfferID: argosy.Ptr(os.Getenv("OFFER_ID"))}
	for entitlement, err := range client.Entitlements.All(ctx, accepted) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(entitlement.ID, entitlement.Status)

		// highlight-next-line
		group, err := client.UsageRecordGroups.Report(ctx, entitlement.ID, argosy.UsageRecordGroupInput{
			ID:      "juniper-1",
			Records: map[string]string{"telemetry_gb": "812"},
		})
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(group.ID, group.Status)
	}
}
