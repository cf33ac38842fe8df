package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"strings"

	"argosy.example/go/argosy"
)

func receive(secrets []string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil || !argosy.VerifySignature(body, r.Header.Get("Argosy-Signature"), secrets...) {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		var event struct{ ID, Type string }
		if err := json.Unmarshal(body, &event); err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		log.Println(event.ID, event.Type)
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
