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
	// highlight-next-line
	offer, err := client.Offers.Create(context.Background(), argosy.CreateOfferRequest{
		Name:       "Juniper Labs 12 months",
		ProductID:  "prod_01KEXZ5980V1XQEHC5ZNXDVW26",
		OfferType:  argosy.OfferTypePrivate,
		ExpiryDate: argosy.Ptr(argosy.Date("2026-06-30")),
		Duration:   &argosy.Duration{Length: 12, Unit: argosy.TimeUnitMonth},
		Pricing: argosy.Pricing{
			Model:        argosy.OfferPricingModelFixedFeeWithOverage,
			CommitAmount: &argosy.Money{Amount: "12000.00", Currency: "USD"},
			MeteringDimensions: []argosy.MeteringDimension{{
				Key:       "telemetry_gb",
				Name:      "Telemetry ingested",
				Unit:      "GB",
				UnitPrice: &argosy.Money{Amount: "0.40", Currency: "USD"},
				Types:     []argosy.MeteringDimensionType{argosy.MeteringDimensionTypeMetered},
			}},
		},
		Terms: argosy.OfferTerms{AWS: &argosy.AWSOfferTerms{
			Partner:       "AWS",
			AWSAccountIDs: []string{"123456789012"},
		}},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(offer.ID)
}
