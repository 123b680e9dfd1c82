// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  AuthJwks,
  AuthSession,
  AuthSessionStatus,
  AuthSessionTokens,
  AuthSigningKey,
  AuthSubject,
  Challenge,
  ChallengeCheck,
  ChallengeStatus,
  ChallengeWithOptions,
  CheckChallengeRequest,
  CreateAuthSessionRequest,
  CreateChallengeRequest,
  CreateFactorRequest,
  CreateSafeListEntryRequest,
  CreateVerificationCheckRequest,
  CreateVerificationRequest,
  CreateVerificationServiceRequest,
  Factor,
  FactorCheck,
  FactorWithBinding,
  NumberLookup,
  RefreshAuthSessionRequest,
  RevokeAllAuthSessionsRequest,
  RevokedAuthSessions,
  SafeListEntry,
  SortOrder,
  UpdateFactorRequest,
  UpdateVerificationServiceRequest,
  UpdateVerificationSettingsRequest,
  Verification,
  VerificationAttempt,
  VerificationAttemptSummary,
  VerificationBlock,
  VerificationChannel,
  VerificationCheck,
  VerificationMethod,
  VerificationRecipient,
  VerificationService,
  VerificationSettings,
  VerificationStatus,
  VerificationText,
  VerifyFactorRequest,
} from "./schemas.ts"

/** The query of `getVerificationRecipient`. */
export interface GetVerificationRecipientQuery {
  /**
   * The address: a phone number with its country code in any usual format, an email address, or a chat address
   * with its prefix.
   */
  to: string
}

/** The query of `deleteVerificationRecipient`. */
export interface DeleteVerificationRecipientQuery {
  /**
   * The address: a phone number with its country code in any usual format, an email address, or a chat address
   * with its prefix.
   */
  to: string
}

/** The query of `getAuthJwks`. */
export interface GetAuthJwksQuery {
  /** The account that issued the access tokens. */
  account_sid: string
}

export class AuthResource {
  readonly #client: Client
  readonly verifications: AuthVerificationsResource
  readonly verificationChecks: AuthVerificationChecksResource
  readonly attempts: AuthAttemptsResource
  readonly services: AuthServicesResource
  readonly texts: AuthTextsResource
  readonly safeList: AuthSafeListResource
  readonly blocks: AuthBlocksResource
  readonly lookup: AuthLookupResource
  readonly sessions: AuthSessionsResource
  readonly keys: AuthKeysResource
  readonly subjects: AuthSubjectsResource
  readonly factors: AuthFactorsResource
  readonly challenges: AuthChallengesResource

  constructor(client: Client) {
    this.#client = client
    this.verifications = new AuthVerificationsResource(client)
    this.verificationChecks = new AuthVerificationChecksResource(client)
    this.attempts = new AuthAttemptsResource(client)
    this.services = new AuthServicesResource(client)
    this.texts = new AuthTextsResource(client)
    this.safeList = new AuthSafeListResource(client)
    this.blocks = new AuthBlocksResource(client)
    this.lookup = new AuthLookupResource(client)
    this.sessions = new AuthSessionsResource(client)
    this.keys = new AuthKeysResource(client)
    this.subjects = new AuthSubjectsResource(client)
    this.factors = new AuthFactorsResource(client)
    this.challenges = new AuthChallengesResource(client)
  }

  /**
   * Retrieve the settings. Returns the settings of the account. Settings that the account did not change have
   * their defaults.
   *
   * `GET /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  getSettings(options?: RequestOptions): Promise<VerificationSettings> {
    return this.#client.request({ method: "GET", path: "/v1/auth/settings" }, options)
  }

  /**
   * Change the settings. Changes the fields that you send. Pending verifications keep their earlier settings.
   *
   * `PATCH /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`.
   */
  updateSettings(
    body: UpdateVerificationSettingsRequest = {},
    options?: RequestOptions,
  ): Promise<VerificationSettings> {
    return this.#client.request({ method: "PATCH", path: "/v1/auth/settings", body }, options)
  }

  /**
   * Export an address. Returns the account's data about an address: verifications, their attempts, counts of
   * limits and the entry on the safe list. List its messages with `GET /v1/messages?to=`.
   *
   * `GET /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  getRecipients(query: GetVerificationRecipientQuery, options?: RequestOptions): Promise<VerificationRecipient> {
    return this.#client.request({ method: "GET", path: "/v1/auth/recipients", query }, options)
  }

  /**
   * Erase an address. Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends without
   * an event, and its code or link stops working. Events remain until their retention ends, without `tags` and
   * `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A repeated request returns the same
   * response.
   *
   * `DELETE /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`.
   */
  deleteRecipients(query: DeleteVerificationRecipientQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/recipients", query }, options)
  }

  /**
   * Get the public keys. Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC
   * 7517). Resource servers can cache the keys for 5 minutes. The set is empty for an account without keys and for
   * an unknown account. Do not cache an empty set: the first key signs at once.
   *
   * `GET /v1/auth/jwks.json`. This operation needs no sign-in.
   */
  getJwks(query: GetAuthJwksQuery, options?: RequestOptions): Promise<AuthJwks> {
    return this.#client.request({ method: "GET", path: "/v1/auth/jwks.json", query }, options)
  }
}

/** The query of `listVerifications`. */
export interface ListVerificationsQuery {
  /** The address to filter by. */
  to?: string | undefined
  /** The service to filter by. */
  service_sid?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: VerificationStatus | VerificationStatus[] | undefined
  /**
   * The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource must
   * have all of them.
   */
  metadata?: Record<string, string> | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
  /** The order by creation time: `desc` has the newest entry first, `asc` the oldest. */
  order?: SortOrder | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class AuthVerificationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Verify an address. Sends a code or a link to an address. While the verification is pending, another request
   * for the same `to`, `purpose` and `service_sid` sends the same code again. The minimum interval is 30 seconds
   * after the first message, then 60, 120 and 240. With several channels, Posthorn tries the next channel when a
   * message fails or its time is over. It skips a channel without a carrier, a sender or a template, and says so
   * in `skipped_channels`. WhatsApp takes codes only as the template of the settings.
   *
   * `POST /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationRequest, options?: RequestOptions): Promise<Verification> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verifications", body, takesKey: true }, options)
  }

  /**
   * List verifications. Returns verifications, newest first unless `order` says otherwise. With `service_sid`,
   * `status` or `metadata`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
   * while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationsQuery = {}, options?: RequestOptions): List<Verification> {
    return this.#client.list({ method: "GET", path: "/v1/auth/verifications", query }, options)
  }

  /**
   * Retrieve a verification. Returns the current verification without its code.
   *
   * `GET /v1/auth/verifications/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Verification> {
    return this.#client.request({ method: "GET", path: "/v1/auth/verifications/{sid}", sid }, options)
  }

  /**
   * Cancel a verification. Ends a pending verification, so that its code and its link stop working. A message on
   * its way can still arrive. A repeated request returns the same response.
   *
   * `POST /v1/auth/verifications/{sid}/cancel`. An API key needs one of the scopes `full`, `auth`.
   */
  cancel(sid: string, options?: RequestOptions): Promise<Verification> {
    return this.#client.request(
      { method: "POST", path: "/v1/auth/verifications/{sid}/cancel", sid, takesKey: true },
      options,
    )
  }
}

export class AuthVerificationChecksResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Check a code. Approves the verification if the code is correct. A code works once, and five wrong checks end
   * the verification. By `to`, a wrong, expired, used or unknown code gives the same response, so the response
   * does not reveal whether a verification exists.
   *
   * `POST /v1/auth/verification_checks`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationCheckRequest = {}, options?: RequestOptions): Promise<VerificationCheck> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verification_checks", body, takesKey: true }, options)
  }
}

/** The query of `listVerificationAttempts`. */
export interface ListVerificationAttemptsQuery {
  /** The verification to filter by. */
  verification?: string | undefined
  /** The service to filter by. */
  service_sid?: string | undefined
  /** The channel to filter by. */
  channel?: VerificationChannel | undefined
  /** The country of the numbers to filter by. */
  country?: string | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `summarizeVerificationAttempts`. */
export interface SummarizeVerificationAttemptsQuery {
  /** The service to filter by. */
  service_sid?: string | undefined
  /** The channel to filter by. */
  channel?: VerificationChannel | undefined
  /** The country of the numbers to filter by. */
  country?: string | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
}

export class AuthAttemptsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List attempts. Returns the messages of verifications, newest first.
   *
   * `GET /v1/auth/attempts`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationAttemptsQuery = {}, options?: RequestOptions): List<VerificationAttempt> {
    return this.#client.list({ method: "GET", path: "/v1/auth/attempts", query }, options)
  }

  /**
   * Count attempts. Counts the messages that were sent, were delivered and led to an approval, by channel and
   * country. The entries with the most messages come first. Default: the last day. Maximum: 31 days.
   *
   * `GET /v1/auth/attempts/summary`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  summary(
    query: SummarizeVerificationAttemptsQuery = {},
    options?: RequestOptions,
  ): Promise<VerificationAttemptSummary> {
    return this.#client.request({ method: "GET", path: "/v1/auth/attempts/summary", query }, options)
  }
}

export class AuthServicesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a service. Creates a service with settings of its own. Create a verification with its `service_sid` to
   * use them. Settings that you do not send are those of the account, and follow their changes. Limits of a
   * service come in addition: the limits, locks and blocks of the account count all services together. An account
   * can have 100 services.
   *
   * `POST /v1/auth/services`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationServiceRequest, options?: RequestOptions): Promise<VerificationService> {
    return this.#client.request({ method: "POST", path: "/v1/auth/services", body, takesKey: true }, options)
  }

  /**
   * List services. Returns all services, newest first. The default service is the last.
   *
   * `GET /v1/auth/services`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(options?: RequestOptions): List<VerificationService> {
    return this.#client.list({ method: "GET", path: "/v1/auth/services" }, options)
  }

  /**
   * Retrieve a service. Returns the service with its settings.
   *
   * `GET /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<VerificationService> {
    return this.#client.request({ method: "GET", path: "/v1/auth/services/{sid}", sid }, options)
  }

  /**
   * Change a service. Changes the fields that you send. Pending verifications keep their earlier settings. Of the
   * default service, it changes the settings of the account, and null is the default of the setting.
   *
   * `PATCH /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  update(
    sid: string,
    body: UpdateVerificationServiceRequest = {},
    options?: RequestOptions,
  ): Promise<VerificationService> {
    return this.#client.request({ method: "PATCH", path: "/v1/auth/services/{sid}", sid, body }, options)
  }

  /**
   * Delete a service. Deletes a service. Its pending verifications stay valid for checks by `verification_sid`.
   * You cannot delete the default service.
   *
   * `DELETE /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/services/{sid}", sid }, options)
  }
}

/** The query of `listVerificationTexts`. */
export interface ListVerificationTextsQuery {
  /** The service. Default: the default service. */
  service_sid?: string | undefined
  /** The language to filter by (BCP 47). */
  locale?: string | undefined
  /** The method of the message: a code or a link. */
  method?: VerificationMethod | undefined
}

export class AuthTextsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Preview the messages. Returns the messages with the settings of a service, ordered by language, on one page.
   * Sends nothing.
   *
   * `GET /v1/auth/texts`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationTextsQuery = {}, options?: RequestOptions): List<VerificationText> {
    return this.#client.list({ method: "GET", path: "/v1/auth/texts", query }, options)
  }
}

/** The query of `listSafeListEntries`. */
export interface ListSafeListEntriesQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `deleteSafeListEntry`. */
export interface DeleteSafeListEntryQuery {
  /**
   * The address: a phone number with its country code in any usual format, an email address, or a chat address
   * with its prefix.
   */
  to: string
}

export class AuthSafeListResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Add to the safe list. Exempts verifications of this address from limits and blocks. The minimum interval
   * between messages still applies. For an address on the list, replaces the note.
   *
   * `POST /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateSafeListEntryRequest, options?: RequestOptions): Promise<SafeListEntry> {
    return this.#client.request({ method: "POST", path: "/v1/auth/safe_list", body, takesKey: true }, options)
  }

  /**
   * List the safe list. Returns the safe list, ordered by address.
   *
   * `GET /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListSafeListEntriesQuery = {}, options?: RequestOptions): List<SafeListEntry> {
    return this.#client.list({ method: "GET", path: "/v1/auth/safe_list", query }, options)
  }

  /**
   * Remove from the safe list. Limits and blocks apply to the address again.
   *
   * `DELETE /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
   */
  delete(query: DeleteSafeListEntryQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/safe_list", query }, options)
  }
}

/** The query of `listVerificationBlocks`. */
export interface ListVerificationBlocksQuery {
  /** `true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks. */
  active?: boolean | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class AuthBlocksResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List blocks. Returns the blocked numbers, the reasons and the end times, newest first.
   *
   * `GET /v1/auth/blocks`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationBlocksQuery = {}, options?: RequestOptions): List<VerificationBlock> {
    return this.#client.list({ method: "GET", path: "/v1/auth/blocks", query }, options)
  }

  /**
   * Release a block. Ends a block now and resets the counts of its numbers. A repeated request returns the same
   * response. To exempt single numbers, add them to the safe list.
   *
   * `DELETE /v1/auth/blocks/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  release(sid: string, options?: RequestOptions): Promise<VerificationBlock> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/blocks/{sid}", sid }, options)
  }
}

/** The query of `getNumberLookup`. */
export interface GetNumberLookupQuery {
  /** The country (ISO 3166-1) of a number without a country code. */
  country?: string | undefined
}

export class AuthLookupResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Look up a number. Looks up the country, the type of line and the formats of a phone number in the numbering
   * plan. The server asks no network, so the lookup is free, and `unknown` lists the facts that it cannot find. An
   * impossible number has `valid` false and a `reason`. The server refuses a text without digits.
   *
   * `GET /v1/auth/lookup/{number}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(number: string, query: GetNumberLookupQuery = {}, options?: RequestOptions): Promise<NumberLookup> {
    return this.#client.request({ method: "GET", path: "/v1/auth/lookup/{number}", sid: number, query }, options)
  }
}

/** The query of `listAuthSessions`. */
export interface ListAuthSessionsQuery {
  /** The subject to filter by. */
  subject?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: AuthSessionStatus | AuthSessionStatus[] | undefined
  /** The order by creation time: `desc` has the newest entry first, `asc` the oldest. */
  order?: SortOrder | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class AuthSessionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a session. Signs in a person who was approved within the last ten minutes. Each approval starts one
   * session. The response contains an access token for ten minutes and a refresh token for the next one. A subject
   * can have 100 active sessions: a new session revokes the oldest.
   *
   * `POST /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateAuthSessionRequest, options?: RequestOptions): Promise<AuthSessionTokens> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions", body, takesKey: true }, options)
  }

  /**
   * List sessions. Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn keeps
   * ended sessions for a week. With `status`, a page reads at most ten thousand entries. So it can have fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListAuthSessionsQuery = {}, options?: RequestOptions): List<AuthSession> {
    return this.#client.list({ method: "GET", path: "/v1/auth/sessions", query }, options)
  }

  /**
   * Refresh a session. Creates a new access token and a new refresh token. For ten seconds, the previous refresh
   * token returns the same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the
   * session and creates the event `sessions.reuse_detected`, because two programs have the token. Send an
   * `Idempotency-Key` to get a lost response again, for one day.
   *
   * `POST /v1/auth/sessions/refresh`. An API key needs one of the scopes `full`, `auth`.
   */
  refresh(body: RefreshAuthSessionRequest, options?: RequestOptions): Promise<AuthSessionTokens> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions/refresh", body, takesKey: true }, options)
  }

  /**
   * Revoke all sessions of a subject. Signs the person out everywhere, for example after they lost their phone.
   *
   * `POST /v1/auth/sessions/revoke_all`. An API key needs one of the scopes `full`, `auth`.
   */
  revokeAll(body: RevokeAllAuthSessionsRequest, options?: RequestOptions): Promise<RevokedAuthSessions> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions/revoke_all", body, takesKey: true }, options)
  }

  /**
   * Retrieve a session. Returns the current session without tokens.
   *
   * `GET /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<AuthSession> {
    return this.#client.request({ method: "GET", path: "/v1/auth/sessions/{sid}", sid }, options)
  }

  /**
   * Revoke a session. Signs the person out and revokes the refresh token. Access tokens are valid until they
   * expire, for ten minutes at most. An ended session does not change.
   *
   * `DELETE /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  revoke(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/sessions/{sid}", sid }, options)
  }
}

export class AuthKeysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Replace the signing keys. Creates a new key that signs at once, and withdraws all others. Use it only in an
   * emergency. Resource servers refuse the earlier access tokens when they read the keys again, within five
   * minutes. A refresh returns a new token. Without an emergency, keys rotate every 30 days. Posthorn publishes
   * each key an hour before it signs.
   *
   * `POST /v1/auth/keys/rotate`. An API key needs one of the scopes `full`, `auth`.
   */
  rotate(options?: RequestOptions): Promise<AuthSigningKey> {
    return this.#client.request({ method: "POST", path: "/v1/auth/keys/rotate", takesKey: true }, options)
  }
}

export class AuthSubjectsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Export a subject. Returns all data of the Auth API about a person with your own id: at most 10,000 entries of
   * each kind, newest first. The lists are empty for an unknown id.
   *
   * `GET /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(subject: string, options?: RequestOptions): Promise<AuthSubject> {
    return this.#client.request({ method: "GET", path: "/v1/auth/subjects/{subject}", sid: subject }, options)
  }

  /**
   * Erase a subject. Deletes all data of the Auth API about a person with your own id, and signs the person out.
   * Posthorn also removes the id and the claims from their events, including events of earlier deleted objects. It
   * creates no new event. Access tokens are valid until they expire, for ten minutes at most. An unknown id gives
   * the same response.
   *
   * `DELETE /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`.
   */
  erase(subject: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/subjects/{subject}", sid: subject }, options)
  }
}

/** The query of `listFactors`. */
export interface ListFactorsQuery {
  /** The person to filter by. */
  subject?: string | undefined
  /** The service to filter by. */
  service_sid?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class AuthFactorsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a factor. Creates an authenticator app, a passkey or recovery codes for a person. Only this response
   * contains `binding`. The person must verify an app or a passkey within 24 hours. Recovery codes work at once
   * and replace the earlier recovery codes of the person with the same service. Apps show the name of the service.
   *
   * `POST /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateFactorRequest, options?: RequestOptions): Promise<FactorWithBinding> {
    return this.#client.request({ method: "POST", path: "/v1/auth/factors", body, takesKey: true }, options)
  }

  /**
   * List factors. Returns factors, newest first.
   *
   * `GET /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListFactorsQuery = {}, options?: RequestOptions): List<Factor> {
    return this.#client.list({ method: "GET", path: "/v1/auth/factors", query }, options)
  }

  /**
   * Retrieve a factor. Returns the current factor without its secrets.
   *
   * `GET /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Factor> {
    return this.#client.request({ method: "GET", path: "/v1/auth/factors/{sid}", sid }, options)
  }

  /**
   * Rename a factor. Changes the name of the factor. The person's app keeps the name that it has.
   *
   * `PATCH /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  update(sid: string, body: UpdateFactorRequest, options?: RequestOptions): Promise<Factor> {
    return this.#client.request({ method: "PATCH", path: "/v1/auth/factors/{sid}", sid, body }, options)
  }

  /**
   * Delete a factor. Deletes the factor and its secret. Its pending challenges can no longer be approved.
   *
   * `DELETE /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/factors/{sid}", sid }, options)
  }

  /**
   * Verify a factor. Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the
   * factor only afterwards. The fifth wrong check deletes the factor.
   *
   * `POST /v1/auth/factors/{sid}/verify`. An API key needs one of the scopes `full`, `auth`.
   */
  verify(sid: string, body: VerifyFactorRequest = {}, options?: RequestOptions): Promise<FactorCheck> {
    return this.#client.request(
      { method: "POST", path: "/v1/auth/factors/{sid}/verify", sid, body, takesKey: true },
      options,
    )
  }
}

/** The query of `listChallenges`. */
export interface ListChallengesQuery {
  /** The person to filter by. */
  subject?: string | undefined
  /** The service to filter by. */
  service_sid?: string | undefined
  /** The factor to filter by. */
  factor_sid?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: ChallengeStatus | ChallengeStatus[] | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class AuthChallengesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Challenge a person. Asks a person to prove a factor. The challenge expires after five minutes, and five wrong
   * checks deny it. A person can have 50 challenges in an hour and 100 in a day.
   *
   * `POST /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`.
   */
  create(body: CreateChallengeRequest = {}, options?: RequestOptions): Promise<ChallengeWithOptions> {
    return this.#client.request({ method: "POST", path: "/v1/auth/challenges", body, takesKey: true }, options)
  }

  /**
   * List challenges. Returns challenges, newest first.
   *
   * `GET /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListChallengesQuery = {}, options?: RequestOptions): List<Challenge> {
    return this.#client.list({ method: "GET", path: "/v1/auth/challenges", query }, options)
  }

  /**
   * Retrieve a challenge. Returns the current challenge.
   *
   * `GET /v1/auth/challenges/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Challenge> {
    return this.#client.request({ method: "GET", path: "/v1/auth/challenges/{sid}", sid }, options)
  }

  /**
   * Check a proof. Approves the challenge if the code or the passkey is correct. Each code and each signature
   * works once. Five wrong checks deny the challenge.
   *
   * `POST /v1/auth/challenges/{sid}/check`. An API key needs one of the scopes `full`, `auth`.
   */
  check(sid: string, body: CheckChallengeRequest = {}, options?: RequestOptions): Promise<ChallengeCheck> {
    return this.#client.request(
      { method: "POST", path: "/v1/auth/challenges/{sid}/check", sid, body, takesKey: true },
      options,
    )
  }
}
