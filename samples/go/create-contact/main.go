package main

import (
	"context"
	"crypto/rand"
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
	ctx, orgID := context.Background(), os.Getenv("ARGOSY_ORG_ID")

	// region idempotency
	// Store the key beside your own record before the call, and send it again after a crash.
	random := make([]byte, 16)
	rand.Read(random)
	key := fmt.Sprintf("%x", random)

	person := argosy.NewCreateContactRequest("Priya Raman", "priya.raman@cobaltfreight.example")
	person.CompanyName = argosy.PtrString("Cobalt Freight")
	contact, response, err := client.ContactsAndBuyers.CreateContact(ctx, orgID).
		IdempotencyKey(key).
		CreateContactRequest(*person).
		Execute()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(contact.Id, "replayed:", response.Header.Get("Idempotent-Replayed") == "true")
	// endregion
}
