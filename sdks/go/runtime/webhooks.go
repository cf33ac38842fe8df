package argosy

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// SignatureTolerance is how old a webhook call may be.
const SignatureTolerance = 300 * time.Second

var unixTime = regexp.MustCompile(`^[0-9]{10}$`)

// VerifySignature tells whether the Argosy-Signature header of a webhook call is right and recent.
// The body is the raw one, byte for byte as received; the secrets are those of the endpoint, two of
// them during a rotation.
func VerifySignature(body []byte, header string, secrets ...string) bool {
	return VerifySignatureAt(time.Now(), SignatureTolerance, body, header, secrets...)
}

// VerifySignatureAt is VerifySignature at another time and with another tolerance.
func VerifySignatureAt(now time.Time, tolerance time.Duration, body []byte, header string, secrets ...string) bool {
	var sent string
	var given []string
	for _, part := range strings.Split(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		if name == "t" && sent == "" {
			sent = value
		} else if name == "v1" {
			given = append(given, value)
		}
	}
	if !unixTime.MatchString(sent) {
		return false
	}
	seconds, _ := strconv.ParseInt(sent, 10, 64)
	if age := now.Unix() - seconds; max(age, -age) > int64(tolerance/time.Second) {
		return false
	}
	for _, secret := range secrets {
		signed := hmac.New(sha256.New, []byte(secret))
		signed.Write([]byte(sent + "."))
		signed.Write(body)
		expected := []byte(hex.EncodeToString(signed.Sum(nil)))
		for _, value := range given {
			if hmac.Equal(expected, []byte(value)) {
				return true
			}
		}
	}
	return false
}
