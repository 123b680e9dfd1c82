import { isAccountSuspended } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import { textArray } from "#core/db/literals.ts"
import type { Clock } from "#core/std/clock.ts"
import { TtlCache } from "#core/std/ttl-cache.ts"
import { noCallbacks, readCallbacks, type CallbackMethod, type CallbackSettings } from "./callback-settings.ts"
import { canonicalAddress, spellingsOf } from "./canonical-address.ts"

/** The URLs that count for one sender of an account. */
export interface CallbacksOfSender {
  /** The URL of the reply to an inbound message. Null without one, and for a suspended account. */
  inbound: InboundUrl | null
  statusCallback: CallbackSettings["statusCallback"]
  /** The messaging service of the sender. */
  serviceId: string | null
}

export interface InboundUrl {
  url: string
  method: CallbackMethod
  fallback: { url: string; method: CallbackMethod } | null
}

/** How long a change by another process can stay unnoticed. */
const freshMs = 2_000
/** About 300 bytes each. */
const entriesMax = 20_000

/** Caches for two seconds the URLs that accounts set for their numbers, because every message needs them. */
export class SenderCallbacks {
  readonly #cache: TtlCache<CallbacksOfSender>

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    const load = async (key: string) => {
      const at = key.indexOf(" ")
      return await loadCallbacks(db, key.slice(0, at), key.slice(at + 1))
    }
    this.#cache = new TtlCache({ clock, ttlMs: freshMs, entriesMax, load })
  }

  /** Returns no promise when the URLs are cached. */
  of(accountId: string, sender: string): CallbacksOfSender | Promise<CallbacksOfSender> {
    return this.#cache.get(keyOf(accountId, sender))
  }

  /** Call it after the commit that changed the settings of the number. */
  forget(accountId: string, sender: string): void {
    this.#cache.delete(keyOf(accountId, sender))
  }
}

function keyOf(accountId: string, sender: string): string {
  return `${accountId} ${canonicalAddress(sender)}`
}

async function loadCallbacks(db: Tx, accountId: string, key: string): Promise<CallbacksOfSender> {
  const [[number], [service]] = await Promise.all([
    db.query<{ callbacks: string | null }>(
      "select callbacks from phone_numbers where account_id = $1 and lower(number) = any($2) and status = 'active'",
      [accountId, textArray(spellingsOf(key).map((each) => each.toLowerCase()))],
      "numbers_find_callbacks",
    ),
    db.query<{ id: string; callbacks: string | null; usesNumberUrl: boolean }>(
      `select m.id, m.callbacks, m.uses_number_url from messaging_service_senders s
         join messaging_services m on m.account_id = s.account_id and m.id = s.service_id
        where s.account_id = $1 and s.sender_key = $2`,
      [accountId, key],
      "numbers_find_service_callbacks",
    ),
  ])
  const own = readCallbacks(number?.callbacks ?? null)
  const pooled = service && !service.usesNumberUrl ? readCallbacks(service.callbacks) : noCallbacks
  const inbound = inboundOf(pooled) ?? inboundOf(own)
  return {
    inbound: inbound && (await isAccountSuspended(db, accountId)) ? null : inbound,
    statusCallback: own.statusCallback,
    serviceId: service?.id ?? null,
  }
}

function inboundOf(settings: CallbackSettings): InboundUrl | null {
  const { inboundUrl: url, inboundMethod: method, fallbackUrl, fallbackMethod } = settings
  if (url === null) return null
  return { url, method, fallback: fallbackUrl === null ? null : { url: fallbackUrl, method: fallbackMethod } }
}
