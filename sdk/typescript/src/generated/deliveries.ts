// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Delivery, DeliveryStatus, DeliveryWithAttempts, EventName, ResendDeliveryRequest } from "./schemas.ts"

/** The query of `listAllDeliveries`. */
export interface ListAllDeliveriesQuery {
  /** The webhook endpoint to filter by. */
  endpoint?: string | undefined
  /** The event whose deliveries to return, oldest first. */
  event?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: DeliveryStatus | DeliveryStatus[] | undefined
  /** The event type to filter by. */
  event_type?: EventName | undefined
  /** The earliest time, inclusive. The name `from` also works. */
  created_after?: string | Date | undefined
  /** The latest time, exclusive. The name `to` also works. */
  created_before?: string | Date | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class DeliveriesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the deliveries of the account. Returns deliveries to all endpoints or to one, newest first. With
   * `event_type` or `status=succeeded`, a page reads at most ten thousand entries. So it can have fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries
   * for 0.2 seconds, or at least ten thousand. It can also have fewer entries than `limit`.
   *
   * `GET /v1/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  list(query: ListAllDeliveriesQuery = {}, options?: RequestOptions): List<Delivery> {
    return this.#client.list({ method: "GET", path: "/v1/deliveries", query }, options)
  }

  /**
   * Retrieve a delivery with its attempts. Returns the delivery with the time, cause, request and response of each
   * attempt. Posthorn keeps the responses to failed attempts for 7 days (`RETENTION_RESPONSES_DAYS`). It keeps all
   * other data as long as the delivery.
   *
   * `GET /v1/deliveries/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<DeliveryWithAttempts> {
    return this.#client.request({ method: "GET", path: "/v1/deliveries/{sid}", sid }, options)
  }

  /**
   * Send a delivery again. Attempts the delivery now, whatever its status. If the attempt fails, retries follow
   * the schedule from its start. The receiver gets the same `webhook-id`.
   *
   * `POST /v1/deliveries/{sid}/resend`. An API key needs one of the scopes `full`, `webhooks`.
   */
  resend(sid: string, body: ResendDeliveryRequest = {}, options?: RequestOptions): Promise<Delivery> {
    return this.#client.request(
      { method: "POST", path: "/v1/deliveries/{sid}/resend", sid, body, takesKey: true },
      options,
    )
  }
}
