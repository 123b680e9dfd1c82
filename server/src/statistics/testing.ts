import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"

/** An account as the counters see it: a row, and the log of what happened to its messages. */
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

  /** Something happens to a message now. Gives the event's id. */
  async event(type: string, messageId = this.#newId(), tx = this.#tx): Promise<string> {
    const id = this.#newId()
    await tx.query(
      `insert into events (account_id, id, type, subject_id, sequence, occurred_at)
       values ($1, $2, $3, $4, (select count(*) + 1 from events where account_id = $1 and subject_id = $4), $5)`,
      [this.id, id, type, messageId, time(this.#clock.now())],
    )
    return id
  }

  /** A message that fails now. Gives its id. */
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
