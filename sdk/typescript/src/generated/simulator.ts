// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CreateInboundMessageRequest,
  CreateSimulatorHoldRequest,
  SimulatorHold,
  SimulatorInbound,
  SimulatorMessage,
  SimulatorNumber,
  SimulatorWait,
} from "./schemas.ts"

export class SimulatorResource {
  readonly #client: Client
  readonly messages: SimulatorMessagesResource
  readonly numbers: SimulatorNumbersResource
  readonly holds: SimulatorHoldsResource

  constructor(client: Client) {
    this.#client = client
    this.messages = new SimulatorMessagesResource(client)
    this.numbers = new SimulatorNumbersResource(client)
    this.holds = new SimulatorHoldsResource(client)
  }

  /**
   * Send a message to the account. Simulates a message from a handset to a number of the account. The response
   * comes after Posthorn stored the message and created the event `messages.received`.
   *
   * `POST /v1/simulator/inbound`. An API key needs one of the scopes `full`, `messages`.
   */
  inbound(body: CreateInboundMessageRequest, options?: RequestOptions): Promise<SimulatorInbound> {
    return this.#client.request({ method: "POST", path: "/v1/simulator/inbound", body, takesKey: true }, options)
  }
}

/** The query of `listSimulatorMessages`. */
export interface ListSimulatorMessagesQuery {
  /** The recipient to filter by. */
  to?: string | undefined
  /** The text to search for in the body. */
  contains?: string | undefined
  /** The earliest time of receipt, inclusive. */
  after?: string | Date | undefined
  /** The reference of a message in the inbox. Returns only later messages. */
  after_reference?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `waitForSimulatorMessage`. */
export interface WaitForSimulatorMessageQuery {
  /** The recipient to filter by. */
  to?: string | undefined
  /** The text to search for in the body. */
  contains?: string | undefined
  /** The earliest time of receipt, inclusive. */
  after?: string | Date | undefined
  /** The reference of a message in the inbox. Returns only later messages. */
  after_reference?: string | undefined
  /** The maximum waiting time in milliseconds, up to a minute. */
  timeout_ms?: number | undefined
}

export class SimulatorMessagesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the simulator's inbox. Returns the account's messages as recipients see them, newest first. The inbox
   * keeps only the latest messages.
   *
   * `GET /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListSimulatorMessagesQuery = {}, options?: RequestOptions): List<SimulatorMessage> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/messages", query }, options)
  }

  /**
   * Empty the simulator's inbox. Removes the account's messages from the inbox. The messages of the API remain.
   *
   * `DELETE /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`.
   */
  clear(options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/simulator/messages" }, options)
  }

  /**
   * Wait for a message in the simulator's inbox. Responds as soon as a matching message exists, or with null after
   * `timeout_ms`. Use it in tests: send a message, wait, and read the `code`.
   *
   * `GET /v1/simulator/messages/wait`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  wait(query: WaitForSimulatorMessageQuery = {}, options?: RequestOptions): Promise<SimulatorWait> {
    return this.#client.request(
      { method: "GET", path: "/v1/simulator/messages/wait", query, waitMs: query.timeout_ms ?? 10000 },
      options,
    )
  }
}

export class SimulatorNumbersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List numbers that cause failures. Returns a number for every failure that the simulator can cause, on one
   * page.
   *
   * `GET /v1/simulator/numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(options?: RequestOptions): List<SimulatorNumber> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/numbers" }, options)
  }
}

/** The query of `releaseSimulatorHolds`. */
export interface ReleaseSimulatorHoldsQuery {
  /** The recipient to release. */
  to?: string | undefined
}

export class SimulatorHoldsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Hold the receipts of a recipient. Holds the delivery receipts of the account's messages to this recipient from
   * now on, so that the messages stay `sent`. A hold survives a restart. The account can hold 100 recipients and
   * 1000 receipts. The simulator sends further receipts at once. Holding a held recipient changes nothing.
   *
   * `POST /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
   */
  create(body: CreateSimulatorHoldRequest, options?: RequestOptions): Promise<SimulatorHold> {
    return this.#client.request({ method: "POST", path: "/v1/simulator/holds", body, takesKey: true }, options)
  }

  /**
   * List the held recipients. Returns all holds on one page, newest first.
   *
   * `GET /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(options?: RequestOptions): List<SimulatorHold> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/holds" }, options)
  }

  /**
   * Release receipts. Sends the held receipts of the recipient, in the order of their due times, and ends the
   * hold. Without `to`, releases the receipts of all recipients. Each receipt has the time at which it was due.
   *
   * `DELETE /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
   */
  release(query: ReleaseSimulatorHoldsQuery = {}, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/simulator/holds", query }, options)
  }
}
