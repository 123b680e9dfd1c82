// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { EventTypeDescription } from "./schemas.ts"

export class EventTypesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List event types. Returns every event type with the JSON Schema of its body, on one page.
   *
   * `GET /v1/event_types`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  list(options?: RequestOptions): List<EventTypeDescription> {
    return this.#client.list({ method: "GET", path: "/v1/event_types" }, options)
  }
}
