import type { Carrier, CarrierListener, IdRelation } from "#messaging/carriers/carrier.ts"
import type { AdapterParts } from "#messaging/carriers/kind.ts"
import { requireCarrierKind } from "#messaging/carriers/kinds.ts"
import { openSharp, sharpAdvice } from "#core/decoders/open-sharp.ts"
import type { Database } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { CarrierHealth } from "./carrier-health.ts"
import { traceOf } from "./carriers.ts"
import type { CircuitStatus } from "./circuit-breaker.ts"
import { SessionLeases } from "./session-leases.ts"
import type { CarrierRow } from "./store.ts"
import { secretsOfCarrier, settingsOfCarrier } from "./stored-carrier.ts"

/** For carriers over HTTP: the clients for their requests, and the URL for their receipts and messages. */
export interface HttpParts extends Pick<AdapterParts, "outgoing" | "publicOutgoing"> {
  webhookUrl(carrierId: string): string
}

export interface RunningCarriersOptions extends Pick<AdapterParts, "clock" | "newId" | "random" | "log"> {
  http: HttpParts
  db: Database
  /** An id that no other process has, and that this one did not have before a restart. Default: a new one. */
  processId?: string
  secretKeys: SecretKeys
  /**
   * The running adapters by carrier id, for the senders. The map can also contain adapters of carriers that
   * are not configured, which stay unchanged.
   */
  carriers: Map<string, Carrier>
  /**
   * Stores what a carrier has learned, for other processes and the next start. It is called again until the
   * rows contain it.
   */
  keepLearnedIds(row: Pick<CarrierRow, "id" | "revision">, learned: IdRelation): void
  /** The circuit in this process, for the other processes. */
  circuitOf(carrierId: string): CircuitStatus
}

interface Running {
  revision: number
  carrier: Carrier | null
  learnedIds: IdRelation | null
  /** Why the adapter could not be created. */
  fault: string | null
  /** Its starts and stops, which run one after the other. */
  turn: Promise<void>
}

/**
 * Makes the running adapters match the configured carriers. An adapter whose settings changed is stopped,
 * which waits for answers under way, and then started. It stops first because most carriers limit the number
 * of sessions. Its messages wait until then.
 */
export class RunningCarriers {
  /** The id by which other processes know the leases of this one. */
  readonly processId: string
  readonly #options: RunningCarriersOptions
  readonly #running = new Map<string, Running>()
  readonly #seen = new Map<string, { state: string; since: number }>()
  readonly #leases: SessionLeases
  #listenerOf: ((carrierId: string) => CarrierListener) | null = null

  constructor(options: RunningCarriersOptions) {
    this.#options = options
    this.processId = options.processId ?? options.newId()
    this.#leases = new SessionLeases({ ...options, processId: this.processId, healthOf: (id) => this.health(id) })
  }

  start(listenerOf: (carrierId: string) => CarrierListener): void {
    this.#listenerOf = listenerOf
    this.#leases.start()
  }

  /** Resolves when every carrier has stopped. */
  async stop(): Promise<void> {
    this.#listenerOf = null
    for (const [id, running] of this.#running) this.#replace(id, running, null)
    await Promise.all([...this.#running.values()].map(({ turn }) => turn))
    await this.#leases.stop()
  }

  /** Starts, restarts and stops carriers as the rows require, without waiting for the result. */
  follow(rows: readonly CarrierRow[]): void {
    if (!this.#listenerOf) return
    const wanted = new Map(rows.filter(({ status }) => status === "enabled").map((row) => [row.id, row]))
    for (const [id, running] of this.#running) if (!wanted.has(id)) this.#remove(id, running)
    for (const row of wanted.values()) {
      const running = this.#running.get(row.id)
      if (running?.revision !== row.revision) this.#restart(row, running)
      else this.#applyRow(row, running)
    }
    for (const id of this.#running.keys()) this.health(id)
  }

  /** Whether the carrier accepts messages in this process. */
  isUp(id: string): boolean {
    return this.#options.carriers.get(id)?.status().state === "up"
  }

  /** Carriers that should run in this process and cannot. Their health says why. */
  get unable(): readonly string[] {
    return [...this.#running].flatMap(([id, { fault }]) => (fault === null ? [] : id))
  }

  /** Returns the health in this process. */
  health(id: string): CarrierHealth {
    const running = this.#running.get(id)
    const carrier = running?.carrier
    const { state, reason } = this.#statusOf(running)
    const connections = carrier?.connections?.() ?? []
    return {
      state,
      reason,
      since: this.#since(id, state),
      connections: connections.map((each) => ({ ...each, since: this.#since(`${id} ${each.name}`, each.state) })),
      circuit: this.#options.circuitOf(id),
    }
  }

  #statusOf(running: Running | undefined): Pick<CarrierHealth, "state" | "reason"> {
    if (!running) return { state: "off", reason: null }
    return running.carrier?.status() ?? { state: "down", reason: running.fault ?? "The carrier is starting." }
  }

  #since(key: string, state: string): number {
    const seen = this.#seen.get(key)
    if (seen?.state === state) return seen.since
    const since = this.#options.clock.now()
    this.#seen.set(key, { state, since })
    return since
  }

  /**
   * Applies changes that need no restart. For learned facts the row has precedence, whichever process wrote
   * it.
   */
  #applyRow(row: CarrierRow, running: Running): void {
    running.carrier?.trace?.(traceOf(row, this.#options.clock.now()))
    if (row.learned_ids === running.learnedIds) return
    if (row.learned_ids) {
      running.learnedIds = row.learned_ids
      running.carrier?.learnIds?.(row.learned_ids)
    } else if (running.learnedIds) this.#options.keepLearnedIds(row, running.learnedIds)
  }

  #remove(id: string, running: Running): void {
    this.#replace(id, running, null)
    void running.turn.then(() => {
      // Unless the carrier has been enabled again.
      if (this.#running.get(id) !== running || running.revision !== 0) return
      this.#running.delete(id)
      for (const key of this.#seen.keys()) if (key.startsWith(id)) this.#seen.delete(key)
    })
  }

  #restart(row: CarrierRow, before: Running | undefined): void {
    const running = before ?? { revision: 0, carrier: null, learnedIds: null, fault: null, turn: Promise.resolve() }
    this.#running.set(row.id, running)
    this.#replace(row.id, running, row)
  }

  #replace(id: string, running: Running, row: CarrierRow | null): void {
    const { log, carriers } = this.#options
    running.revision = row?.revision ?? 0
    // Facts learned under the former settings are not kept for the new ones.
    running.learnedIds = row?.learned_ids ?? null
    const revision = running.revision
    running.turn = running.turn
      .then(async () => {
        const old = running.carrier
        carriers.delete(id)
        await old?.stop()
        await this.#leases.remove(id)
        running.carrier = null
        running.fault = null
        // A later change has its own turn after this one.
        if (row && running.revision === revision) await this.#begin(row, running)
      })
      .catch((error: unknown) => log.error({ err: error, carrier: toSid("carrier", id) }, "a carrier could not stop"))
  }

  async #warnAboutPictures(id: string): Promise<void> {
    if (await openSharp()) return
    const carrier = toSid("carrier", id)
    this.#options.log.warn({ carrier, advice: sharpAdvice }, "pictures that are too large for a carrier will fail")
  }

  async #begin(row: CarrierRow, running: Running): Promise<void> {
    const { secretKeys, carriers, log, clock, newId, random, http } = this.#options
    const listener = this.#listenerOf?.(row.id)
    if (!listener) return
    try {
      const mayUse = (session: string) => this.#leases.mayUse(row.id, session)
      const { learnedIds } = running
      const onIdsLearned = (relation: IdRelation) => {
        if (running.revision !== row.revision) return
        running.learnedIds = relation
        this.#options.keepLearnedIds(row, relation)
      }
      const parts: AdapterParts = {
        id: row.id,
        clock,
        newId,
        random,
        log,
        sessions: "leased",
        outgoing: http.outgoing,
        publicOutgoing: http.publicOutgoing,
        webhookUrl: () => http.webhookUrl(row.id),
        mayUse,
        learnedIds,
        onIdsLearned,
      }
      const kind = requireCarrierKind(row.kind)
      const carrier = await kind.create(parts, settingsOfCarrier(row), secretsOfCarrier(row, secretKeys))
      carrier.trace?.(traceOf(row, clock.now()))
      running.carrier = carrier
      carriers.set(row.id, carrier)
      if (carrier.mediaLimits) void this.#warnAboutPictures(row.id)
      carrier.start(listener).then(
        () => running.carrier === carrier && this.#leases.add(row.id, carrier),
        (error: unknown) => log.error({ err: error, carrier: toSid("carrier", row.id) }, "a carrier could not start"),
      )
    } catch (error) {
      running.fault = error instanceof Error ? error.message : String(error)
      this.#leases.addUnable(row.id)
      log.error({ carrier: toSid("carrier", row.id), reason: running.fault }, "a carrier cannot start")
    }
  }
}
