package argosy

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// received remembers which fields of a model weren't in its JSON and which were null, so that the model
// can be written as it was read.
type received struct{ absent, null []string }

// decodeObject fills a model. Extra gets the fields that the model doesn't have.
func decodeObject(data []byte, target any, extra *map[string]any, received *received) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return err
	}
	value := reflect.ValueOf(target).Elem()
	for index, name := range namesOf(value.Type()) {
		text, found := fields[name]
		switch {
		case !found:
			received.absent = append(received.absent, name)
			continue
		case string(text) == "null":
			received.null = append(received.null, name)
		}
		if err := json.Unmarshal(text, value.Field(index).Addr().Interface()); err != nil {
			return err
		}
		delete(fields, name)
	}
	if len(fields) == 0 {
		return nil
	}
	*extra = make(map[string]any, len(fields))
	for name, text := range fields {
		var field any
		if err := decodeNumbers(text, &field); err != nil {
			return err
		}
		(*extra)[name] = field
	}
	return nil
}

// encodeObject writes a model with its extra fields. It leaves out optional fields that are nil. Unlike
// encoding/json, it keeps empty lists and maps, which clear a field.
func encodeObject(model any, extra map[string]any, received received) ([]byte, error) {
	value := reflect.ValueOf(model)
	fields := make(map[string]any, value.NumField()+len(extra))
	maps.Copy(fields, extra)
	for index, name := range namesOf(value.Type()) {
		field := value.Field(index)
		switch {
		case !field.IsZero():
			fields[name] = field.Interface()
		case slices.Contains(received.null, name):
			fields[name] = nil
		case !isOptional(value.Type(), index) && !slices.Contains(received.absent, name):
			fields[name] = field.Interface()
		}
	}
	return json.Marshal(fields)
}

func isOptional(model reflect.Type, index int) bool {
	return strings.HasSuffix(model.Field(index).Tag.Get("json"), ",omitempty")
}

var names sync.Map

// namesOf returns the JSON names of a model's fields, in order. Its last two fields aren't in the JSON.
func namesOf(model reflect.Type) []string {
	if found, known := names.Load(model); known {
		return found.([]string)
	}
	found := make([]string, model.NumField()-2)
	for index := range found {
		found[index], _, _ = strings.Cut(model.Field(index).Tag.Get("json"), ",")
	}
	names.Store(model, found)
	return found
}

// decodeNumbers keeps every digit of a number.
func decodeNumbers(data []byte, target any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return decoder.Decode(target)
}

// discriminatorOf returns the field that tells the variants of a union apart.
func discriminatorOf(data []byte, name string) string {
	var fields map[string]json.RawMessage
	var value string
	if json.Unmarshal(data, &fields) == nil {
		json.Unmarshal(fields[name], &value)
	}
	return value
}
