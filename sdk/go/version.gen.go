// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

// Version is that of the client and of the API that it knows.
const Version = "0.1.0"
