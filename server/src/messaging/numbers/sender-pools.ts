import type { Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { TtlCache } from "#core/std/ttl-cache.ts"
import type { MessagingService, ServiceSender } from "./messaging-service.ts"
import { findAllSenders, findService } from "./messaging-service-store.ts"

/** What a message needs of its messaging service. */
export interface SenderPool extends Pick<MessagingService, "id" | "stickySender" | "validityMs"> {
  statusCallback: MessagingService["callbacks"]["statusCallback"]
  senders: readonly Pick<ServiceSender, "sender" | "kind" | "country">[]
}

/** How long a change by another process can stay unnoticed. */
const freshMs = 2_000
/** A service has at most 400 senders, of about 150 bytes each, and usually a few. */
const poolsMax = 1_000

/** Caches messaging services for two seconds, because every message of a service needs its senders. */
export class SenderPools {
  readonly #cache: TtlCache<SenderPool | null>

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    const load = async (key: string) => {
      const [accountId = "", serviceId = ""] = key.split(" ")
      return await loadPool(db, accountId, serviceId)
    }
    this.#cache = new TtlCache({ clock, ttlMs: freshMs, entriesMax: poolsMax, load })
  }

  /** Returns null when the account has no such service. Returns no promise when the pool is cached. */
  poolOf(accountId: string, serviceId: string): SenderPool | null | Promise<SenderPool | null> {
    return this.#cache.get(keyOf(accountId, serviceId))
  }

  /** As `poolOf`, from the store: for a message that the cached pool cannot send, because it may be older. */
  reload(accountId: string, serviceId: string): Promise<SenderPool | null> {
    return this.#cache.load(keyOf(accountId, serviceId))
  }

  /** Call it after the commit that changed the service or its senders. */
  forget(accountId: string, serviceId: string): void {
    this.#cache.delete(keyOf(accountId, serviceId))
  }
}

function keyOf(accountId: string, serviceId: string): string {
  return `${accountId} ${serviceId}`
}

async function loadPool(db: Tx, accountId: string, serviceId: string): Promise<SenderPool | null> {
  const [service, senders] = await Promise.all([
    findService(db, accountId, serviceId),
    findAllSenders(db, accountId, serviceId),
  ])
  if (!service) return null
  const { id, stickySender, validityMs, callbacks } = service
  return {
    id,
    stickySender,
    validityMs,
    statusCallback: callbacks.statusCallback,
    senders: senders.map(({ sender, kind, country }) => ({ sender, kind, country })),
  }
}
