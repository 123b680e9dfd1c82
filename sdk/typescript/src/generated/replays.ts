// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { CancelReplayRequest, Replay } from "./schemas.ts"

export class ReplaysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve a replay. Returns the replay with its progress. It is complete when its `status` is `completed` and
   * `waiting` is 0.
   *
   * `GET /v1/replays/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Replay> {
    return this.#client.request({ method: "GET", path: "/v1/replays/{sid}", sid }, options)
  }

  /**
   * Cancel a replay. Stops the replay and removes its pending deliveries, even if it has completed. Each delivery
   * returns to the status of its last attempt, or is `canceled` without an attempt. Deliveries that another replay
   * of the endpoint requested remain queued. Attempts in progress can still arrive. Canceling a canceled replay
   * changes nothing.
   *
   * `POST /v1/replays/{sid}/cancel`. An API key needs one of the scopes `full`, `webhooks`.
   */
  cancel(sid: string, body: CancelReplayRequest = {}, options?: RequestOptions): Promise<Replay> {
    return this.#client.request(
      { method: "POST", path: "/v1/replays/{sid}/cancel", sid, body, takesKey: true },
      options,
    )
  }
}
