package posthorn

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"strings"
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

// readObject reads the fields of an object, and keeps its JSON.
func readObject(data []byte, fields any, object *Object) error {
	err := json.Unmarshal(data, fields)
	var mismatch *json.UnmarshalTypeError
	if errors.As(err, &mismatch) && strings.HasPrefix(mismatch.Value, "number ") {
		err = json.Unmarshal(respelled(data), fields)
	}
	if err != nil {
		return err
	}
	raw := append(json.RawMessage(nil), data...)
	object.raw = &raw
	return nil
}

// respelled writes integers such as 4.0 and 1e3 as encoding/json wants them.
func respelled(data []byte) []byte {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var value any
	if decoder.Decode(&value) != nil {
		return data
	}
	text, err := json.Marshal(withIntegers(value))
	if err != nil {
		return data
	}
	return text
}

func withIntegers(value any) any {
	switch given := value.(type) {
	case json.Number:
		if number, err := given.Float64(); err == nil && number == math.Trunc(number) && math.Abs(number) < 1<<53 {
			return int64(number)
		}
	case []any:
		for index, each := range given {
			given[index] = withIntegers(each)
		}
	case map[string]any:
		for name, each := range given {
			given[name] = withIntegers(each)
		}
	}
	return value
}
