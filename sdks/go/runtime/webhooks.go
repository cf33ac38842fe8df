package argosy

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// signatureTolerance is how old a webhook call may be.
const signatureTolerance = 300 * time.Second

// Event is a webhook event. The embedded union has a field per kind of object, for example Offer.
type Event struct {
	// ID is the same in every delivery attempt, so you can detect duplicates.
	ID        string
	Type      EventType
	CreatedAt time.Time
	OrgID     string
	WebhookEvent
}

// UnwrapWebhook verifies the signature of a webhook call and returns its event. The payload is the
// body exactly as received. During a rotation, pass the old and the new secret.
func UnwrapWebhook(payload []byte, header http.Header, secrets ...string) (*Event, error) {
	return UnwrapWebhookAt(time.Now(), payload, header, secrets...)
}

// UnwrapWebhookAt is UnwrapWebhook at another time, for tests.
func UnwrapWebhookAt(now time.Time, payload []byte, header http.Header, secrets ...string) (*Event, error) {
	if failure := verifySignature(now, payload, header, secrets); failure != nil {
		return nil, failure
	}
	var common struct {
		ID        string    `json:"id"`
		Type      EventType `json:"type"`
		CreatedAt time.Time `json:"createdAt"`
		OrgID     string    `json:"orgId"`
	}
	var event WebhookEvent
	if json.Unmarshal(payload, &common) != nil || common.ID == "" || common.Type == "" || json.Unmarshal(payload, &event) != nil {
		return nil, &Error{Code: "unexpected_response", Message: "The webhook call's body isn't an event."}
	}
	return &Event{common.ID, common.Type, common.CreatedAt, common.OrgID, event}, nil
}

var unixTime = regexp.MustCompile(`^[0-9]{10}$`)

func verifySignature(now time.Time, payload []byte, header http.Header, secrets []string) *Error {
	if len(secrets) == 0 {
		return configurationError("pass the webhook endpoint's secret")
	}
	sent, signatures := signatureParts(header)
	if !unixTime.MatchString(sent) {
		return signatureError("The Argosy-Signature header is missing or has no timestamp.")
	}
	seconds, _ := strconv.ParseInt(sent, 10, 64)
	isRecent := now.Sub(time.Unix(seconds, 0)).Abs() <= signatureTolerance
	isValid := false
	for _, secret := range secrets {
		if secret == "" {
			return configurationError("a webhook secret is empty")
		}
		signed := hmac.New(sha256.New, []byte(secret))
		signed.Write([]byte(sent + "."))
		signed.Write(payload)
		expected := []byte(hex.EncodeToString(signed.Sum(nil)))
		for _, signature := range signatures {
			isValid = hmac.Equal(expected, []byte(signature)) || isValid
		}
	}
	switch {
	case !isValid:
		return signatureError("The signature doesn't match the body and the secret.")
	case !isRecent:
		return signatureError("The signature is more than 5 minutes old.")
	}
	return nil
}

// signatureParts returns the timestamp and the signatures of the header, whatever its case.
func signatureParts(header http.Header) (sent string, signatures []string) {
	for name, values := range header {
		if !strings.EqualFold(name, "Argosy-Signature") || len(values) == 0 {
			continue
		}
		for _, part := range strings.Split(values[0], ",") {
			key, value, _ := strings.Cut(part, "=")
			if key == "t" && sent == "" {
				sent = value
			} else if key == "v1" {
				signatures = append(signatures, value)
			}
		}
	}
	return sent, signatures
}

func signatureError(message string) *Error {
	return &Error{Code: "invalid_signature", Message: message, class: ErrSignature}
}
