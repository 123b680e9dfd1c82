import { Refusal } from "#core/std/refusal.ts"

export type EventRefusalCode = "unknown_event_type" | "event_not_found" | "too_many_followers"

export class EventRefusal extends Refusal<EventRefusalCode> {}
