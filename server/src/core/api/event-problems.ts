import type { DeliveryRefusalCode } from "#core/deliveries/refusals.ts"
import type { EndpointRefusalCode } from "#core/endpoints/refusals.ts"
import type { EventRefusalCode } from "#core/events/refusals.ts"
import type { ReplayRefusalCode } from "#core/replays/refusals.ts"
import type { ProblemKind } from "#http/problems/problem-kind.ts"

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
    meaning: "The account has the maximum number of webhook endpoints, or of origins of status callbacks.",
    remedy: "Delete an unused endpoint, or let one endpoint receive more event types.",
  },
  webhook_disabled: {
    status: 409,
    title: "Webhook endpoint disabled",
    meaning: "The endpoint is disabled, so Posthorn sends nothing to it.",
    remedy: "Enable it with `PATCH /v1/webhooks/{sid}` and `status=enabled`, then repeat the request.",
  },
  webhook_of_callbacks: {
    status: 409,
    title: "Webhook endpoint of status callbacks",
    meaning:
      "Posthorn created the endpoint for the `status_callback` of messages. Messages name its URLs, and it has no subscription.",
    remedy: "Register an endpoint of your own with `POST /v1/webhooks`, or change `status_callback` of later messages.",
  },
  invalid_webhook_url: {
    status: 400,
    title: "Invalid webhook URL",
    meaning:
      "Posthorn cannot call the URL. It is malformed, not HTTPS, has a user name, or leads to a private or local address.",
    remedy: "Send a public HTTPS URL. For development, the operator can allow private address ranges.",
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
    meaning: "There is no event with this sid in your account, or its retention time is over.",
    remedy: "List the events with `GET /v1/events`.",
  },
  delivery_not_found: {
    status: 404,
    title: "Delivery not found",
    meaning: "There is no delivery with this sid in your account, or its retention time is over.",
    remedy: "List the deliveries of an endpoint with `GET /v1/webhooks/{sid}/deliveries`.",
  },
  replay_not_found: {
    status: 404,
    title: "Replay not found",
    meaning: "There is no replay with this sid in your account, or its retention time is over.",
    remedy: "List the replays of an endpoint with `GET /v1/webhooks/{sid}/replays`.",
  },
  replays_exhausted: {
    status: 409,
    title: "Too many replays",
    meaning: "The account has the maximum number of unfinished replays.",
    remedy: "Wait until a replay ends, or cancel one with `POST /v1/replays/{sid}/cancel`.",
  },
  replay_ended: {
    status: 409,
    title: "Replay ended",
    meaning: "The replay has completed or failed, and none of its deliveries is pending.",
    remedy: "No action is needed. To stop all deliveries to the endpoint, disable the endpoint.",
  },
  invalid_replay_range: {
    status: 400,
    title: "Invalid time of a replay",
    meaning:
      "`from` is not in the past, `to` is not later than `from`, or Posthorn no longer keeps events of that time.",
    remedy: "Send a `from` in the past and a later `to`. Both must be within the retention time of events.",
  },
} as const satisfies Record<
  | Exclude<EventRefusalCode, keyof typeof followerProblems>
  | EndpointRefusalCode
  | DeliveryRefusalCode
  | ReplayRefusalCode,
  ProblemKind
>

/** A part of its own, so that it keeps its place in the list of problems. */
export const followerProblems = {
  too_many_followers: {
    status: 429,
    title: "Too many event followers",
    meaning: "The account has the maximum number of requests at `GET /v1/events/feed` of one process.",
    remedy: "Stop an unused `posthorn listen`, or let one program follow the events for several others.",
  },
} as const satisfies Record<string, ProblemKind>
