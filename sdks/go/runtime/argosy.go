package argosy

import (
	"fmt"
	"net/http"
	"os"
	"time"
)

// Options of a client. The zero value takes everything from the environment.
type Options struct {
	// ClientID of the API client; ARGOSY_CLIENT_ID by default.
	ClientID string
	// ClientSecret of the API client; ARGOSY_CLIENT_SECRET by default.
	ClientSecret string
	// BaseURL is ARGOSY_BASE_URL by default, else the production API.
	BaseURL string
	// MaxRetries is how often a call is repeated after 429 and 503; 3 by default, none if negative.
	MaxRetries int
	// MaxRetryWait is the longest wait that is worth it; a call that should wait longer fails at
	// once. A minute by default.
	MaxRetryWait time.Duration
	// Transport makes the calls; http.DefaultTransport by default.
	Transport http.RoundTripper
	Clock     Clock
}

// Client is the Argosy API: one field for each group of operations.
type Client struct {
	Billing                *BillingAPIService
	ContactsAndBuyers      *ContactsAndBuyersAPIService
	CreditWallets          *CreditWalletsAPIService
	Entitlements           *EntitlementsAPIService
	NotificationsAndAccess *NotificationsAndAccessAPIService
	Offers                 *OffersAPIService
	Products               *ProductsAPIService
	RevenueAndAnalytics    *RevenueAndAnalyticsAPIService
	SupportTickets         *SupportTicketsAPIService
	Usage                  *UsageAPIService
}

// New makes a client. It fails only when the id or the secret is missing.
func New(options Options) (*Client, error) {
	configuration := NewConfiguration()
	if options.ClientID = either(options.ClientID, "ARGOSY_CLIENT_ID"); options.ClientID == "" {
		return nil, fmt.Errorf("argosy: set ARGOSY_CLIENT_ID, or give it as an option")
	}
	if options.ClientSecret = either(options.ClientSecret, "ARGOSY_CLIENT_SECRET"); options.ClientSecret == "" {
		return nil, fmt.Errorf("argosy: set ARGOSY_CLIENT_SECRET, or give it as an option")
	}
	if url := either(options.BaseURL, "ARGOSY_BASE_URL"); url != "" {
		configuration.Servers = ServerConfigurations{{URL: url}}
	}
	if options.MaxRetries == 0 {
		options.MaxRetries = 3
	}
	if options.MaxRetryWait == 0 {
		options.MaxRetryWait = time.Minute
	}
	if options.Transport == nil {
		options.Transport = http.DefaultTransport
	}
	if options.Clock == nil {
		options.Clock = systemClock{}
	}
	configuration.HTTPClient = &http.Client{Transport: newTransport(options, configuration.Servers[0].URL)}
	client := NewAPIClient(configuration)
	return &Client{
		Billing:                client.BillingAPI,
		ContactsAndBuyers:      client.ContactsAndBuyersAPI,
		CreditWallets:          client.CreditWalletsAPI,
		Entitlements:           client.EntitlementsAPI,
		NotificationsAndAccess: client.NotificationsAndAccessAPI,
		Offers:                 client.OffersAPI,
		Products:               client.ProductsAPI,
		RevenueAndAnalytics:    client.RevenueAndAnalyticsAPI,
		SupportTickets:         client.SupportTicketsAPI,
		Usage:                  client.UsageAPI,
	}, nil
}

func either(given, variable string) string {
	if given != "" {
		return given
	}
	return os.Getenv(variable)
}
