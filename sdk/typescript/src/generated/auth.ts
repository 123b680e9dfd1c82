// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CreateSafeListEntryRequest,
  CreateVerificationCheckRequest,
  CreateVerificationRequest,
  NumberLookup,
  SafeListEntry,
  UpdateVerificationSettingsRequest,
  Verification,
  VerificationAttempt,
  VerificationAttemptSummary,
  VerificationBlock,
  VerificationCheck,
  VerificationSettings,
} from "./schemas.ts"

export class AuthResource {
  readonly #client: Client
  readonly verifications: AuthVerificationsResource
  readonly attempts: AuthAttemptsResource
  readonly safeList: AuthSafeListResource
  readonly blocks: AuthBlocksResource
  readonly lookup: AuthLookupResource

  constructor(client: Client) {
    this.#client = client
    this.verifications = new AuthVerificationsResource(client)
    this.attempts = new AuthAttemptsResource(client)
    this.safeList = new AuthSafeListResource(client)
    this.blocks = new AuthBlocksResource(client)
    this.lookup = new AuthLookupResource(client)
  }

  /**
   * Check a code. Approves the verification when the code is right, once. Five wrong checks end it. By `to`, a
   * wrong, expired, used or unknown code gives the same answer, so the answer does not tell whether a verification
   * exists.
   *
   * `POST /v1/auth/verification_checks`. API keys need one of the scopes `full`, `auth`.
   */
  verificationChecks(body: CreateVerificationCheckRequest = {}, options?: RequestOptions): Promise<VerificationCheck> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verification_checks", body, takesKey: true }, options)
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
  /** Entries on a page at most. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the newest entries. */
  cursor?: string | undefined
}

export class AuthVerificationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Verify an address. Sends a code, or a link, to an address. A second request for the same `to` and `purpose`
   * while the verification is pending sends the same code again: 30 seconds after the first message, then after
   * 60, 120 and 240. With several channels, the next one follows when the message of the one before fails, or
   * takes too long. A channel without a carrier or a sender is passed over.
   *
   * `POST /v1/auth/verifications`. API keys need one of the scopes `full`, `auth`.
   */
  create(body: CreateVerificationRequest, options?: RequestOptions): Promise<Verification> {
    return this.#client.request({ method: "POST", path: "/v1/auth/verifications", body, takesKey: true }, options)
  }

  /**
   * List verifications. Newest first. With `status`, a page looks at ten thousand entries at most, so it may hold
   * fewer than `limit`, or none, while `has_more` is true: read on with `next_cursor`.
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
  /** Entries on a page at most. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the newest entries. */
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

/** What `listSafeListEntries` may be asked for. */
export interface ListSafeListEntriesQuery {
  /** Entries on a page at most. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the newest entries. */
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
  /** Only blocks that are in force. */
  active?: boolean | undefined
  /** Entries on a page at most. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the newest entries. */
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
