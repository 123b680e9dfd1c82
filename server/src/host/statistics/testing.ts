import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { nextSequence } from "#core/events/records.ts"
import { addEvents } from "#core/events/testing.ts"

/** The parts of an account that the counters read: a row, and the log of its messages' events. */
export class CountedAccount {
  readonly id: string
  readonly #tx: Tx
  readonly #clock: Clock
  readonly #newId: NewId

  private constructor(tx: Tx, clock: Clock, newId: NewId) {
    this.id = newId()
    this.#tx = tx
    this.#clock = clock
    this.#newId = newId
  }

  static async create(tx: Tx, clock: Clock, newId: NewId): Promise<CountedAccount> {
    const account = new CountedAccount(tx, clock, newId)
    await tx.query("insert into accounts (id, name, created_at, updated_at) values ($1, 'Counted', $2, $2)", [
      account.id,
      time(clock.now()),
    ])
    return account
  }

  /** Adds an event of a message now. Returns the event's id. */
  async event(type: EventType, messageId = this.#newId(), tx = this.#tx): Promise<string> {
    const id = this.#newId()
    const sequence = await nextSequence(tx, this.id, messageId)
    await addEvents(tx, this.id, [{ id, type, subjectId: messageId, sequence, occurredAt: this.#clock.now() }])
    return id
  }

  /** Adds a message of a verification. Returns its id. */
  async attempt(): Promise<string> {
    const id = this.#newId()
    await this.#tx.query(
      `insert into verification_attempts (account_id, id, verification_id, channel, to_address, country, prefix, status, created_at, updated_at)
       values ($1, $2, $2, 'sms', '+15550001001', 'US', '+1555000', 'sent', $3, $3)`,
      [this.id, id, time(this.#clock.now())],
    )
    return id
  }

  /** Adds a message that fails now. Returns its id. */
  async failure(code: string): Promise<string> {
    const id = this.#newId()
    await this.#tx.query(
      `insert into messages (account_id, id, direction, channel, status, previous_status, sequence, to_address, from_address, body,
         encoding, num_segments, price_unit, error_code, error_message, carrier_id, created_at, updated_at)
       values ($1, $2, 'outbound', 'sms', 'failed', 'queued', 1, '+15550001001', '+15550000001', 'Hello', 'gsm7', 1, 'USD', $3, 'It failed.', $1, $4, $4)`,
      [this.id, id, code, time(this.#clock.now())],
    )
    await this.event("messages.failed", id)
    return id
  }
}
