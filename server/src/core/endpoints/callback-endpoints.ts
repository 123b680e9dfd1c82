import { readAccountForUpdate } from "#core/accounts/read-account.ts"
import type { Database } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import { seal, type SecretKeys } from "#core/std/secret-box.ts"
import { TtlCache } from "#core/std/ttl-cache.ts"
import { newSigningSecret, secretText } from "./endpoint-secrets.ts"
import { signaturesDefault } from "./endpoint-settings.ts"
import { EndpointRefusal } from "./refusals.ts"
import * as store from "./store.ts"
import type { CallbackForm } from "./store.ts"

export type { CallbackForm }

/** Where and in which form one message reports its statuses. */
export interface Callback {
  url: string
  form: CallbackForm
  /** The parameter that a refusal names. Default: `status_callback`. */
  param?: string
  /** The message is sent without it when it cannot be called. */
  isOptional?: boolean
}

export interface CallbackEndpointsOptions {
  db: Database
  clock: Clock
  newId: NewId
  secretKeys: SecretKeys
  /** The rules for addresses of strangers. */
  outgoing: {
    checkUrl(url: string): string | undefined
    checkAddress(url: string): Promise<string | undefined>
  }
}

/** The limit of origins of an account. Each batch of changes of its messages reads all of them. */
export const callbackOriginsMax = 20

/** How long a deleted endpoint can stay in the cache. */
const cachedMs = 5_000
const cachedMax = 10_000

/**
 * The endpoints of status callbacks. URLs of callbacks have the number of an order in them, so one endpoint
 * stands for all URLs of an origin (docs/decisions/110). It has the lane, the limits, the circuit and the
 * log, and the message has the exact URL.
 */
export class CallbackEndpoints {
  readonly #options: CallbackEndpointsOptions
  readonly #ids: TtlCache<string>

  constructor(options: CallbackEndpointsOptions) {
    this.#options = options
    this.#ids = new TtlCache({
      clock: options.clock,
      ttlMs: cachedMs,
      entriesMax: cachedMax,
      load: (key) => this.#load(key),
    })
  }

  /**
   * Returns the id of the endpoint for a callback, and creates it for a new origin. Refuses
   * `invalid_webhook_url`, and `webhooks_exhausted` when the account has too many origins.
   */
  idFor(accountId: string, { url, form, param = "status_callback" }: Callback): string | Promise<string> {
    refuseUrl(this.#options.outgoing.checkUrl(url), param)
    const id = this.#ids.get(`${accountId} ${form} ${new URL(url).origin}/`)
    return typeof id === "string" ? id : id.catch((error: unknown) => refuseNamed(error, param))
  }

  async #load(key: string): Promise<string> {
    const { db, outgoing } = this.#options
    const [accountId, form, url] = key.split(" ") as [string, CallbackForm, string]
    const known = await store.findCallbackEndpoint(db, accountId, { url, form })
    if (known !== undefined) return known
    refuseUrl(await outgoing.checkAddress(url))
    return await this.#create(accountId, { url, form })
  }

  #create(accountId: string, callback: Callback): Promise<string> {
    const { db, clock, newId, secretKeys } = this.#options
    const id = newId()
    const secret = seal(secretKeys, secretText(newSigningSecret(signaturesDefault)), id)
    return db.transaction(async (tx) => {
      // Without it, an account that has no endpoint yet could exceed the limit by requests at the same time.
      await readAccountForUpdate(tx, accountId)
      const known = await store.findCallbackEndpoint(tx, accountId, callback)
      if (known !== undefined) return known
      if ((await store.countEndpoints(tx, accountId, "callbacks")) >= callbackOriginsMax)
        throw new EndpointRefusal(
          "webhooks_exhausted",
          `An account can have ${callbackOriginsMax} origins of status callbacks. Use another URL, or delete the webhook endpoint of one origin.`,
        )
      return await store.ensureCallbackEndpoint(tx, accountId, { id, ...callback, secret, now: clock.now() })
    })
  }
}

function refuseUrl(fault: string | undefined, param?: string): void {
  if (fault !== undefined)
    throw new EndpointRefusal("invalid_webhook_url", fault, ...(param === undefined ? [] : [{ param }]))
}

/** Several requests can wait for the same endpoint, each with a parameter of its own. */
function refuseNamed(error: unknown, param: string): never {
  throw error instanceof EndpointRefusal ? new EndpointRefusal(error.code, error.message, { param }) : error
}
