package posthorn

import (
	"encoding/json"
	"regexp"
)

// Object is the part that all objects of the API have in common.
type Object struct {
	// A pointer, so that a printed object does not have its content twice.
	raw *json.RawMessage
}

// RawJSON returns the JSON of the object as the server sent it, with the fields that a later version added.
func (o Object) RawJSON() json.RawMessage {
	if o.raw == nil {
		return nil
	}
	return *o.raw
}

// decimals finds strings, and the end of integers such as 4.0, which encoding/json refuses.
var decimals = regexp.MustCompile(`("(?:[^"\\]|\\.)*")|\.0+([,\]}\s])`)

// readObject reads the fields of an object, and keeps its JSON.
func readObject(data []byte, fields any, object *Object) error {
	err := json.Unmarshal(data, fields)
	if err != nil {
		err = json.Unmarshal(decimals.ReplaceAll(data, []byte("$1$2")), fields)
	}
	raw := append(json.RawMessage(nil), data...)
	object.raw = &raw
	return err
}
