// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { Statistics } from "./schemas.ts"

/** What `getStatistics` may be asked for. */
export interface GetStatisticsQuery {
  /** How much time a bucket holds. */
  interval?: "hour" | "day" | undefined
  /** From the hour or day of this time; left out, the last 24 hours or 30 days before `to`. */
  from?: string | Date | undefined
  /** Up to the end of the hour or day of this time, and no further than now. */
  to?: string | Date | undefined
}

export class StatisticsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Count what happened. Counts messages by the status that they reached, and attempts to deliver events, by the
   * hour or by the day (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in the
   * hour in which it reached the status. A message that was sent before midnight and delivered later counts on
   * both days. Counts are exact, but attempts of the last ten seconds can be missing. Counts are kept for 92 days,
   * also those of deleted messages.
   *
   * `GET /v1/statistics`. API keys need one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  get(query: GetStatisticsQuery = {}, options?: RequestOptions): Promise<Statistics> {
    return this.#client.request({ method: "GET", path: "/v1/statistics", query }, options)
  }
}
