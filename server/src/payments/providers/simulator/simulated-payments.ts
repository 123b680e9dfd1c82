import type { Database, Transaction } from "#core/db/database.ts"
import { sharedTransactions } from "#core/db/shared-transactions.ts"
import { StoreTask } from "#core/db/store-task.ts"
import type { Charge, Notification, ProviderOutcome, TransactionPage } from "#payments/providers/provider.ts"
import { Batcher } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { ChargeRecord } from "./charge-record.ts"
import { readSignedNotification, signatureIn, signNotification } from "./signed-notification.ts"
import { SimulatedCharge, type PageAction, type SimulatedTime } from "./simulated-charge.ts"
import {
  addMovements,
  lockDue,
  lockRecord,
  insertCharges,
  listMovements,
  noticePlaceOf,
  readPageRecord,
  readRecord,
  writeRecord,
} from "./store.ts"
import type { Behaviour } from "./tokens.ts"

export interface SimulatedPaymentsOptions {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  /** The result of `simulatorKeyOf`. */
  key: Uint8Array
  /** Passes a notification to the intake, as the network would. One that rejects is sent again later. */
  notify(accountId: string, body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>
  /** The delay of automatic steps. Default: 200. */
  delayMs?: number
}

const delayMsDefault = 200
/** The longest delay of a due step. */
const everyMs = 100
const dueMax = 100
const transactionsMax = 100
/** After this time, another process sends notifications that this one did not send. */
const sendLeaseMs = 10_000
/** With waits that double from 200 ms on: about seven minutes. */
const sendTriesMax = 11

/**
 * The simulated payment provider behind the adapters of all accounts, with its own records. Accepted charges
 * survive kills, and several processes see the same state. `start` begins the automatic steps, in processes
 * with the role `sender`. Everything else works without it, because every read of a charge first performs its
 * due steps.
 */
export class SimulatedPayments extends StoreTask {
  readonly #options: SimulatedPaymentsOptions
  readonly #batcher: Batcher<SimulatedCharge, boolean>

  constructor(options: SimulatedPaymentsOptions) {
    super(options, everyMs, "simulated payments could not be advanced; it is tried again")
    this.#options = options
    this.#batcher = new Batcher({ ...sharedTransactions, run: (charges) => this.#insert(charges) })
  }

  override async stop(): Promise<void> {
    await super.stop()
    await this.#batcher.drain()
  }

  /** Returns null when the key was used before. */
  async open(
    accountId: string,
    charge: Charge,
    behaviour: Exclude<Behaviour, { kind: "lost" }>,
  ): Promise<SimulatedCharge | null> {
    const opened = SimulatedCharge.open(accountId, charge, behaviour, this.#time)
    return (await this.#batcher.add(opened)) ? opened : null
  }

  /** Returns the charge in its present state. Undefined when it does not exist. */
  async read(accountId: string, reference: string): Promise<SimulatedCharge | undefined> {
    const record = await readRecord(this.#options.db, accountId, reference)
    return record && this.#advanceToNow(record)
  }

  /** Returns the charge of a page of the simulator, in its present state. */
  async readPage(reference: string): Promise<SimulatedCharge | undefined> {
    const record = await readPageRecord(this.#options.db, reference)
    return record && this.#advanceToNow(record)
  }

  /** Changes a charge while it is locked. Returns undefined when it does not exist. */
  async change<T>(accountId: string, reference: string, act: (charge: SimulatedCharge) => T): Promise<T | undefined> {
    return await this.#options.db.transaction(async (tx) => {
      const record = await lockRecord(tx, accountId, reference)
      if (!record) return undefined
      const charge = new SimulatedCharge(record, this.#time)
      charge.advance()
      const result = act(charge)
      this.#write(tx, [charge])
      return result
    })
  }

  /**
   * Performs the customer's action on the page of a charge. Returns undefined when it does not exist. On an
   * ended page, nothing changes.
   */
  async actOnPage(accountId: string, reference: string, action: PageAction): Promise<ProviderOutcome | undefined> {
    return await this.change(accountId, reference, (charge) => charge.actOnPage(action))
  }

  admitsNotification(headers: Readonly<Record<string, string>>): boolean {
    return signatureIn(headers, this.#options.clock.now()) !== null
  }

  readNotification(
    accountId: string,
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): Notification | null {
    const { key, clock } = this.#options
    return readSignedNotification(body, headers, { key, accountId, now: clock.now() })
  }

  async listTransactions(accountId: string, since: number, cursor: string | null): Promise<TransactionPage> {
    const { db } = this.#options
    const found = await listMovements(db, accountId, { since, after: cursor, most: transactionsMax + 1 })
    const transactions = found.slice(0, transactionsMax)
    const last = transactions.at(-1)?.reference ?? null
    return { transactions, nextCursor: found.length > transactionsMax ? last : null }
  }

  get #time(): SimulatedTime {
    return { now: this.#options.clock.now(), delayMs: this.#options.delayMs ?? delayMsDefault }
  }

  async #advanceToNow(record: ChargeRecord): Promise<SimulatedCharge | undefined> {
    const { accountId, reference } = record
    const isDue = record.due.some(({ at }) => at <= this.#time.now)
    return isDue ? await this.change(accountId, reference, (charge) => charge) : new SimulatedCharge(record, this.#time)
  }

  /**
   * Of several charges with one key, the first is created. They are sorted, so that two batches cannot
   * deadlock.
   */
  async #insert(charges: readonly SimulatedCharge[]): Promise<boolean[]> {
    const firsts = new Map<string, SimulatedCharge>()
    for (const charge of charges) {
      const place = noticePlaceOf(charge.record)
      if (!firsts.has(place)) firsts.set(place, charge)
    }
    const sorted = [...firsts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, charge]) => charge)
    const made = await this.#options.db.transaction(async (tx) => {
      const places = await insertCharges(tx, sorted)
      addMovements(
        tx,
        sorted.filter(({ record }) => places.has(noticePlaceOf(record))),
        this.#options.newId,
      )
      return places
    })
    return charges.map((charge) => {
      const place = noticePlaceOf(charge.record)
      return made.has(place) && firsts.get(place) === charge
    })
  }

  #write(tx: Transaction, charges: readonly SimulatedCharge[]): void {
    const changed = charges.filter(({ isChanged }) => isChanged)
    for (const { record } of changed) writeRecord(tx, record)
    addMovements(tx, changed, this.#options.newId)
  }

  async round(): Promise<void> {
    while (!this.isStopped && (await this.#advanceDue()) === dueMax);
  }

  /** Returns how many were due. */
  async #advanceDue(): Promise<number> {
    const { db, clock } = this.#options
    const now = clock.now()
    const due = await db.transaction(async (tx) => {
      const charges = (await lockDue(tx, now, dueMax)).map((record) => new SimulatedCharge(record, this.#time))
      for (const charge of charges) {
        charge.advance()
        charge.lease(now + sendLeaseMs)
      }
      this.#write(tx, charges)
      return charges
    })
    await Promise.all(due.map((charge) => this.#send(charge.record)))
    return due.length
  }

  /** Sends the notifications of a charge in order, after their contents are committed. */
  async #send(record: ChargeRecord): Promise<void> {
    const { clock, key, log, notify } = this.#options
    const { accountId, reference, paymentSid, unsent } = record
    if (!unsent.length) return
    const sent = new Set<string>()
    for (const id of unsent) {
      const content = { id, charge: reference, paymentSid }
      const { body, headers } = signNotification(content, { key, accountId, now: clock.now() })
      try {
        await notify(accountId, body, headers)
        sent.add(id)
      } catch (error) {
        log.warn(
          { err: error, payment: paymentSid },
          "a simulated notification was not accepted; Posthorn sends it again",
        )
        break
      }
    }
    await this.change(accountId, reference, (charge) => charge.recordSent(sent, sendTriesMax))
  }
}
