import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { referenceOf } from "./charge-record.ts"
import { dayMs } from "#core/std/durations.ts"

/**
 * How long the simulator's books are kept. A refund of an older charge is refused, as card networks do after
 * some months.
 */
const keptMs = 90 * dayMs

/**
 * Deletes inactive charges of the simulator, and movements, when they are 90 days old: at most `limit` of
 * each. Returns their number.
 *
 * It finds the accounts one after the other in the primary key, and so their oldest rows. A movement's id and
 * the sid in a charge's reference begin with the time. So this needs no index of its own.
 */
export async function forgetCharges(db: Tx, now: number, limit: number): Promise<number> {
  const before = now - keptMs
  const firstId = firstIdAt(before)
  const charges = await db.query(
    `${accountsOf("simulated_charges")}
     delete from simulated_charges where (account_id, reference) in (
       select old.account_id, old.reference from account, lateral (
         select account_id, reference from simulated_charges
         where account_id = account.id and reference < $1 and created_at < $2 and due_at is null
         order by reference limit $3
       ) as old limit $3
     ) returning 1`,
    [referenceOf(`PY${firstId.replaceAll("-", "")}`), time(before), limit],
    "simulated_charges_forget",
  )
  const movements = await db.query(
    `${accountsOf("simulated_movements")}
     delete from simulated_movements where (account_id, id) in (
       select old.account_id, old.id from account, lateral (
         select account_id, id from simulated_movements where account_id = account.id and id < $1 order by id limit $2
       ) as old limit $2
     ) returning 1`,
    [firstId, limit],
    "simulated_movements_forget",
  )
  return charges.length + movements.length
}

function accountsOf(table: "simulated_charges" | "simulated_movements"): string {
  return `with recursive account (id) as (
       (select account_id from ${table} order by account_id limit 1)
       union all
       select (select account_id from ${table} where account_id > account.id order by account_id limit 1)
       from account where account.id is not null
     )`
}
