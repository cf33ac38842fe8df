package argosy

import (
	"encoding/json"
	"testing"
)

func TestObjectsKeepWhatTheyDoNotKnow(t *testing.T) {
	for _, text := range []string{
		`{"future":{"n":12345678901234567890},"id":"offr_1","status":"PAUSED"}`,
		`{"expiryDate":null,"id":"offr_1"}`,
		`{"id":"offr_1","terms":{"partner":"ORACLE","region":"eu"}}`,
		`{"id":"offr_1","terms":{"awsAccountIds":["1"],"new":true,"partner":"AWS"}}`,
		// Names have a case, unlike in encoding/json.
		`{"ID":"other","id":"offr_1"}`,
	} {
		var offer Offer
		if err := json.Unmarshal([]byte(text), &offer); err != nil {
			t.Fatal(err)
		}
		if offer.ID != "offr_1" {
			t.Errorf("the ID is %q", offer.ID)
		}
		if written, err := json.Marshal(offer); err != nil || string(written) != text {
			t.Errorf("%s became %s, %v", text, written, err)
		}
	}
}

func TestRequestsSendWhatIsSet(t *testing.T) {
	for expected, request := range map[string]any{
		`{"emailAddress":"","name":"Priya"}`: CreateContactRequest{Name: "Priya"},
		`{"name":""}`:                        UpdateContactRequest{Name: Ptr("")},
		`{}`:                                 UpdateContactRequest{},
		`{"role":null}`:                      UpdateContactRequest{Role: Null[string]()},
		`{"role":"CTO"}`:                     UpdateContactRequest{Role: Set("CTO")},
		`{"contactIds":[]}`:                  SendOfferNotificationsRequest{ContactIDs: []string{}},
		`{"later":1}`:                        UpdateContactRequest{ExtraFields: map[string]any{"later": 1}},
		`{"custom":{"a":"b","c":null}}`:      MetaInfoUpdate{Custom: Set(map[string]*string{"a": Ptr("b"), "c": nil})},
	} {
		if written, err := json.Marshal(request); err != nil || string(written) != expected {
			t.Errorf("%s, %v, not %s", written, err, expected)
		}
	}
}

func TestEnumsTellWhatTheyKnow(t *testing.T) {
	if !OfferStatusActive.IsKnown() || OfferStatus("PAUSED").IsKnown() {
		t.Error("IsKnown is wrong")
	}
}
