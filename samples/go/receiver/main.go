package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"strings"

	"argosy.example/go/argosy/v2"
)

func receive(secrets []string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		// highlight-next-line
		event, err := argosy.UnwrapWebhook(body, r.Header, secrets...)
		if err != nil {
			log.Println(err)
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		log.Println(event.ID, event.Type)
		if event.Type == argosy.EventTypeOfferAccepted {
			log.Println("accepted:", event.Offer.Data.EntityID)
		}
		w.WriteHeader(http.StatusNoContent)
	}
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	secrets := strings.Fields(os.Getenv("ARGOSY_WEBHOOK_SECRET"))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, receive(secrets)))
}
