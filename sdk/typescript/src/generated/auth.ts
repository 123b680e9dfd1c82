// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  AuthJwks,
  AuthSession,
  AuthSessionTokens,
  AuthSigningKey,
  AuthSubject,
  Challenge,
  ChallengeCheck,
  ChallengeWithOptions,
  CheckChallengeRequest,
  CreateAuthSessionRequest,
  CreateChallengeRequest,
  CreateFactorRequest,
  CreateSafeListEntryRequest,
  CreateVerificationCheckRequest,
  CreateVerificationRequest,
  Factor,
  FactorCheck,
  FactorWithBinding,
  NumberLookup,
  RefreshAuthSessionRequest,
  RevokeAllAuthSessionsRequest,
  RevokedAuthSessions,
  SafeListEntry,
  UpdateVerificationSettingsRequest,
  Verification,
  VerificationAttempt,
  VerificationAttemptSummary,
  VerificationBlock,
  VerificationCheck,
  VerificationRecipient,
  VerificationSettings,
  VerificationText,
  VerifyFactorRequest,
} from "./schemas.ts"

/** What `getVerificationRecipient` may be asked for. */
export interface GetVerificationRecipientQuery {
  /**
   * The phone number with its country code, in any usual spelling, an email address, or a chat address with its
   * prefix.
   */
  to: string
}

/** What `deleteVerificationRecipient` may be asked for. */
export interface DeleteVerificationRecipientQuery {
  /**
   * The phone number with its country code, in any usual spelling, an email address, or a chat address with its
   * prefix.
   */
  to: string
}

/** What `getAuthJwks` may be asked for. */
export interface GetAuthJwksQuery {
  /** The account whose access tokens are checked. */
  account_sid: string
}

export class AuthResource {
  readonly #client: Client
  readonly verifications: AuthVerificationsResource
  readonly verificationChecks: AuthVerificationChecksResource
  readonly attempts: AuthAttemptsResource
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
   * Retrieve the settings. How the account verifies, with the defaults of what it did not set.
   *
   * `GET /v1/auth/settings`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  getSettings(options?: RequestOptions): Promise<VerificationSettings> {
    return this.#client.request({ method: "GET", path: "/v1/auth/settings" }, options)
  }

  /**
   * Change the settings. What is left out stays. Pending verifications keep the settings with which they began.
   *
   * `PATCH /v1/auth/settings`. API keys need one of the scopes `full`, `auth`.
   */
  updateSettings(
    body: UpdateVerificationSettingsRequest = {},
    options?: RequestOptions,
  ): Promise<VerificationSettings> {
    return this.#client.request({ method: "PATCH", path: "/v1/auth/settings", body }, options)
  }

  /**
   * Export an address. The account's data about an address: verifications, their attempts, counts of limits and
   * the entry on the safe list. Its messages are in `GET /v1/messages?to=`.
   *
   * `GET /v1/auth/recipients`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  getRecipients(query: GetVerificationRecipientQuery, options?: RequestOptions): Promise<VerificationRecipient> {
    return this.#client.request({ method: "GET", path: "/v1/auth/recipients", query }, options)
  }

  /**
   * Erase an address. Erases what `GET /v1/auth/recipients` shows. A pending verification ends without an event,
   * and its code or link is not valid any more. Events stay as long as all events do, without `tags` and
   * `payload`. Messages stay: delete each with `DELETE /v1/messages/{sid}`. Erasing again gives the same answer.
   *
   * `DELETE /v1/auth/recipients`. API keys need one of the scopes `full`, `auth`.
   */
  deleteRecipients(query: DeleteVerificationRecipientQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/recipients", query }, options)
  }

  /**
   * Get the public keys. The keys that check the access tokens of an account, as a JSON Web Key Set (RFC 7517).
   * Resource servers may keep them for 5 minutes. For an account without keys, and for an unknown account, the set
   * is empty. Do not cache an empty set: the first key signs as soon as it exists.
   *
   * `GET /v1/auth/jwks.json`. No sign-in is needed.
   */
  getJwks(query: GetAuthJwksQuery, options?: RequestOptions): Promise<AuthJwks> {
    return this.#client.request({ method: "GET", path: "/v1/auth/jwks.json", query }, options)
  }
}

/** What `listVerifications` may be asked for. */
export interface ListVerificationsQuery {
  /** Only of this address. */
  to?: string | undefined
  /** Only in this status. */
  status?: "pending" | "approved" | "canceled" | "expired" | "max_attempts_reached" | "failed" | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class AuthVerificationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Verify an address. Sends a code, or a link, to an address. While the verification is pending, a second request
   * for the same `to` and `purpose` sends the same code again. It can do so 30 seconds after the first message,
   * then after 60, 120 and 240. With several channels, the next one follows when the message of the one before
   * fails, or takes too long. A channel without a carrier or a sender is passed over.
   *
   * `POST /v1/auth/verifications`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationRequest, options?: RequestOptions): Promise<Verification> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verifications", body, takesKey: true }, options)
  }

  /**
   * List verifications. Newest first. With `status`, a page reads at most ten thousand entries. So it can hold
   * fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/auth/verifications`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationsQuery = {}, options?: RequestOptions): List<Verification> {
    return this.#client.list({ method: "GET", path: "/v1/auth/verifications", query }, options)
  }

  /**
   * Retrieve a verification. The verification as it is now, without its code.
   *
   * `GET /v1/auth/verifications/{sid}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Verification> {
    return this.#client.request({ method: "GET", path: "/v1/auth/verifications/{sid}", sid }, options)
  }

  /**
   * Cancel a verification. Ends a pending verification: its code and its link are not valid any more. A message
   * that is on its way may still arrive. Canceling again gives the same answer.
   *
   * `POST /v1/auth/verifications/{sid}/cancel`. API keys need one of the scopes `full`, `auth`.
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
   * Check a code. Approves the verification when the code is right, once. Five wrong checks end it. By `to`, a
   * wrong, expired, used or unknown code gives the same answer, so the answer does not tell whether a verification
   * exists.
   *
   * `POST /v1/auth/verification_checks`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationCheckRequest = {}, options?: RequestOptions): Promise<VerificationCheck> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verification_checks", body, takesKey: true }, options)
  }
}

/** What `listVerificationAttempts` may be asked for. */
export interface ListVerificationAttemptsQuery {
  /** Only of this verification. */
  verification?: string | undefined
  /** Only of this channel. */
  channel?: "sms" | "whatsapp" | "xmpp" | "email" | undefined
  /** Only to numbers of this country. */
  country?: string | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `summarizeVerificationAttempts` may be asked for. */
export interface SummarizeVerificationAttemptsQuery {
  /** Only of this channel. */
  channel?: "sms" | "whatsapp" | "xmpp" | "email" | undefined
  /** Only to numbers of this country. */
  country?: string | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
}

export class AuthAttemptsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List attempts. The messages of verifications, newest first.
   *
   * `GET /v1/auth/attempts`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationAttemptsQuery = {}, options?: RequestOptions): List<VerificationAttempt> {
    return this.#client.list({ method: "GET", path: "/v1/auth/attempts", query }, options)
  }

  /**
   * Count attempts. How many messages were sent, delivered and led to an approval, by channel and country, the
   * most messages first. The last day when no time is given; 31 days at most.
   *
   * `GET /v1/auth/attempts/summary`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  summary(
    query: SummarizeVerificationAttemptsQuery = {},
    options?: RequestOptions,
  ): Promise<VerificationAttemptSummary> {
    return this.#client.request({ method: "GET", path: "/v1/auth/attempts/summary", query }, options)
  }
}

/** What `listVerificationTexts` may be asked for. */
export interface ListVerificationTextsQuery {
  /** Only in this language (BCP 47). */
  locale?: string | undefined
  /** Whether the message has a code or a link. */
  method?: "code" | "link" | undefined
}

export class AuthTextsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Preview the messages. The messages as the settings of the account make them, ordered by language. One page.
   * Sends nothing.
   *
   * `GET /v1/auth/texts`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationTextsQuery = {}, options?: RequestOptions): List<VerificationText> {
    return this.#client.list({ method: "GET", path: "/v1/auth/texts", query }, options)
  }
}

/** What `listSafeListEntries` may be asked for. */
export interface ListSafeListEntriesQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `deleteSafeListEntry` may be asked for. */
export interface DeleteSafeListEntryQuery {
  /**
   * The phone number with its country code, in any usual spelling, an email address, or a chat address with its
   * prefix.
   */
  to: string
}

export class AuthSafeListResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Add to the safe list. From now on neither limits nor blocks refuse verifications of this address. The gap
   * between two messages stays. An address that is on the list gets the new note.
   *
   * `POST /v1/auth/safe_list`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateSafeListEntryRequest, options?: RequestOptions): Promise<SafeListEntry> {
    return this.#client.request({ method: "POST", path: "/v1/auth/safe_list", body, takesKey: true }, options)
  }

  /**
   * List the safe list. Ordered by address.
   *
   * `GET /v1/auth/safe_list`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListSafeListEntriesQuery = {}, options?: RequestOptions): List<SafeListEntry> {
    return this.#client.list({ method: "GET", path: "/v1/auth/safe_list", query }, options)
  }

  /**
   * Remove from the safe list. Limits and blocks hold for the address again.
   *
   * `DELETE /v1/auth/safe_list`. API keys need one of the scopes `full`, `auth`.
   */
  delete(query: DeleteSafeListEntryQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/safe_list", query }, options)
  }
}

/** What `listVerificationBlocks` may be asked for. */
export interface ListVerificationBlocksQuery {
  /** `true` for blocks that are in force, `false` for those that have ended or were released. Without it, both. */
  active?: boolean | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class AuthBlocksResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List blocks. Newest first: which numbers were blocked, by which figures, and until when.
   *
   * `GET /v1/auth/blocks`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListVerificationBlocksQuery = {}, options?: RequestOptions): List<VerificationBlock> {
    return this.#client.list({ method: "GET", path: "/v1/auth/blocks", query }, options)
  }

  /**
   * Release a block. Ends a block now, and the numbers begin with a clean record. Releasing again gives the same
   * answer. To exempt single numbers, add them to the safe list.
   *
   * `DELETE /v1/auth/blocks/{sid}`. API keys need one of the scopes `full`, `auth`.
   */
  release(sid: string, options?: RequestOptions): Promise<VerificationBlock> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/blocks/{sid}", sid }, options)
  }
}

/** What `getNumberLookup` may be asked for. */
export interface GetNumberLookupQuery {
  /** The country (ISO 3166-1) whose people dial the number like this. Only for a number without a country code. */
  country?: string | undefined
}

export class AuthLookupResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Look up a number. Tells whether the numbering plan has a phone number, its country, its type of line and its
   * formats. The server asks no network, so the lookup costs nothing, and `unknown` lists what it cannot tell. A
   * number that cannot exist is `valid: false` with a `reason`. A text that is not digits is refused.
   *
   * `GET /v1/auth/lookup/{number}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(number: string, query: GetNumberLookupQuery = {}, options?: RequestOptions): Promise<NumberLookup> {
    return this.#client.request({ method: "GET", path: "/v1/auth/lookup/{number}", sid: number, query }, options)
  }
}

/** What `listAuthSessions` may be asked for. */
export interface ListAuthSessionsQuery {
  /** Only of this subject. */
  subject?: string | undefined
  /** Only in this status. */
  status?: "active" | "revoked" | "expired" | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class AuthSessionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a session. Signs a person in who proved who they are within the last ten minutes. Each approval begins
   * one session. The answer holds an access token for ten minutes and a refresh token for the next one. A subject
   * has at most 100 active sessions: the oldest is revoked for a newer one.
   *
   * `POST /v1/auth/sessions`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateAuthSessionRequest, options?: RequestOptions): Promise<AuthSessionTokens> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions", body, takesKey: true }, options)
  }

  /**
   * List sessions. Newest first, without tokens. Ended sessions are kept for a week. With `status`, a page reads
   * at most ten thousand entries. So it can hold fewer than `limit`, or none, while `has_more` is true. Continue
   * with `next_cursor`.
   *
   * `GET /v1/auth/sessions`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListAuthSessionsQuery = {}, options?: RequestOptions): List<AuthSession> {
    return this.#client.list({ method: "GET", path: "/v1/auth/sessions", query }, options)
  }

  /**
   * Refresh a session. Gives a new access token and a new refresh token. For ten seconds the former refresh token
   * gives the same new one again, so two requests at once agree. Later it revokes the session, because two
   * programs have it: `sessions.reuse_detected`. Send an `Idempotency-Key` to get a lost answer again for a day.
   *
   * `POST /v1/auth/sessions/refresh`. API keys need one of the scopes `full`, `auth`.
   */
  refresh(body: RefreshAuthSessionRequest, options?: RequestOptions): Promise<AuthSessionTokens> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions/refresh", body, takesKey: true }, options)
  }

  /**
   * Revoke all sessions of a subject. Signs the person out everywhere, such as after the loss of a phone.
   *
   * `POST /v1/auth/sessions/revoke_all`. API keys need one of the scopes `full`, `auth`.
   */
  revokeAll(body: RevokeAllAuthSessionsRequest, options?: RequestOptions): Promise<RevokedAuthSessions> {
    return this.#client.request({ method: "POST", path: "/v1/auth/sessions/revoke_all", body, takesKey: true }, options)
  }

  /**
   * Retrieve a session. The session as it is now, without tokens.
   *
   * `GET /v1/auth/sessions/{sid}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<AuthSession> {
    return this.#client.request({ method: "GET", path: "/v1/auth/sessions/{sid}", sid }, options)
  }

  /**
   * Revoke a session. Signs the person out: the refresh token is not valid any more. Access tokens stay valid
   * until they expire, for ten minutes at most. A session that has ended stays as it is.
   *
   * `DELETE /v1/auth/sessions/{sid}`. API keys need one of the scopes `full`, `auth`.
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
   * Replace the signing keys. For an emergency: a new key signs at once, and all others are withdrawn. Access
   * tokens that they signed fail as soon as resource servers read the keys again, within five minutes; a refresh
   * gives a new one. Without an emergency do nothing: keys rotate every 30 days, and each is published an hour
   * before it signs.
   *
   * `POST /v1/auth/keys/rotate`. API keys need one of the scopes `full`, `auth`.
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
   * Export a subject. Everything that the Auth API holds of a person under your own id: at most 10,000 entries of
   * each kind, the newest first. The lists are empty for an id that was never used.
   *
   * `GET /v1/auth/subjects/{subject}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(subject: string, options?: RequestOptions): Promise<AuthSubject> {
    return this.#client.request({ method: "GET", path: "/v1/auth/subjects/{subject}", sid: subject }, options)
  }

  /**
   * Erase a subject. Deletes what the Auth API holds of a person under your own id, and signs the person out.
   * Their events lose the id and the claims, also events of what was deleted before, and no event is sent. Access
   * tokens stay valid until they expire, for ten minutes at most. The answer is the same for an id that was never
   * used.
   *
   * `DELETE /v1/auth/subjects/{subject}`. API keys need one of the scopes `full`, `auth`.
   */
  erase(subject: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/subjects/{subject}", sid: subject }, options)
  }
}

/** What `listFactors` may be asked for. */
export interface ListFactorsQuery {
  /** Only of this person. */
  subject?: string | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class AuthFactorsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create a factor. Begins to set up an authenticator app, a passkey or recovery codes of a person. `binding` is
   * in this answer alone. An app and a passkey count once they are verified, within 24 hours. Recovery codes count
   * at once, and take the place of the person's earlier ones.
   *
   * `POST /v1/auth/factors`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateFactorRequest, options?: RequestOptions): Promise<FactorWithBinding> {
    return this.#client.request({ method: "POST", path: "/v1/auth/factors", body, takesKey: true }, options)
  }

  /**
   * List factors. Newest first.
   *
   * `GET /v1/auth/factors`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  list(query: ListFactorsQuery = {}, options?: RequestOptions): List<Factor> {
    return this.#client.list({ method: "GET", path: "/v1/auth/factors", query }, options)
  }

  /**
   * Retrieve a factor. The factor as it is now, without its secrets.
   *
   * `GET /v1/auth/factors/{sid}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Factor> {
    return this.#client.request({ method: "GET", path: "/v1/auth/factors/{sid}", sid }, options)
  }

  /**
   * Delete a factor. Deletes the factor with its secret. Pending challenges of it cannot be approved any more.
   *
   * `DELETE /v1/auth/factors/{sid}`. API keys need one of the scopes `full`, `auth`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/auth/factors/{sid}", sid }, options)
  }

  /**
   * Verify a factor. Verifies a new factor by a first code of the app, or by the passkey that was made. Only then
   * can challenges ask for it. The fifth wrong check deletes it.
   *
   * `POST /v1/auth/factors/{sid}/verify`. API keys need one of the scopes `full`, `auth`.
   */
  verify(sid: string, body: VerifyFactorRequest = {}, options?: RequestOptions): Promise<FactorCheck> {
    return this.#client.request(
      { method: "POST", path: "/v1/auth/factors/{sid}/verify", sid, body, takesKey: true },
      options,
    )
  }
}

export class AuthChallengesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Challenge a person. Asks a person for a factor. The challenge is pending for five minutes, and five wrong
   * checks deny it. A person can have 50 challenges within an hour and 100 within a day.
   *
   * `POST /v1/auth/challenges`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateChallengeRequest = {}, options?: RequestOptions): Promise<ChallengeWithOptions> {
    return this.#client.request({ method: "POST", path: "/v1/auth/challenges", body, takesKey: true }, options)
  }

  /**
   * Retrieve a challenge. The challenge as it is now.
   *
   * `GET /v1/auth/challenges/{sid}`. API keys need one of the scopes `full`, `auth`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Challenge> {
    return this.#client.request({ method: "GET", path: "/v1/auth/challenges/{sid}", sid }, options)
  }

  /**
   * Check a proof. Approves the challenge when the code or the passkey is right, once. A code and a signature are
   * never right twice. Five wrong checks deny the challenge.
   *
   * `POST /v1/auth/challenges/{sid}/check`. API keys need one of the scopes `full`, `auth`.
   */
  check(sid: string, body: CheckChallengeRequest = {}, options?: RequestOptions): Promise<ChallengeCheck> {
    return this.#client.request(
      { method: "POST", path: "/v1/auth/challenges/{sid}/check", sid, body, takesKey: true },
      options,
    )
  }
}
