package posthorn

import (
	"bytes"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

const (
	// signaturesMax is more than the keys of any sender. Each signature costs a computation.
	signaturesMax = 20
	// timestampMax is the number of digits of the largest time.
	timestampMax     = 12
	toleranceDefault = 5 * time.Minute
)

// WebhookVerifier verifies webhooks (Standard Webhooks 1.0.0).
type WebhookVerifier struct {
	// Secrets are the secret of the endpoint (whsec_…) or its public key (whpk_…), or several during a
	// rotation.
	Secrets []string
	// Tolerance is the largest difference between the clocks. Default: 5 minutes.
	Tolerance time.Duration
	// Now returns the present time. Default: time.Now.
	Now func() time.Time
}

// Format prints no secrets.
func (v WebhookVerifier) Format(to fmt.State, _ rune) { fmt.Fprint(to, "posthorn.WebhookVerifier") }

// VerifyWebhook returns the event in a webhook, if one of the secrets proves it to be from Posthorn and
// recent. The payload is the raw body, before any parser. Errors are [ErrWebhook] or [ErrUsage]. Events can
// be repeated, so ignore those whose SID you have seen.
func VerifyWebhook(payload []byte, header http.Header, secrets ...string) (*Event, error) {
	return WebhookVerifier{Secrets: secrets}.Verify(payload, header)
}

// Verify is as [VerifyWebhook].
func (v WebhookVerifier) Verify(payload []byte, header http.Header) (*Event, error) {
	if len(v.Secrets) == 0 {
		return nil, unusable("a secret is needed to verify webhooks")
	}
	id, timestamp := headerOf(header, "webhook-id"), headerOf(header, "webhook-timestamp")
	signatures := headerOf(header, "webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return nil, invalid("the headers webhook-id, webhook-timestamp and webhook-signature are needed")
	}
	if err := v.checkTime(timestamp); err != nil {
		return nil, err
	}
	signed := append([]byte(id+"."+timestamp+"."), payload...)
	isSigned := false
	for _, secret := range v.Secrets {
		fits, err := fits(secret, signatures, signed)
		if err != nil {
			return nil, err
		}
		isSigned = isSigned || fits
	}
	if !isSigned {
		return nil, invalid("no signature fits the body and the secret. Is the payload the raw body?")
	}
	if !utf8.Valid(payload) || !bytes.HasPrefix(bytes.TrimSpace(payload), []byte("{")) {
		return nil, invalid("the webhook is signed, but its body is not an event")
	}
	event := new(Event)
	if err := json.Unmarshal(payload, event); err != nil {
		return nil, invalid("the webhook is signed, but its body cannot be read: " + err.Error())
	}
	return event, nil
}

func (v WebhookVerifier) checkTime(timestamp string) error {
	seconds, err := strconv.ParseUint(timestamp, 10, 63)
	if err != nil || len(timestamp) > timestampMax {
		return invalid("webhook-timestamp is not a time")
	}
	now, tolerance := time.Now, v.Tolerance
	if v.Now != nil {
		now = v.Now
	}
	if tolerance == 0 {
		tolerance = toleranceDefault
	}
	age := time.Duration(now().Unix()-int64(seconds)) * time.Second
	if age > tolerance {
		return invalid("the webhook is too old: " + age.String())
	}
	if -age > tolerance {
		return invalid("the webhook is from the future. Is the clock right?")
	}
	return nil
}

// headerOf also finds names in lower case, as in the events of some hosting services.
func headerOf(header http.Header, wanted string) string {
	for name, values := range header {
		if strings.EqualFold(name, wanted) && len(values) > 0 {
			return values[0]
		}
	}
	return ""
}

// fits reports whether one of the signatures is by this secret: v1 with a secret key, v1a with a public key.
func fits(secret, signatures string, signed []byte) (bool, error) {
	encoded, isPublic := strings.CutPrefix(secret, "whpk_")
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(encoded, "whsec_"))
	if err != nil || len(key) == 0 || (isPublic && len(key) != ed25519.PublicKeySize) {
		return false, unusable("the secret must be whsec_… or whpk_… and base64. Is its variable set?")
	}
	hash := hmac.New(sha256.New, key)
	hash.Write(signed)
	given := strings.Split(signatures, " ")
	for _, each := range given[:min(len(given), signaturesMax)] {
		version, encoded, _ := strings.Cut(each, ",")
		signature, err := base64.StdEncoding.DecodeString(encoded)
		switch {
		case err != nil:
		case version == "v1" && !isPublic && hmac.Equal(hash.Sum(nil), signature):
			return true, nil
		case version == "v1a" && isPublic && ed25519.Verify(key, signed, signature):
			return true, nil
		}
	}
	return false, nil
}

func invalid(text string) error { return fmt.Errorf("%w: %s", ErrWebhook, text) }
