// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { Statistics, StatisticsInterval } from "./schemas.ts"

/** The query of `getStatistics`. */
export interface GetStatisticsQuery {
  /** The length of a bucket. */
  interval?: StatisticsInterval | undefined
  /** The time in the first hour or day. Default: 24 hours or 30 days before `to`. */
  from?: string | Date | undefined
  /** The time in the last hour or day, at most now. */
  to?: string | Date | undefined
}

export class StatisticsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve statistics. Counts messages by the status that they reached, and attempts to deliver events, by hour
   * or day (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in the hour in
   * which it reached the status. A message that was sent before midnight and delivered later counts on both days.
   * Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for 92 days, also
   * those of deleted messages.
   *
   * `GET /v1/statistics`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  get(query: GetStatisticsQuery = {}, options?: RequestOptions): Promise<Statistics> {
    return this.#client.request({ method: "GET", path: "/v1/statistics", query }, options)
  }
}
