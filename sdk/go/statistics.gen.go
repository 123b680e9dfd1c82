// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// StatisticsResource is Client.Statistics.
type StatisticsResource struct {
	core *core
}

func newStatisticsResource(core *core) *StatisticsResource {
	return &StatisticsResource{core: core}
}

// Get is GET /v1/statistics: Retrieve statistics.
//
// Counts messages by the status that they reached, and attempts to deliver events, by hour or day (UTC).
// Lists the errors and the webhook endpoints of the same time. A message counts in the hour in which it
// reached the status. A message that was sent before midnight and delivered later counts on both days. Counts
// are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for 92 days, also
// those of deleted messages.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
func (r *StatisticsResource) Get(ctx context.Context, params *GetStatisticsParams, options ...Option) (*Statistics, error) {
	return send[Statistics](ctx, r.core, call{method: "GET", path: "/v1/statistics", query: params}, options)
}
