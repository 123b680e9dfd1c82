// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// MediaResource is Client.Media.
type MediaResource struct {
	core *core
}

func newMediaResource(core *core) *MediaResource {
	return &MediaResource{core: core}
}

// Get is GET /v1/media/{sid}: Retrieve media with their bytes.
//
// Returns the media with their bytes. Posthorn keeps them as long as their message. Do not trust the content:
// it can come from a stranger. Show only `image/jpeg`, `image/png`, `image/gif` and `image/webp` as images,
// and offer all other types as a download. Never show media as a page of your own site.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MediaResource) Get(ctx context.Context, sid string, options ...Option) (*MediaWithContent, error) {
	return send[MediaWithContent](ctx, r.core, call{method: "GET", path: "/v1/media/{sid}", value: sid}, options)
}

// Delete is DELETE /v1/media/{sid}: Delete media.
//
// Deletes the media, and the copies that Posthorn changed for a carrier. The message and its `num_media`
// remain. A carrier and the recipient may still have the media.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MediaResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/media/{sid}", value: sid, isDeletion: true}, options)
}
