import { Refusal } from "#core/std/refusal.ts"

export type EventRefusalCode =
  | "webhook_not_found"
  | "webhooks_exhausted"
  | "webhook_disabled"
  | "invalid_webhook_url"
  | "unknown_event_type"
  | "event_not_found"
  | "delivery_not_found"
  | "too_many_followers"
  | "replay_not_found"
  | "replays_exhausted"
  | "replay_ended"
  | "invalid_replay_range"

export class EventRefusal extends Refusal<EventRefusalCode> {}
