// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CreateReplayRequest,
  CreateWebhookRequest,
  Delivery,
  DeliveryStatus,
  EndOlderWebhookSecretsRequest,
  EventName,
  Replay,
  RotateWebhookSecretRequest,
  TestWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookSecret,
  WebhookWithSecret,
} from "./schemas.ts"

/** The query of `listWebhooks`. */
export interface ListWebhooksQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class WebhooksResource {
  readonly #client: Client
  readonly replays: WebhooksReplaysResource
  readonly deliveries: WebhooksDeliveriesResource

  constructor(client: Client) {
    this.#client = client
    this.replays = new WebhooksReplaysResource(client)
    this.deliveries = new WebhooksDeliveriesResource(client)
  }

  /**
   * Register a webhook endpoint. Registers an endpoint. Posthorn sends every later matching event to its URL at
   * least once, signed with the secret in the response. An account can have 100 endpoints.
   *
   * `POST /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`.
   */
  create(body: CreateWebhookRequest, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#client.request({ method: "POST", path: "/v1/webhooks", body, takesKey: true }, options)
  }

  /**
   * List webhook endpoints. Returns webhook endpoints, newest first.
   *
   * `GET /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  list(query: ListWebhooksQuery = {}, options?: RequestOptions): List<Webhook> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks", query }, options)
  }

  /**
   * Retrieve a webhook endpoint. Returns the endpoint with data about its health.
   *
   * `GET /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request({ method: "GET", path: "/v1/webhooks/{sid}", sid }, options)
  }

  /**
   * Change a webhook endpoint. Changes the parameters that you send. Deliveries to a paused endpoint wait,
   * including those of new events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it
   * new events, unless a later replay includes `missing` events. Enabling an endpoint resets its failure counts. A
   * change closes its circuit.
   *
   * `PATCH /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
   */
  update(sid: string, body: UpdateWebhookRequest = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request({ method: "PATCH", path: "/v1/webhooks/{sid}", sid, body }, options)
  }

  /**
   * Delete a webhook endpoint. Cancels the pending deliveries of the endpoint and deletes it. You can read its
   * deliveries until their retention ends.
   *
   * `DELETE /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/webhooks/{sid}", sid }, options)
  }

  /**
   * Retrieve the secret of a webhook endpoint. Returns the newest secret. Use it to verify deliveries with any
   * Standard Webhooks library.
   *
   * `GET /v1/webhooks/{sid}/secret`. An API key needs one of the scopes `full`, `webhooks`.
   */
  getSecret(sid: string, options?: RequestOptions): Promise<WebhookSecret> {
    return this.#client.request({ method: "GET", path: "/v1/webhooks/{sid}/secret", sid }, options)
  }

  /**
   * Rotate the secret of a webhook endpoint. Creates a new secret, and a new key pair if `signatures` contains
   * `v1a`. During the overlap the older secrets also sign deliveries, so that you can update the receiver. At most
   * three secrets sign at a time. A fourth secret ends the oldest.
   *
   * `POST /v1/webhooks/{sid}/rotate_secret`. An API key needs one of the scopes `full`, `webhooks`.
   */
  rotateSecret(
    sid: string,
    body: RotateWebhookSecretRequest = {},
    options?: RequestOptions,
  ): Promise<WebhookWithSecret> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/rotate_secret", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * End the older secrets of a webhook endpoint. Ends the overlap of a rotation early. From now on, only the
   * newest secret signs deliveries.
   *
   * `POST /v1/webhooks/{sid}/end_older_secrets`. An API key needs one of the scopes `full`, `webhooks`.
   */
  endOlderSecrets(sid: string, body: EndOlderWebhookSecretsRequest = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/end_older_secrets", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Send a test event. Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe to it.
   * The response contains the delivery, so that you can follow it.
   *
   * `POST /v1/webhooks/{sid}/test`. An API key needs one of the scopes `full`, `webhooks`.
   */
  test(sid: string, body: TestWebhookRequest = {}, options?: RequestOptions): Promise<Delivery> {
    return this.#client.request({ method: "POST", path: "/v1/webhooks/{sid}/test", sid, body, takesKey: true }, options)
  }

  /**
   * Replay undelivered events. Sends deliveries of a time range again, oldest first. With `missing`, it also sends
   * events that the endpoint never received. The replay runs in the background, also after a restart. New
   * deliveries have priority. The replay pauses while 5,000 replayed deliveries of the endpoint are pending. An
   * account can have ten unfinished replays.
   *
   * `POST /v1/webhooks/{sid}/replay`. An API key needs one of the scopes `full`, `webhooks`.
   */
  replay(sid: string, body: CreateReplayRequest, options?: RequestOptions): Promise<Replay> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/replay", sid, body, takesKey: true },
      options,
    )
  }
}

/** The query of `listReplays`. */
export interface ListReplaysQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class WebhooksReplaysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the replays of a webhook endpoint. Returns the replays of an endpoint, newest first. The endpoint can be
   * deleted. Posthorn keeps ended replays as long as events.
   *
   * `GET /v1/webhooks/{sid}/replays`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  list(sid: string, query: ListReplaysQuery = {}, options?: RequestOptions): List<Replay> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks/{sid}/replays", sid, query }, options)
  }
}

/** The query of `listDeliveries`. */
export interface ListDeliveriesQuery {
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

export class WebhooksDeliveriesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the deliveries of a webhook endpoint. Returns the deliveries of one endpoint, newest first. The endpoint
   * can be deleted. With `event_type` or `status=succeeded`, a page reads at most ten thousand entries. So it can
   * have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. With `event`, a page
   * reads deliveries for 0.2 seconds, or at least ten thousand. It can also have fewer entries than `limit`.
   *
   * `GET /v1/webhooks/{sid}/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  list(sid: string, query: ListDeliveriesQuery = {}, options?: RequestOptions): List<Delivery> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks/{sid}/deliveries", sid, query }, options)
  }
}
