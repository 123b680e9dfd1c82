// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

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
   * Send a message to the account. Simulates a message from a handset to one of the account's numbers. The answer
   * comes after it is stored and announced as `messages.received`.
   *
   * `POST /v1/simulator/inbound`. API keys need one of the scopes `full`, `messages`.
   */
  inbound(body: CreateInboundMessageRequest, options?: RequestOptions): Promise<SimulatorInbound> {
    return this.#client.request({ method: "POST", path: "/v1/simulator/inbound", body, takesKey: true }, options)
  }
}

/** What `listSimulatorMessages` may be asked for. */
export interface ListSimulatorMessagesQuery {
  /** Only to this address. */
  to?: string | undefined
  /** Only with this text in the body. */
  contains?: string | undefined
  /** Only received at this time or later. */
  after?: string | Date | undefined
  /** Only received later than the message of this reference, which the inbox must still hold. */
  after_reference?: string | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `waitForSimulatorMessage` may be asked for. */
export interface WaitForSimulatorMessageQuery {
  /** Only to this address. */
  to?: string | undefined
  /** Only with this text in the body. */
  contains?: string | undefined
  /** Only received at this time or later. */
  after?: string | Date | undefined
  /** Only received later than the message of this reference, which the inbox must still hold. */
  after_reference?: string | undefined
  /** How long to wait, up to a minute. */
  timeout_ms?: number | undefined
}

export class SimulatorMessagesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the simulator's inbox. The account's messages as their recipients see them, newest first. The inbox keeps
   * only the latest messages.
   *
   * `GET /v1/simulator/messages`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListSimulatorMessagesQuery = {}, options?: RequestOptions): List<SimulatorMessage> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/messages", query }, options)
  }

  /**
   * Empty the simulator's inbox. Of the account's messages. The messages themselves stay.
   *
   * `DELETE /v1/simulator/messages`. API keys need one of the scopes `full`, `messages`.
   */
  clear(options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/simulator/messages" }, options)
  }

  /**
   * Wait for a message in the simulator's inbox. Answers as soon as a matching message exists, or with null after
   * `timeout_ms`. For tests: send, wait, read the `code`.
   *
   * `GET /v1/simulator/messages/wait`. API keys need one of the scopes `full`, `messages`, `read`.
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
   * List the numbers that ask for trouble. Every failure that the simulator can cause, with a number for it. One
   * page.
   *
   * `GET /v1/simulator/numbers`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(options?: RequestOptions): List<SimulatorNumber> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/numbers" }, options)
  }
}

/** What `releaseSimulatorHolds` may be asked for. */
export interface ReleaseSimulatorHoldsQuery {
  /** Only of this recipient. */
  to?: string | undefined
}

export class SimulatorHoldsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Hold the receipts of a recipient. From now on the simulator keeps back the delivery receipts of what the
   * account sends to this recipient, so that its messages stay `sent`. It outlives a restart. 100 recipients at
   * most, and 1000 receipts: those beyond come at once. A recipient that is held already stays so.
   *
   * `POST /v1/simulator/holds`. API keys need one of the scopes `full`, `messages`.
   */
  create(body: CreateSimulatorHoldRequest, options?: RequestOptions): Promise<SimulatorHold> {
    return this.#client.request({ method: "POST", path: "/v1/simulator/holds", body, takesKey: true }, options)
  }

  /**
   * List the recipients whose receipts are held. Newest first, all on one page.
   *
   * `GET /v1/simulator/holds`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(options?: RequestOptions): List<SimulatorHold> {
    return this.#client.list({ method: "GET", path: "/v1/simulator/holds" }, options)
  }

  /**
   * Release receipts. Sends the held receipts of the recipient, in the order of their due times, and ends the
   * hold. Without `to`, it does so for every recipient. A receipt has the time at which it was due.
   *
   * `DELETE /v1/simulator/holds`. API keys need one of the scopes `full`, `messages`.
   */
  release(query: ReleaseSimulatorHoldsQuery = {}, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/simulator/holds", query }, options)
  }
}
