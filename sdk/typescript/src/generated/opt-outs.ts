// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreateOptOutRequest, OptOut, OptOutSettings, UpdateOptOutSettingsRequest } from "./schemas.ts"

/** The query of `listOptOuts`. */
export interface ListOptOutsQuery {
  /** The sender to filter by. */
  from?: string | undefined
  /** The recipient to filter by. */
  to?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `deleteOptOut`. */
export interface DeleteOptOutQuery {
  /** The sender. Default: the opt-out for every sender. */
  from?: string | undefined
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
   */
  to: string
}

export class OptOutsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List opt-outs. Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns those for
   * every sender. With `to` and without `from`, a page reads at most ten thousand entries. So it can have fewer
   * than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListOptOutsQuery = {}, options?: RequestOptions): List<OptOut> {
    return this.#client.list({ method: "GET", path: "/v1/opt_outs", query }, options)
  }

  /**
   * Record an opt-out. Records that a recipient wants no more messages, as they said it in another way than by
   * STOP, such as on the phone. Posthorn cancels queued messages to the recipient, refuses later ones with
   * `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every sender of the account.
   * A repeated request returns the stored opt-out.
   *
   * `POST /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
   */
  create(body: CreateOptOutRequest, options?: RequestOptions): Promise<OptOut> {
    return this.#client.request({ method: "POST", path: "/v1/opt_outs", body, takesKey: true }, options)
  }

  /**
   * Delete an opt-out. Lets the sender send to the recipient again. Without `from`, deletes the opt-out that holds
   * for every sender. Use it only for recipients who asked for messages in another way than START, such as on
   * paper. You can also send `from` and `to` in a body, as a form or JSON.
   *
   * `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
   */
  delete(query: DeleteOptOutQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/opt_outs", query }, options)
  }

  /**
   * Retrieve the settings. Returns the settings of the account for opt-outs, with defaults for those that it did
   * not change.
   *
   * `GET /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  getSettings(options?: RequestOptions): Promise<OptOutSettings> {
    return this.#client.request({ method: "GET", path: "/v1/opt_outs/settings" }, options)
  }

  /**
   * Change the settings. Changes the fields that you send. `languages` replaces the earlier list. The built-in
   * keywords always work. `holds_for` holds for new opt-outs.
   *
   * `PATCH /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`.
   */
  updateSettings(body: UpdateOptOutSettingsRequest = {}, options?: RequestOptions): Promise<OptOutSettings> {
    return this.#client.request({ method: "PATCH", path: "/v1/opt_outs/settings", body }, options)
  }
}
