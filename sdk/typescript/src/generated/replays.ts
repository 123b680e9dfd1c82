// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { CancelReplayRequest, Replay } from "./schemas.ts"

export class ReplaysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve a replay. How far it has come. It is over for good when its `status` is `completed` and nothing is
   * `waiting`.
   *
   * `GET /v1/replays/{sid}`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Replay> {
    return this.#client.request({ method: "GET", path: "/v1/replays/{sid}", sid }, options)
  }

  /**
   * Cancel a replay. Nothing more is queued, and what is queued is taken back, also when the replay has completed:
   * each delivery is again what its last attempt made of it, and `cancelled` when there was none. What another
   * replay of the endpoint was asked for too stays queued. What is under way at that moment may still arrive. One
   * that was cancelled stays as it is.
   *
   * `POST /v1/replays/{sid}/cancel`. API keys need one of the scopes `full`, `webhooks`.
   */
  cancel(sid: string, body: CancelReplayRequest = {}, options?: RequestOptions): Promise<Replay> {
    return this.#client.request(
      { method: "POST", path: "/v1/replays/{sid}/cancel", sid, body, takesKey: true },
      options,
    )
  }
}
