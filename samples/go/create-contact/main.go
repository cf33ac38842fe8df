package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"log"

	"argosy.example/go/argosy/v2"
)

func main() {
	client, err := argosy.NewClient(argosy.Options{})
	if err != nil {
		log.Fatal(err)
	}
	ctx := context.Background()

	// region idempotency
	// Store the key with your own record before the call, and send it again after a crash.
	random := make([]byte, 16)
	rand.Read(random)
	key := fmt.Sprintf("%x", random)

	var response argosy.Response
	contact, err := client.Contacts.Create(ctx, argosy.CreateContactRequest{
		Name:         "Priya Raman",
		EmailAddress: "priya.raman@cobaltfreight.example",
		CompanyName:  argosy.Ptr("Cobalt Freight"),
	// highlight-next-line
	}, argosy.WithIdempotencyKey(key), argosy.WithResponse(&response))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(contact.ID, "replayed:", response.Header.Get("Idempotent-Replayed") == "true")
	// endregion
}
