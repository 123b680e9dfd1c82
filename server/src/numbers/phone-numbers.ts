import type { Tx } from "#db/database.ts"
import type { NewId } from "#std/ids.ts"
import { NumbersRefusal } from "./refusals.ts"
import {
  findByNumber,
  findPhoneNumber,
  findPhoneNumbers,
  insertOwner,
  insertPhoneNumber,
  removeOwner,
  removePhoneNumber,
} from "./store.ts"
import type { PhoneNumberRow } from "./store.ts"

export const capabilities = ["sms", "mms"] as const
export type Capability = (typeof capabilities)[number]

/** A number that an account owns: what is sent to it arrives there. */
export interface PhoneNumber {
  id: string
  /** E.164, or a short code. */
  number: string
  capabilities: readonly Capability[]
  createdAt: number
}

/** Makes the account the owner of a number. Refuses with `phone_number_taken` when it has one already, whoever that is. */
export async function createPhoneNumber(
  tx: Tx,
  accountId: string,
  request: { number: string; capabilities: readonly Capability[] },
  context: { newId: NewId; now: number },
): Promise<PhoneNumber> {
  const { number } = request
  const id = context.newId()
  if (!(await insertOwner(tx, { number, accountId, id }))) {
    // The same words for every owner, so that nobody learns whose number it is.
    throw new NumbersRefusal(
      "phone_number_taken",
      `${number} is registered already. Delete it where it is, or use another.`,
      { param: "number" },
    )
  }
  const row = { id, number, capabilities: [...request.capabilities], created_at: context.now }
  await insertPhoneNumber(tx, accountId, row)
  return read(row)
}

/** Refuses with `phone_number_not_found`. */
export async function getPhoneNumber(tx: Tx, accountId: string, id: string): Promise<PhoneNumber> {
  const row = await findPhoneNumber(tx, accountId, id)
  if (!row) throw notFound()
  return read(row)
}

/** Newest first, at most `limit`, those made before the id `before` when there is one. */
export async function listPhoneNumbers(
  tx: Tx,
  accountId: string,
  { limit, before, number }: { limit: number; before: string | null; number?: string },
): Promise<PhoneNumber[]> {
  if (number === undefined) return (await findPhoneNumbers(tx, accountId, { limit, before })).map(read)
  const row = await findByNumber(tx, accountId, number)
  return row && (before === null || row.id < before) ? [read(row)] : []
}

/** Frees the number and gives it; pass it to `NumberOwners.forget` after the commit. Refuses with `phone_number_not_found`. */
export async function deletePhoneNumber(tx: Tx, accountId: string, id: string): Promise<string> {
  const number = await removePhoneNumber(tx, accountId, id)
  if (number === undefined) throw notFound()
  await removeOwner(tx, accountId, number)
  return number
}

function notFound(): NumbersRefusal {
  return new NumbersRefusal(
    "phone_number_not_found",
    "This account has no phone number of this sid. List the phone numbers to find it.",
  )
}

function read(row: PhoneNumberRow): PhoneNumber {
  return { id: row.id, number: row.number, capabilities: row.capabilities as Capability[], createdAt: row.created_at }
}
