import type { ProblemKind } from "#api/problems/problem-kind.ts"

export const eventProblems = {
  webhook_not_found: {
    status: 404,
    title: "Webhook endpoint not found",
    meaning: "There is no webhook endpoint with this sid in your account.",
    remedy: "List the endpoints with `GET /v1/webhooks`.",
  },
  webhooks_exhausted: {
    status: 409,
    title: "Too many webhook endpoints",
    meaning: "The account has the maximum number of webhook endpoints.",
    remedy: "Delete one that is no longer used, or let one endpoint receive more kinds of events.",
  },
  webhook_disabled: {
    status: 409,
    title: "Webhook endpoint disabled",
    meaning: "The endpoint is disabled, so nothing can be sent to it.",
    remedy: "Enable it with `PATCH /v1/webhooks/{sid}` and `status=enabled`, then ask again.",
  },
  invalid_webhook_url: {
    status: 400,
    title: "Invalid webhook URL",
    meaning:
      "Posthorn cannot call the URL. It is malformed, not HTTPS, has a user name, or leads to a private or local address.",
    remedy: "Give a public HTTPS URL. For development, the operator can allow named private ranges.",
  },
  unknown_event_type: {
    status: 400,
    title: "Unknown event type",
    meaning: "`events` names an event that does not exist.",
    remedy: "Choose from `GET /v1/event_types`, or use a pattern such as `messages.*` or `*`.",
  },
  event_not_found: {
    status: 404,
    title: "Event not found",
    meaning: "There is no event with this sid in your account, or it is older than events are kept.",
    remedy: "List the events with `GET /v1/events`.",
  },
  delivery_not_found: {
    status: 404,
    title: "Delivery not found",
    meaning: "There is no delivery with this sid in your account, or it is older than deliveries are kept.",
    remedy: "List the deliveries of an endpoint with `GET /v1/webhooks/{sid}/deliveries`.",
  },
  replay_not_found: {
    status: 404,
    title: "Replay not found",
    meaning: "There is no replay with this sid in your account, or it ended longer ago than events are kept.",
    remedy: "List the replays of an endpoint with `GET /v1/webhooks/{sid}/replays`.",
  },
  replays_exhausted: {
    status: 409,
    title: "Too many replays",
    meaning: "The account has the maximum number of unfinished replays.",
    remedy: "Wait until one has ended, or cancel one with `POST /v1/replays/{sid}/cancel`.",
  },
  replay_ended: {
    status: 409,
    title: "Replay ended",
    meaning: "The replay has completed or failed already, and nothing that it queued is waiting.",
    remedy: "There is nothing to do. To stop sending to the endpoint altogether, disable it.",
  },
  invalid_replay_range: {
    status: 400,
    title: "Invalid time of a replay",
    meaning: "`from` is not in the past, `to` is not later than `from`, or nothing of that time is kept any more.",
    remedy: "Choose a `from` in the past and a `to` after it, both within the time for which events are kept.",
  },
} as const satisfies Record<string, ProblemKind>
