// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  AccountWithToken,
  AssignPhoneNumberRequest,
  Carrier,
  CarrierKindDescription,
  CarrierPreset,
  Channel,
  CreateAccountRequest,
  CreateCarrierRequest,
  CreateRateRequest,
  CreateRouteRequest,
  CreateSenderRuleRequest,
  DeadLetter,
  OperatorAccount,
  OperatorPhoneNumber,
  OperatorTimelineEntry,
  OperatorVerificationScores,
  OperatorVerificationSummary,
  PaymentProviderKindDescription,
  PhoneNumberStatus,
  Rate,
  RateCard,
  ReplaceCustomerRatesRequest,
  ReplaceRatesRequest,
  RetryDeadLetterRequest,
  Route,
  RouteCandidates,
  SenderRule,
  StartCarrierTraceRequest,
  UpdateAccountRequest,
  UpdateCarrierRequest,
  UpdatePhoneNumberRequest,
  UpdateRateRequest,
  UpdateRouteRequest,
  UpdateSenderRuleRequest,
  VerificationBlock,
} from "./schemas.ts"

export class OperatorResource {
  readonly accounts: OperatorAccountsResource
  readonly deadLetters: OperatorDeadLettersResource
  readonly carriers: OperatorCarriersResource
  readonly carrierKinds: OperatorCarrierKindsResource
  readonly carrierPresets: OperatorCarrierPresetsResource
  readonly paymentProviderKinds: OperatorPaymentProviderKindsResource
  readonly messages: OperatorMessagesResource
  readonly routes: OperatorRoutesResource
  readonly rates: OperatorRatesResource
  readonly verifications: OperatorVerificationsResource
  readonly verificationScores: OperatorVerificationScoresResource
  readonly verificationBlocks: OperatorVerificationBlocksResource
  readonly phoneNumbers: OperatorPhoneNumbersResource
  readonly senderRules: OperatorSenderRulesResource

  constructor(client: Client) {
    this.accounts = new OperatorAccountsResource(client)
    this.deadLetters = new OperatorDeadLettersResource(client)
    this.carriers = new OperatorCarriersResource(client)
    this.carrierKinds = new OperatorCarrierKindsResource(client)
    this.carrierPresets = new OperatorCarrierPresetsResource(client)
    this.paymentProviderKinds = new OperatorPaymentProviderKindsResource(client)
    this.messages = new OperatorMessagesResource(client)
    this.routes = new OperatorRoutesResource(client)
    this.rates = new OperatorRatesResource(client)
    this.verifications = new OperatorVerificationsResource(client)
    this.verificationScores = new OperatorVerificationScoresResource(client)
    this.verificationBlocks = new OperatorVerificationBlocksResource(client)
    this.phoneNumbers = new OperatorPhoneNumbersResource(client)
    this.senderRules = new OperatorSenderRulesResource(client)
  }
}

/** The query of `listAccounts`. */
export interface ListAccountsQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorAccountsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create an account. Creates an account. Only this response contains its Auth Token. The first account gets a
   * sender rule for any sender. A later account can send only from numbers that the operator assigns and from
   * senders that a sender rule allows.
   *
   * `POST /operator/v1/accounts`. Only the operator can use this operation.
   */
  create(body: CreateAccountRequest, options?: RequestOptions): Promise<AccountWithToken> {
    return this.#client.request({ method: "POST", path: "/operator/v1/accounts", body, takesKey: true }, options)
  }

  /**
   * List accounts. Returns accounts with their message counts of the last 24 hours, newest first.
   *
   * `GET /operator/v1/accounts`. Only the operator can use this operation.
   */
  list(query: ListAccountsQuery = {}, options?: RequestOptions): List<OperatorAccount> {
    return this.#client.list({ method: "GET", path: "/operator/v1/accounts", query }, options)
  }

  /**
   * Retrieve an account. Returns one account with its message counts of the last 24 hours.
   *
   * `GET /operator/v1/accounts/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<OperatorAccount> {
    return this.#client.request({ method: "GET", path: "/operator/v1/accounts/{sid}", sid }, options)
  }

  /**
   * Change or suspend an account. Changes the parameters that you send. `status=suspended` refuses the credentials
   * and API keys of the account at once, and within five seconds on other machines. Its members can no longer work
   * in it. Posthorn still sends its queued messages and webhooks. `status=active` ends the suspension.
   *
   * `PATCH /operator/v1/accounts/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdateAccountRequest = {}, options?: RequestOptions): Promise<OperatorAccount> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/accounts/{sid}", sid, body }, options)
  }
}

/** The query of `listDeadLetters`. */
export interface ListDeadLettersQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorDeadLettersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List inbound messages that could not be stored. Returns dead letters, newest first. With the error
   * `number_unowned`, no account owns the number: assign it to an account. With `number_moved`, the number has
   * another owner than at the time of the message, and Posthorn does not store the message for that account.
   * Another error indicates a defect in Posthorn: report it. Posthorn retries to store each message once an hour,
   * and deletes it after the retention time of messages (`RETENTION_MESSAGES_DAYS`).
   *
   * `GET /operator/v1/dead_letters`. Only the operator can use this operation.
   */
  list(query: ListDeadLettersQuery = {}, options?: RequestOptions): List<DeadLetter> {
    return this.#client.list({ method: "GET", path: "/operator/v1/dead_letters", query }, options)
  }

  /**
   * Retry a dead letter. Retries to store the message of a dead letter within a minute, and once an hour after a
   * failure. After a success, Posthorn deletes the dead letter.
   *
   * `POST /operator/v1/dead_letters/{sid}/retry`. Only the operator can use this operation.
   */
  retry(sid: string, body: RetryDeadLetterRequest = {}, options?: RequestOptions): Promise<void> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/dead_letters/{sid}/retry", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Discard a dead letter. Deletes a dead letter and its message permanently. The recipient never receives it.
   *
   * `DELETE /operator/v1/dead_letters/{sid}`. Only the operator can use this operation.
   */
  discard(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/dead_letters/{sid}", sid }, options)
  }
}

/** The query of `listCarriers`. */
export interface ListCarriersQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorCarriersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Connect a carrier. Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets
   * no messages until you create a route to it.
   *
   * `POST /operator/v1/carriers`. Only the operator can use this operation.
   */
  create(body: CreateCarrierRequest, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "POST", path: "/operator/v1/carriers", body, takesKey: true }, options)
  }

  /**
   * List carriers. Returns carriers with their states, newest first.
   *
   * `GET /operator/v1/carriers`. Only the operator can use this operation.
   */
  list(query: ListCarriersQuery = {}, options?: RequestOptions): List<Carrier> {
    return this.#client.list({ method: "GET", path: "/operator/v1/carriers", query }, options)
  }

  /**
   * Retrieve a carrier. Returns the carrier with the state of each connection, and the remedy for each connection
   * that is down.
   *
   * `GET /operator/v1/carriers/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "GET", path: "/operator/v1/carriers/{sid}", sid }, options)
  }

  /**
   * Change a carrier. Changes the parameters that you send. `settings` replaces the stored settings completely.
   * Stored secrets are only for the stored host, port, URL, TLS settings and, for `http`, requests, `verification`
   * and `inbound`. If you change one of these, send every secret in the same request. Unless you change only the
   * name, the carrier's connections close in order and open again. Its messages wait in the meantime. If that
   * takes long, messages with another matching route use that route.
   *
   * `PATCH /operator/v1/carriers/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdateCarrierRequest = {}, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/carriers/{sid}", sid, body }, options)
  }

  /**
   * Delete a carrier. Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no
   * waiting messages.
   *
   * `DELETE /operator/v1/carriers/{sid}`. Only the operator can use this operation.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/carriers/{sid}", sid }, options)
  }

  /**
   * Trace a carrier. Records the exchanges with the carrier for the given time: submissions and receipts with
   * their responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at
   * `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.
   *
   * `POST /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
   */
  startTrace(sid: string, body: StartCarrierTraceRequest = {}, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/carriers/{sid}/trace", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * End the tracing of a carrier. Ends the trace. Recorded exchanges remain until the retention of events ends.
   *
   * `DELETE /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
   */
  endTrace(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/carriers/{sid}/trace", sid }, options)
  }

  /**
   * Replace all rates of a carrier. Replaces all rates of a carrier with a list of up to 50000, as `rates` or as
   * `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.
   *
   * `POST /operator/v1/carriers/{sid}/replace_rates`. Only the operator can use this operation.
   */
  replaceRates(sid: string, body: ReplaceRatesRequest, options?: RequestOptions): Promise<RateCard> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/carriers/{sid}/replace_rates", sid, body, takesKey: true },
      options,
    )
  }
}

export class OperatorCarrierKindsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the kinds of carriers. Returns the kinds of carriers on one page. The JSON Schemas of their settings
   * describe a form: labels, meanings, defaults and groups.
   *
   * `GET /operator/v1/carrier_kinds`. Only the operator can use this operation.
   */
  list(options?: RequestOptions): List<CarrierKindDescription> {
    return this.#client.list({ method: "GET", path: "/operator/v1/carrier_kinds" }, options)
  }
}

export class OperatorCarrierPresetsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the presets of carriers over HTTP. Returns the providers and gateways for which Posthorn includes
   * settings, on one page.
   *
   * `GET /operator/v1/carrier_presets`. Only the operator can use this operation.
   */
  list(options?: RequestOptions): List<CarrierPreset> {
    return this.#client.list({ method: "GET", path: "/operator/v1/carrier_presets" }, options)
  }
}

export class OperatorPaymentProviderKindsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the kinds of payment providers. Returns the kinds of payment providers with the JSON Schemas of their
   * settings, on one page.
   *
   * `GET /operator/v1/payment_provider_kinds`. Only the operator can use this operation.
   */
  list(options?: RequestOptions): List<PaymentProviderKindDescription> {
    return this.#client.list({ method: "GET", path: "/operator/v1/payment_provider_kinds" }, options)
  }
}

export class OperatorMessagesResource {
  readonly events: OperatorMessagesEventsResource

  constructor(client: Client) {
    this.events = new OperatorMessagesEventsResource(client)
  }
}

export class OperatorMessagesEventsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read a message's timeline with its exchanges. Returns the timeline of a message of any account: every change
   * of status, every note, and every exchange that a trace of the carrier recorded. Oldest first, on one page.
   *
   * `GET /operator/v1/messages/{sid}/events`. Only the operator can use this operation.
   */
  list(sid: string, options?: RequestOptions): List<OperatorTimelineEntry> {
    return this.#client.list({ method: "GET", path: "/operator/v1/messages/{sid}/events", sid }, options)
  }
}

/** The query of `listRoutes`. */
export interface ListRoutesQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `listRouteCandidates`. */
export interface ListRouteCandidatesQuery {
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
   */
  to: string
  /** The sender of the message. */
  from?: string | undefined
  /** The channel of the message. */
  channel?: Channel | undefined
  /** The account of the message. */
  account_sid?: string | undefined
  /** The tag of the message. */
  tag?: string | undefined
}

export class OperatorRoutesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a route. Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix
   * wins, then the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes share
   * messages by weight. Posthorn skips a route whose carrier accepts no messages while another route matches.
   * Waiting messages keep their carrier unless it fails. The guide to routes and failover contains all rules.
   *
   * `POST /operator/v1/routes`. Only the operator can use this operation.
   */
  create(body: CreateRouteRequest, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "POST", path: "/operator/v1/routes", body, takesKey: true }, options)
  }

  /**
   * List routes. Returns routes, newest first.
   *
   * `GET /operator/v1/routes`. Only the operator can use this operation.
   */
  list(query: ListRoutesQuery = {}, options?: RequestOptions): List<Route> {
    return this.#client.list({ method: "GET", path: "/operator/v1/routes", query }, options)
  }

  /**
   * Preview the routes of a message. Returns the routes that match a message, in order, at most 50. The first
   * `ready` route gets the message, or the server refuses it for the `refusal` of this route. If none is ready,
   * the message waits for the first. Equal routes have a random order in each response, as for each message. Sends
   * nothing.
   *
   * `GET /operator/v1/routes/candidates`. Only the operator can use this operation.
   */
  candidates(query: ListRouteCandidatesQuery, options?: RequestOptions): Promise<RouteCandidates> {
    return this.#client.request({ method: "GET", path: "/operator/v1/routes/candidates", query }, options)
  }

  /**
   * Retrieve a route. Returns one route.
   *
   * `GET /operator/v1/routes/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "GET", path: "/operator/v1/routes/{sid}", sid }, options)
  }

  /**
   * Change a route. Changes a route. Omitted parameters do not change. You cannot change the conditions: create
   * another route and delete this one. Accepted messages keep their carrier unless it fails.
   *
   * `PATCH /operator/v1/routes/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdateRouteRequest = {}, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/routes/{sid}", sid, body }, options)
  }

  /**
   * Delete a route. Deletes a route. Accepted messages keep their carrier.
   *
   * `DELETE /operator/v1/routes/{sid}`. Only the operator can use this operation.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/routes/{sid}", sid }, options)
  }
}

/** The query of `listRates`. */
export interface ListRatesQuery {
  /** The carrier to filter by. Send `none` for customer rates. */
  carrier_sid?: string | undefined
  /** The prefix to filter by. It must match exactly. */
  prefix?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorRatesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a rate. Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate
   * for the number. A rate without a carrier is a customer rate: multiplied by the segments, it is the `price` of
   * a message.
   *
   * `POST /operator/v1/rates`. Only the operator can use this operation.
   */
  create(body: CreateRateRequest, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "POST", path: "/operator/v1/rates", body, takesKey: true }, options)
  }

  /**
   * List rates. Returns rates, newest first.
   *
   * `GET /operator/v1/rates`. Only the operator can use this operation.
   */
  list(query: ListRatesQuery = {}, options?: RequestOptions): List<Rate> {
    return this.#client.list({ method: "GET", path: "/operator/v1/rates", query }, options)
  }

  /**
   * Replace all customer rates. Replaces the prices that accounts pay for a segment with a list of up to 50000, as
   * `rates` or as `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.
   *
   * `POST /operator/v1/rates/replace`. Only the operator can use this operation.
   */
  replace(body: ReplaceCustomerRatesRequest, options?: RequestOptions): Promise<RateCard> {
    return this.#client.request({ method: "POST", path: "/operator/v1/rates/replace", body, takesKey: true }, options)
  }

  /**
   * Retrieve a rate. Returns one rate.
   *
   * `GET /operator/v1/rates/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "GET", path: "/operator/v1/rates/{sid}", sid }, options)
  }

  /**
   * Change a rate. Changes the price of a rate. You cannot change its carrier, prefix or currency.
   *
   * `PATCH /operator/v1/rates/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdateRateRequest, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/rates/{sid}", sid, body }, options)
  }

  /**
   * Delete a rate. Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.
   *
   * `DELETE /operator/v1/rates/{sid}`. Only the operator can use this operation.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/rates/{sid}", sid }, options)
  }
}

/** The query of `summarizeOperatorVerifications`. */
export interface SummarizeOperatorVerificationsQuery {
  /** The time in the first hour. Default: 24 hours before `to`. */
  from?: string | Date | undefined
  /** The time in the last hour, at most now. Maximum range: 31 days. */
  to?: string | Date | undefined
  /** The maximum number of accounts. */
  limit?: number | undefined
}

export class OperatorVerificationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Count verifications by account. Returns, for each account, the messages that were sent and delivered, the
   * approved verifications and the blocks. Use it to detect SMS pumping. Accounts with the most messages without
   * an approval come first. Counts whole hours (UTC), up to `counted_until`.
   *
   * `GET /operator/v1/verifications/summary`. Only the operator can use this operation.
   */
  summary(
    query: SummarizeOperatorVerificationsQuery = {},
    options?: RequestOptions,
  ): Promise<OperatorVerificationSummary> {
    return this.#client.request({ method: "GET", path: "/operator/v1/verifications/summary", query }, options)
  }
}

/** The query of `listOperatorVerificationScores`. */
export interface ListOperatorVerificationScoresQuery {
  /** The maximum number of prefixes. */
  limit?: number | undefined
}

/** The query of `clearOperatorVerificationScore`. */
export interface ClearOperatorVerificationScoreQuery {
  /** The prefix, with its plus sign. */
  prefix: string
}

export class OperatorVerificationScoresResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List prefixes by risk. Returns the prefixes with the highest scores over all accounts. An attack on several
   * accounts shows here first. A blocked prefix is blocked in each account whose people enter few codes there.
   *
   * `GET /operator/v1/verification_scores`. Only the operator can use this operation.
   */
  list(query: ListOperatorVerificationScoresQuery = {}, options?: RequestOptions): Promise<OperatorVerificationScores> {
    return this.#client.request({ method: "GET", path: "/operator/v1/verification_scores", query }, options)
  }

  /**
   * Clear the score of a prefix. Ends the block of a prefix in all accounts, and resets its score. Blocks of
   * single accounts stay. A repeated request returns the same response.
   *
   * `DELETE /operator/v1/verification_scores`. Only the operator can use this operation.
   */
  clear(query: ClearOperatorVerificationScoreQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/verification_scores", query }, options)
  }
}

/** The query of `listOperatorVerificationBlocks`. */
export interface ListOperatorVerificationBlocksQuery {
  /** `true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks. */
  active?: boolean | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorVerificationBlocksResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List blocks of verifications. Returns the blocks of all accounts, newest first. They show where Posthorn
   * detected SMS pumping.
   *
   * `GET /operator/v1/verification_blocks`. Only the operator can use this operation.
   */
  list(query: ListOperatorVerificationBlocksQuery = {}, options?: RequestOptions): List<VerificationBlock> {
    return this.#client.list({ method: "GET", path: "/operator/v1/verification_blocks", query }, options)
  }

  /**
   * Release a block of an account. Ends a block of any account now and resets the counts of its numbers. A
   * repeated request returns the same response.
   *
   * `DELETE /operator/v1/verification_blocks/{sid}`. Only the operator can use this operation.
   */
  release(sid: string, options?: RequestOptions): Promise<VerificationBlock> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/verification_blocks/{sid}", sid }, options)
  }
}

/** The query of `listOperatorPhoneNumbers`. */
export interface ListOperatorPhoneNumbersQuery {
  /** The account to filter by. */
  account_sid?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: PhoneNumberStatus | PhoneNumberStatus[] | undefined
  /** The number to filter by. */
  number?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorPhoneNumbersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Assign a phone number. Makes an account the owner of a number, short code or sender id. Messages to the number
   * arrive at the account, and no other account can send from it. This also approves a request of the account for
   * the number. The account's limit of numbers does not apply.
   *
   * `POST /operator/v1/phone_numbers`. Only the operator can use this operation.
   */
  assign(body: AssignPhoneNumberRequest, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "POST", path: "/operator/v1/phone_numbers", body, takesKey: true }, options)
  }

  /**
   * List phone numbers of all accounts. Returns phone numbers, newest first. `status=pending` returns the requests
   * that wait for a decision.
   *
   * `GET /operator/v1/phone_numbers`. Only the operator can use this operation.
   */
  list(query: ListOperatorPhoneNumbersQuery = {}, options?: RequestOptions): List<OperatorPhoneNumber> {
    return this.#client.list({ method: "GET", path: "/operator/v1/phone_numbers", query }, options)
  }

  /**
   * Retrieve a phone number of any account. Returns one phone number.
   *
   * `GET /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "GET", path: "/operator/v1/phone_numbers/{sid}", sid }, options)
  }

  /**
   * Approve, reject or move a phone number. Changes the parameters that you send. `status=active` approves a
   * request, `status=rejected` rejects it. `account_sid` moves the number to another account. Recipients who opted
   * out from the number are also opted out at the new account. Messages and events remain with the previous
   * account.
   *
   * `PATCH /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdatePhoneNumberRequest = {}, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/phone_numbers/{sid}", sid, body }, options)
  }

  /**
   * Release a phone number. Ends the ownership of the number, so messages to it no longer arrive at the account.
   * Deletes a pending or rejected request. The account keeps its messages.
   *
   * `DELETE /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
   */
  release(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/phone_numbers/{sid}", sid }, options)
  }
}

/** The query of `listSenderRules`. */
export interface ListSenderRulesQuery {
  /** The account to filter by. */
  account_sid?: string | undefined
  /** The sender or pattern to filter by. */
  sender?: string | undefined
  /** True returns only rules that need review, false returns only the others. */
  needs_review?: boolean | undefined
  /** True returns only rules in conflict, false returns only the others. */
  is_conflict?: boolean | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class OperatorSenderRulesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Allow a sender. Allows an account, or every account, to send from senders that no account owns. The rule
   * applies at once in processes of this machine, and within two seconds on other machines. A rule never allows a
   * number that another account owns.
   *
   * `POST /operator/v1/sender_rules`. Only the operator can use this operation.
   */
  create(body: CreateSenderRuleRequest, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "POST", path: "/operator/v1/sender_rules", body, takesKey: true }, options)
  }

  /**
   * List sender rules. Returns sender rules, newest first. `is_conflict=true` returns the senders that an upgrade
   * found with several accounts.
   *
   * `GET /operator/v1/sender_rules`. Only the operator can use this operation.
   */
  list(query: ListSenderRulesQuery = {}, options?: RequestOptions): List<SenderRule> {
    return this.#client.list({ method: "GET", path: "/operator/v1/sender_rules", query }, options)
  }

  /**
   * Retrieve a sender rule. Returns one sender rule.
   *
   * `GET /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
   */
  get(sid: string, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "GET", path: "/operator/v1/sender_rules/{sid}", sid }, options)
  }

  /**
   * Confirm a sender rule. Confirms a rule that an upgrade created, and ends its conflict. Send
   * `needs_review=false`. The senders of a rule cannot change: create another rule and delete this one.
   *
   * `PATCH /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
   */
  update(sid: string, body: UpdateSenderRuleRequest, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/sender_rules/{sid}", sid, body }, options)
  }

  /**
   * Delete a sender rule. Deletes a sender rule. New messages can no longer use the senders that only this rule
   * allowed. Posthorn still sends the messages that it has accepted.
   *
   * `DELETE /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/sender_rules/{sid}", sid }, options)
  }
}
