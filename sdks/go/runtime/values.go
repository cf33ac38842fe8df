package argosy

import "encoding/json"

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T { return &value }

// Date is a calendar day in the format YYYY-MM-DD.
type Date string

// Nullable is a field that a request can change, clear, or leave as it is. The zero value leaves it as
// it is. For the others, use [Set] and [Null].
type Nullable[T any] struct {
	value *T
	isSet bool
}

// Set changes a field.
func Set[T any](value T) Nullable[T] { return Nullable[T]{&value, true} }

// Null clears a field.
func Null[T any]() Nullable[T] { return Nullable[T]{nil, true} }

// Get returns the value, or nil if there is none.
func (n Nullable[T]) Get() *T { return n.value }

func (n Nullable[T]) MarshalJSON() ([]byte, error) { return json.Marshal(n.value) }

func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	n.isSet = true
	return json.Unmarshal(data, &n.value)
}
