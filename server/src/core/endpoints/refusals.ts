import { Refusal } from "#core/std/refusal.ts"

export type EndpointRefusalCode =
  | "webhook_not_found"
  | "webhooks_exhausted"
  | "webhook_disabled"
  | "webhook_of_callbacks"
  | "invalid_webhook_url"

export class EndpointRefusal extends Refusal<EndpointRefusalCode> {}
