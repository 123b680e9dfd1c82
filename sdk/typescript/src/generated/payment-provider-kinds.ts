// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { PaymentProviderKindDescription } from "./schemas.ts"

export class PaymentProviderKindsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the kinds of payment providers. Returns the kinds of payment providers with the JSON Schemas of their
   * settings, on one page.
   *
   * `GET /v1/payment_provider_kinds`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(options?: RequestOptions): List<PaymentProviderKindDescription> {
    return this.#client.list({ method: "GET", path: "/v1/payment_provider_kinds" }, options)
  }
}
