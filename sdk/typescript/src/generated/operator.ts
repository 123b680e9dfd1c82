// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  AccountWithToken,
  AssignPhoneNumberRequest,
  Carrier,
  CarrierPreset,
  CreateAccountRequest,
  CreateCarrierRequest,
  CreateRateRequest,
  CreateRouteRequest,
  CreateSenderRuleRequest,
  DeadLetter,
  OperatorAccount,
  OperatorPhoneNumber,
  OperatorTimelineEntry,
  OperatorVerificationSummary,
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
  readonly carrierPresets: OperatorCarrierPresetsResource
  readonly messages: OperatorMessagesResource
  readonly routes: OperatorRoutesResource
  readonly rates: OperatorRatesResource
  readonly verifications: OperatorVerificationsResource
  readonly verificationBlocks: OperatorVerificationBlocksResource
  readonly phoneNumbers: OperatorPhoneNumbersResource
  readonly senderRules: OperatorSenderRulesResource

  constructor(client: Client) {
    this.accounts = new OperatorAccountsResource(client)
    this.deadLetters = new OperatorDeadLettersResource(client)
    this.carriers = new OperatorCarriersResource(client)
    this.carrierPresets = new OperatorCarrierPresetsResource(client)
    this.messages = new OperatorMessagesResource(client)
    this.routes = new OperatorRoutesResource(client)
    this.rates = new OperatorRatesResource(client)
    this.verifications = new OperatorVerificationsResource(client)
    this.verificationBlocks = new OperatorVerificationBlocksResource(client)
    this.phoneNumbers = new OperatorPhoneNumbersResource(client)
    this.senderRules = new OperatorSenderRulesResource(client)
  }
}

/** What `listAccounts` may be asked for. */
export interface ListAccountsQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorAccountsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create an account. Creates an account and returns its Auth Token, only in this answer. The first account gets
   * a sender rule for any sender. A further account sends only from numbers that the operator assigns and from
   * senders that a sender rule allows.
   *
   * `POST /operator/v1/accounts`. For the operator alone.
   */
  create(body: CreateAccountRequest, options?: RequestOptions): Promise<AccountWithToken> {
    return this.#client.request({ method: "POST", path: "/operator/v1/accounts", body, takesKey: true }, options)
  }

  /**
   * List accounts. Newest first, with what each sent and received in the last 24 hours.
   *
   * `GET /operator/v1/accounts`. For the operator alone.
   */
  list(query: ListAccountsQuery = {}, options?: RequestOptions): List<OperatorAccount> {
    return this.#client.list({ method: "GET", path: "/operator/v1/accounts", query }, options)
  }

  /**
   * Retrieve an account. One account, with what it sent and received in the last 24 hours.
   *
   * `GET /operator/v1/accounts/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<OperatorAccount> {
    return this.#client.request({ method: "GET", path: "/operator/v1/accounts/{sid}", sid }, options)
  }

  /**
   * Change or suspend an account. Parameters that you leave out stay as they are. `status=suspended` refuses its
   * credentials and API keys at once, and within five seconds at other machines. Its members can no longer work in
   * it. Its queued messages are still sent, and its webhooks are still delivered. `status=active` makes all of
   * them work again.
   *
   * `PATCH /operator/v1/accounts/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdateAccountRequest = {}, options?: RequestOptions): Promise<OperatorAccount> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/accounts/{sid}", sid, body }, options)
  }
}

/** What `listDeadLetters` may be asked for. */
export interface ListDeadLettersQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorDeadLettersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List inbound messages that could not be stored. Newest first. Such a message points to a fault in Posthorn:
   * report its `error`. Posthorn tries to store each of them again once an hour, and deletes it when it is as old
   * as the oldest messages (`RETENTION_MESSAGES_DAYS`).
   *
   * `GET /operator/v1/dead_letters`. For the operator alone.
   */
  list(query: ListDeadLettersQuery = {}, options?: RequestOptions): List<DeadLetter> {
    return this.#client.list({ method: "GET", path: "/operator/v1/dead_letters", query }, options)
  }

  /**
   * Retry a dead letter. Posthorn tries to store the message within a minute, and again once an hour if it fails.
   * When the message is stored, the dead letter is gone.
   *
   * `POST /operator/v1/dead_letters/{sid}/retry`. For the operator alone.
   */
  retry(sid: string, body: RetryDeadLetterRequest = {}, options?: RequestOptions): Promise<void> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/dead_letters/{sid}/retry", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Discard a dead letter. Deletes the message for good. Its recipient never gets it.
   *
   * `DELETE /operator/v1/dead_letters/{sid}`. For the operator alone.
   */
  discard(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/dead_letters/{sid}", sid }, options)
  }
}

/** What `listCarriers` may be asked for. */
export interface ListCarriersQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorCarriersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Connect a carrier. Starts to connect at once. Retrieve the carrier to see its state. It gets no message before
   * a route leads to it.
   *
   * `POST /operator/v1/carriers`. For the operator alone.
   */
  create(body: CreateCarrierRequest, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "POST", path: "/operator/v1/carriers", body, takesKey: true }, options)
  }

  /**
   * List carriers. Newest first, each with its state.
   *
   * `GET /operator/v1/carriers`. For the operator alone.
   */
  list(query: ListCarriersQuery = {}, options?: RequestOptions): List<Carrier> {
    return this.#client.list({ method: "GET", path: "/operator/v1/carriers", query }, options)
  }

  /**
   * Retrieve a carrier. With the state of each of its connections, and what to do about those that are down.
   *
   * `GET /operator/v1/carriers/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "GET", path: "/operator/v1/carriers/{sid}", sid }, options)
  }

  /**
   * Change a carrier. Parameters that you leave out stay as they are; `settings` are replaced as a whole. A new
   * host or port, or other TLS settings, need the `password` in the same request. Unless only the name changes,
   * its connections close in order and open again. Messages for it wait meanwhile. If that takes long, messages
   * with another route take it.
   *
   * `PATCH /operator/v1/carriers/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdateCarrierRequest = {}, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/carriers/{sid}", sid, body }, options)
  }

  /**
   * Delete a carrier. Its rates are deleted, too. It has to be disabled, without routes, and no message may wait
   * for it.
   *
   * `DELETE /operator/v1/carriers/{sid}`. For the operator alone.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/carriers/{sid}", sid }, options)
  }

  /**
   * Trace a carrier. From now on, for so many minutes, what goes over the wire about its messages is kept with
   * them: submissions and receipts with their answers, and queries, never a bind. Read it at
   * `/operator/v1/messages/{sid}/events`. It takes the place of a tracing that runs.
   *
   * `POST /operator/v1/carriers/{sid}/trace`. For the operator alone.
   */
  startTrace(sid: string, body: StartCarrierTraceRequest = {}, options?: RequestOptions): Promise<Carrier> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/carriers/{sid}/trace", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * End the tracing of a carrier. Recorded frames stay, as long as events do.
   *
   * `DELETE /operator/v1/carriers/{sid}/trace`. For the operator alone.
   */
  endTrace(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/carriers/{sid}/trace", sid }, options)
  }

  /**
   * Replace all rates of a carrier. Replaces all rates of a carrier by a list of up to 50000, as `rates` or as
   * `csv`. If any line is wrong, nothing changes. Rates whose prefix stays keep their sid.
   *
   * `POST /operator/v1/carriers/{sid}/replace_rates`. For the operator alone.
   */
  replaceRates(sid: string, body: ReplaceRatesRequest, options?: RequestOptions): Promise<RateCard> {
    return this.#client.request(
      { method: "POST", path: "/operator/v1/carriers/{sid}/replace_rates", sid, body, takesKey: true },
      options,
    )
  }
}

export class OperatorCarrierPresetsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the presets of carriers over HTTP. The providers and gateways whose settings Posthorn brings along; all
   * on one page.
   *
   * `GET /operator/v1/carrier_presets`. For the operator alone.
   */
  list(options?: RequestOptions): List<CarrierPreset> {
    return this.#client.list({ method: "GET", path: "/operator/v1/carrier_presets" }, options)
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
   * Read a message's timeline with its exchanges. Of a message of any account: every change of status and every
   * note, and what went over the wire while its carrier was traced. Oldest first, in one page.
   *
   * `GET /operator/v1/messages/{sid}/events`. For the operator alone.
   */
  list(sid: string, options?: RequestOptions): List<OperatorTimelineEntry> {
    return this.#client.list({ method: "GET", path: "/operator/v1/messages/{sid}/events", sid }, options)
  }
}

/** What `listRoutes` may be asked for. */
export interface ListRoutesQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `listRouteCandidates` may be asked for. */
export interface ListRouteCandidatesQuery {
  /**
   * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
   * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
   * dots, slashes and parentheses; the answer shows it in E.164.
   */
  to: string
  /** Its sender. */
  from?: string | undefined
  /** Its channel. */
  channel?: "sms" | "mms" | "email" | "xmpp" | "matrix" | "telegram" | "whatsapp" | undefined
  /** Its account. */
  account_sid?: string | undefined
  /** Its tag. */
  tag?: string | undefined
}

export class OperatorRoutesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Lead messages to a carrier. Among the routes that fit a message, the longest prefix wins, then the most other
   * conditions, then the lowest priority, then the cheapest carrier. Equal routes share by weight. Routes whose
   * carrier accepts no messages are skipped while another one fits. Waiting messages keep their carrier, until it
   * fails. The guide to routes and failover has the rules.
   *
   * `POST /operator/v1/routes`. For the operator alone.
   */
  create(body: CreateRouteRequest, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "POST", path: "/operator/v1/routes", body, takesKey: true }, options)
  }

  /**
   * List routes. Newest first.
   *
   * `GET /operator/v1/routes`. For the operator alone.
   */
  list(query: ListRoutesQuery = {}, options?: RequestOptions): List<Route> {
    return this.#client.list({ method: "GET", path: "/operator/v1/routes", query }, options)
  }

  /**
   * Look which routes a message would take. Lists the routes that fit such a message, in order, at most 50. The
   * first `ready` route takes the message. If none is ready, the message waits for the first. Equal routes have a
   * random order each time, as for a message. Sends nothing.
   *
   * `GET /operator/v1/routes/candidates`. For the operator alone.
   */
  candidates(query: ListRouteCandidatesQuery, options?: RequestOptions): Promise<RouteCandidates> {
    return this.#client.request({ method: "GET", path: "/operator/v1/routes/candidates", query }, options)
  }

  /**
   * Retrieve a route. One route.
   *
   * `GET /operator/v1/routes/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "GET", path: "/operator/v1/routes/{sid}", sid }, options)
  }

  /**
   * Change a route. What is left out stays. Its conditions cannot change: create another route and delete this
   * one. Messages that were accepted before keep their carrier, until it fails.
   *
   * `PATCH /operator/v1/routes/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdateRouteRequest = {}, options?: RequestOptions): Promise<Route> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/routes/{sid}", sid, body }, options)
  }

  /**
   * Delete a route. Messages that were accepted before keep their carrier.
   *
   * `DELETE /operator/v1/routes/{sid}`. For the operator alone.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/routes/{sid}", sid }, options)
  }
}

/** What `listRates` may be asked for. */
export interface ListRatesQuery {
  /** Only rates of this carrier; `none` for customer rates. */
  carrier_sid?: string | undefined
  /** Only rates for exactly this prefix. */
  prefix?: string | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorRatesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a rate. A rate of a carrier decides routes: among those that are equal in all else, the carrier that
   * charges least for the number comes first. A rate without a carrier is a customer rate: its price times the
   * segments is the `price` of a message.
   *
   * `POST /operator/v1/rates`. For the operator alone.
   */
  create(body: CreateRateRequest, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "POST", path: "/operator/v1/rates", body, takesKey: true }, options)
  }

  /**
   * List rates. Newest first.
   *
   * `GET /operator/v1/rates`. For the operator alone.
   */
  list(query: ListRatesQuery = {}, options?: RequestOptions): List<Rate> {
    return this.#client.list({ method: "GET", path: "/operator/v1/rates", query }, options)
  }

  /**
   * Replace all customer rates. Replaces what accounts pay for a segment by a list of up to 50000, as `rates` or
   * as `csv`. If any line is wrong, nothing changes. Rates whose prefix stays keep their sid.
   *
   * `POST /operator/v1/rates/replace`. For the operator alone.
   */
  replace(body: ReplaceCustomerRatesRequest, options?: RequestOptions): Promise<RateCard> {
    return this.#client.request({ method: "POST", path: "/operator/v1/rates/replace", body, takesKey: true }, options)
  }

  /**
   * Retrieve a rate. One rate.
   *
   * `GET /operator/v1/rates/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "GET", path: "/operator/v1/rates/{sid}", sid }, options)
  }

  /**
   * Change a rate. Its price; carrier, prefix and currency stay.
   *
   * `PATCH /operator/v1/rates/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdateRateRequest, options?: RequestOptions): Promise<Rate> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/rates/{sid}", sid, body }, options)
  }

  /**
   * Delete a rate. From now on a shorter prefix decides, or the price is not known.
   *
   * `DELETE /operator/v1/rates/{sid}`. For the operator alone.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/rates/{sid}", sid }, options)
  }
}

/** What `summarizeOperatorVerifications` may be asked for. */
export interface SummarizeOperatorVerificationsQuery {
  /** From the hour of this time; left out, 24 hours before `to`. */
  from?: string | Date | undefined
  /** Up to the end of the hour of this time, and no further than now. At most 31 days. */
  to?: string | Date | undefined
  /** How many accounts. */
  limit?: number | undefined
}

export class OperatorVerificationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Count verifications by account. Shows where SMS pumping happens. For each account with verifications, it
   * counts messages that were sent and delivered, approved verifications and blocked areas. Lists the accounts
   * with the most messages without an approval first. Counts whole hours (UTC), up to `counted_until`.
   *
   * `GET /operator/v1/verifications/summary`. For the operator alone.
   */
  summary(
    query: SummarizeOperatorVerificationsQuery = {},
    options?: RequestOptions,
  ): Promise<OperatorVerificationSummary> {
    return this.#client.request({ method: "GET", path: "/operator/v1/verifications/summary", query }, options)
  }
}

/** What `listOperatorVerificationBlocks` may be asked for. */
export interface ListOperatorVerificationBlocksQuery {
  /** `true` for blocks that are in force, `false` for those that have ended or were released. Without it, both. */
  active?: boolean | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorVerificationBlocksResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List blocks of verifications. Of all accounts, newest first: where SMS pumping was seen.
   *
   * `GET /operator/v1/verification_blocks`. For the operator alone.
   */
  list(query: ListOperatorVerificationBlocksQuery = {}, options?: RequestOptions): List<VerificationBlock> {
    return this.#client.list({ method: "GET", path: "/operator/v1/verification_blocks", query }, options)
  }

  /**
   * Release a block of an account. Ends a block of any account now, and the numbers begin with a clean record.
   * Releasing again gives the same answer.
   *
   * `DELETE /operator/v1/verification_blocks/{sid}`. For the operator alone.
   */
  release(sid: string, options?: RequestOptions): Promise<VerificationBlock> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/verification_blocks/{sid}", sid }, options)
  }
}

/** What `listOperatorPhoneNumbers` may be asked for. */
export interface ListOperatorPhoneNumbersQuery {
  /** Only numbers of this account. */
  account_sid?: string | undefined
  /** Only numbers in this status. */
  status?: "pending" | "active" | "rejected" | undefined
  /** Only this number. */
  number?: string | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorPhoneNumbersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Assign a phone number. Makes an account the owner of a number, short code or sender id. Messages to the number
   * arrive at the account, and no other account can send from it. A request of the account for the number is
   * granted with it. The account's limit of numbers does not apply.
   *
   * `POST /operator/v1/phone_numbers`. For the operator alone.
   */
  assign(body: AssignPhoneNumberRequest, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "POST", path: "/operator/v1/phone_numbers", body, takesKey: true }, options)
  }

  /**
   * List phone numbers of all accounts. Newest first. With `status=pending` these are the requests that wait for a
   * decision.
   *
   * `GET /operator/v1/phone_numbers`. For the operator alone.
   */
  list(query: ListOperatorPhoneNumbersQuery = {}, options?: RequestOptions): List<OperatorPhoneNumber> {
    return this.#client.list({ method: "GET", path: "/operator/v1/phone_numbers", query }, options)
  }

  /**
   * Retrieve a phone number of any account. One number.
   *
   * `GET /operator/v1/phone_numbers/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "GET", path: "/operator/v1/phone_numbers/{sid}", sid }, options)
  }

  /**
   * Approve, reject or move a phone number. What is left out stays. `status=active` approves a request,
   * `status=rejected` rejects it. `account_sid` moves the number to another account. Recipients who opted out from
   * the number stay opted out at the new account; messages and events stay with the former one.
   *
   * `PATCH /operator/v1/phone_numbers/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdatePhoneNumberRequest = {}, options?: RequestOptions): Promise<OperatorPhoneNumber> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/phone_numbers/{sid}", sid, body }, options)
  }

  /**
   * Release a phone number. The account no longer owns the number, and messages to it no longer arrive. A pending
   * or rejected request is deleted. The account keeps its messages.
   *
   * `DELETE /operator/v1/phone_numbers/{sid}`. For the operator alone.
   */
  release(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/phone_numbers/{sid}", sid }, options)
  }
}

/** What `listSenderRules` may be asked for. */
export interface ListSenderRulesQuery {
  /** Only rules of this account. */
  account_sid?: string | undefined
  /** Only rules with this sender or pattern. */
  sender?: string | undefined
  /** Only rules that need review, or only the others. */
  needs_review?: boolean | undefined
  /** Only rules in conflict, or only the others. */
  is_conflict?: boolean | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class OperatorSenderRulesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Allow a sender. Allows an account, or every account, to send from senders that no account owns. The rule holds
   * at once in this process and its siblings, and within two seconds on other machines. A rule never allows a
   * number that another account owns.
   *
   * `POST /operator/v1/sender_rules`. For the operator alone.
   */
  create(body: CreateSenderRuleRequest, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "POST", path: "/operator/v1/sender_rules", body, takesKey: true }, options)
  }

  /**
   * List sender rules. Newest first. With `is_conflict=true` these are the senders that an upgrade found with
   * several accounts.
   *
   * `GET /operator/v1/sender_rules`. For the operator alone.
   */
  list(query: ListSenderRulesQuery = {}, options?: RequestOptions): List<SenderRule> {
    return this.#client.list({ method: "GET", path: "/operator/v1/sender_rules", query }, options)
  }

  /**
   * Retrieve a sender rule. One rule.
   *
   * `GET /operator/v1/sender_rules/{sid}`. For the operator alone.
   */
  get(sid: string, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "GET", path: "/operator/v1/sender_rules/{sid}", sid }, options)
  }

  /**
   * Confirm a sender rule. `needs_review=false` keeps a rule that an upgrade made, and ends its conflict. The
   * senders of a rule cannot change: create another rule and delete this one.
   *
   * `PATCH /operator/v1/sender_rules/{sid}`. For the operator alone.
   */
  update(sid: string, body: UpdateSenderRuleRequest, options?: RequestOptions): Promise<SenderRule> {
    return this.#client.request({ method: "PATCH", path: "/operator/v1/sender_rules/{sid}", sid, body }, options)
  }

  /**
   * Delete a sender rule. New messages can no longer use the senders that only this rule allowed. Messages that
   * were accepted before are sent.
   *
   * `DELETE /operator/v1/sender_rules/{sid}`. For the operator alone.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/operator/v1/sender_rules/{sid}", sid }, options)
  }
}
