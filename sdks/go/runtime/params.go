package argosy

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/url"
	"reflect"
	"strings"
)

// File is a file in a form.
type File struct {
	// Name is the file's name, for example usage-report.csv.
	Name    string
	Content io.Reader
}

// bodyOf returns the JSON of params. A cursor replaces the one in the params.
func bodyOf(params any, cursor string) ([]byte, error) {
	if cursor == "" {
		return json.Marshal(params)
	}
	fields, err := fieldsOf(params)
	if err != nil {
		return nil, err
	}
	fields["cursor"] = cursor
	return json.Marshal(fields)
}

// queryOf returns a query string. Lists are separated by commas.
func queryOf(params any, cursor string) (string, error) {
	fields, err := fieldsOf(params)
	if err != nil {
		return "", err
	}
	if cursor != "" {
		fields["cursor"] = cursor
	}
	query := url.Values{}
	for name, value := range fields {
		query.Set(name, textOf(value))
	}
	return query.Encode(), nil
}

func textOf(value any) string {
	list, isList := value.([]any)
	if !isList {
		return fmt.Sprint(value)
	}
	texts := make([]string, len(list))
	for index, item := range list {
		texts[index] = fmt.Sprint(item)
	}
	return strings.Join(texts, ",")
}

func fieldsOf(params any) (map[string]any, error) {
	text, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	var fields map[string]any
	return fields, decodeNumbers(text, &fields)
}

// formOf returns a multipart form and its content type. It reads files, so that a retry can send them
// again.
func formOf(params any) ([]byte, string, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	value := reflect.ValueOf(params)
	for index, name := range namesOf(value.Type()) {
		switch field := value.Field(index).Interface().(type) {
		case File:
			part, err := form.CreateFormFile(name, field.Name)
			if err != nil {
				return nil, "", err
			}
			if _, err := io.Copy(part, field.Content); err != nil {
				return nil, "", fmt.Errorf("argosy: read %s: %w", field.Name, err)
			}
		case *string:
			if field != nil {
				form.WriteField(name, *field)
			}
		}
	}
	err := form.Close()
	return body.Bytes(), form.FormDataContentType(), err
}
