package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

func main() {
	baseURL := os.Getenv("ARGOSY_BASE_URL")
	if baseURL == "" {
		baseURL = "https://api.argosy.example"
	}
	url := fmt.Sprintf("%s/v1/orgs/%s/offers?status=PENDING_ACCEPTANCE&limit=10", baseURL, os.Getenv("ARGOSY_ORG_ID"))

	request, err := http.NewRequest(http.MethodGet, url, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ARGOSY_TOKEN"))

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}

	var page struct {
		Data []struct{ ID, Name, Status string }
	}
	if err := json.NewDecoder(response.Body).Decode(&page); err != nil {
		log.Fatal(err)
	}
	for _, offer := range page.Data {
		fmt.Println(offer.ID, offer.Status, offer.Name)
	}
}
