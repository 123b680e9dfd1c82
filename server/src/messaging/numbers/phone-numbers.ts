import { readAccountForUpdate, isOnlyAccount, readAccount } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { noCallbacks, type CallbackSettings } from "./callback-settings.ts"
import type { Capability, PhoneNumber } from "./phone-number.ts"
import { NumbersRefusal, unknownAccount } from "./refusals.ts"
import { senderKey } from "./sender-key.ts"
import {
  copyOptOuts,
  countPhoneNumbers,
  findPhoneNumber,
  findPhoneNumbers,
  lockNumberOf,
  lockPhoneNumber,
  insertOwner,
  insertPhoneNumber,
  removeOwner,
  removePhoneNumber,
  writeOwner,
  writePhoneNumber,
  type PhoneNumberFilter,
  type PhoneNumberRow,
} from "./store.ts"

interface RequestedNumber {
  number: string
  capabilities: readonly Capability[]
}

interface Context {
  newId: NewId
  now: number
}

/**
 * Requests a number for an account. In an installation with one account the number is active at once.
 * Otherwise the request waits for the operator, even when another account owns the number. So the answer
 * reveals nothing about other accounts. Throws `phone_number_taken` when the account already has the number,
 * and `phone_numbers_exhausted`.
 */
export async function requestPhoneNumber(
  tx: Tx,
  accountId: string,
  request: RequestedNumber,
  context: Context & { phoneNumbersMax: number },
): Promise<PhoneNumber> {
  const account = await readAccountForUpdate(tx, accountId)
  const numbersMax = account?.phoneNumbersMax ?? context.phoneNumbersMax
  if ((await countPhoneNumbers(tx, accountId)) >= numbersMax)
    throw new NumbersRefusal(
      "phone_numbers_exhausted",
      `The account has the maximum of ${numbersMax} phone numbers and requests. Delete an unused number, or ask the operator to raise the limit.`,
    )
  const row = rowOf(accountId, request, context)
  if (await isOnlyAccount(tx, accountId)) return await insertActive(tx, row)
  await insertNumber(tx, { ...row, status: "pending" })
  return { ...row, status: "pending", ownerId: null }
}

/**
 * Assigns a number to an account for the operator, regardless of the account's limit. Throws
 * `phone_number_taken` when an account owns it, and `InputFaults` for an unknown account.
 */
export async function assignPhoneNumber(
  tx: Tx,
  accountId: string,
  request: RequestedNumber,
  context: Context,
): Promise<PhoneNumber> {
  await requireAccount(tx, accountId)
  return await insertActive(tx, rowOf(accountId, request, context))
}

/**
 * Returns the active numbers of an account, the newest first: at most a hundred, from which a sender is
 * chosen.
 */
export async function activeNumbersOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await findPhoneNumbers(tx, { accountId, status: ["active"] }, { limit: 100, before: null })
  return rows.map(({ number }) => number)
}

/** Refuses with `phone_number_not_found`. */
export async function getPhoneNumber(tx: Tx, accountId: string, id: string): Promise<PhoneNumber> {
  const row = await findPhoneNumber(tx, accountId, id)
  if (!row) throw notFound()
  return { ...row, ownerId: null }
}

/** Returns a number of any account. Refuses with `phone_number_not_found`. */
export async function getAnyPhoneNumber(tx: Tx, id: string): Promise<PhoneNumber> {
  const [row] = await findPhoneNumbers(tx, { accountId: null, id }, { limit: 1, before: null })
  if (!row) throw notFound()
  return row
}

/** Newest first, at most `limit`, and only those with ids before `before` if given. */
export async function listPhoneNumbers(tx: Tx, filter: PhoneNumberFilter, page: Page): Promise<PhoneNumber[]> {
  return await findPhoneNumbers(tx, filter, page)
}

/** What the account itself can change. Omitted fields stay as they are. */
export type PhoneNumberSettings = Pick<PhoneNumber, "name"> & CallbackSettings

/**
 * Changes the settings of a number. Refuses with `phone_number_not_found`. The caller has checked the URLs.
 * Call `MessageIntake.forgetSender` after the commit.
 */
export async function changeNumberSettings(
  tx: Tx,
  { accountId, id }: Pick<PhoneNumber, "accountId" | "id">,
  { name, ...callbacks }: Partial<PhoneNumberSettings>,
): Promise<PhoneNumber> {
  const row = await lockNumberOf(tx, accountId, id)
  if (!row) throw notFound()
  const next = { ...row, name: name === undefined ? row.name : name, callbacks: { ...row.callbacks, ...callbacks } }
  await writePhoneNumber(tx, next)
  return { ...next, ownerId: null }
}

/** The operator's changes to a number. Omitted fields stay as they are. */
export interface PhoneNumberChange {
  accountId?: string | undefined
  capabilities?: readonly Capability[] | undefined
  status?: "active" | "rejected" | undefined
  rejectedReason?: string | null | undefined
}

/**
 * Approves or rejects a request, or moves a number to another account. Recipients who opted out stay opted
 * out there. Throws `phone_number_not_found`, and `phone_number_not_pending` for an active number that cannot
 * be rejected. Throws `phone_number_taken` when another account owns the number or the new account already
 * has it.
 */
export async function changePhoneNumber(tx: Tx, id: string, change: PhoneNumberChange): Promise<PhoneNumber> {
  const row = await lockPhoneNumber(tx, id)
  if (!row) throw notFound()
  const status = change.status ?? row.status
  if (row.status === "active" && status === "rejected")
    throw new NumbersRefusal(
      "phone_number_not_pending",
      "The number is active, so you cannot reject it. Release it instead.",
      {
        param: "status",
      },
    )
  if (change.rejectedReason != null && status !== "rejected")
    throw new InputFaults([
      {
        param: "rejected_reason",
        detail: "`rejected_reason` needs `status=rejected`. Add it, or remove `rejected_reason`.",
      },
    ])
  const next: PhoneNumberRow = {
    ...row,
    accountId: change.accountId ?? row.accountId,
    capabilities: change.capabilities ?? row.capabilities,
    status,
    rejectedReason: status === "rejected" ? (change.rejectedReason ?? row.rejectedReason) : null,
  }
  const isMoved = next.accountId !== row.accountId
  if (isMoved) await move(tx, row, next)
  else await writePhoneNumber(tx, next)
  if (isMoved && row.status === "active") await moveOwner(tx, row, next.accountId)
  if (status === "active" && row.status !== "active") await own(tx, next)
  return await getAnyPhoneNumber(tx, id)
}

/**
 * Releases the number and returns it. Pass it to `NumberOwners.forget` after the commit. Throws
 * `phone_number_not_found`.
 */
export async function deletePhoneNumber(tx: Tx, accountId: string, id: string): Promise<string> {
  const number = await removePhoneNumber(tx, accountId, id)
  if (number === undefined) throw notFound()
  await removeOwner(tx, senderKey(number), id)
  return number
}

/** As `deletePhoneNumber`, for a number of any account. */
export async function releasePhoneNumber(tx: Tx, id: string): Promise<string> {
  const row = await lockPhoneNumber(tx, id)
  if (!row) throw notFound()
  return await deletePhoneNumber(tx, row.accountId, id)
}

async function move(tx: Tx, row: PhoneNumberRow, next: PhoneNumberRow): Promise<void> {
  await makeRoom(tx, row, next.accountId)
  await removePhoneNumber(tx, row.accountId, row.id)
  // The settings belong to the former account.
  await insertNumber(tx, { ...next, name: null, callbacks: noCallbacks })
}

async function makeRoom(tx: Tx, row: PhoneNumberRow, accountId: string): Promise<void> {
  await requireAccount(tx, accountId)
  const [existing] = await findPhoneNumbers(tx, { accountId, number: row.number }, { limit: 1, before: null })
  if (existing?.status === "active") throw alreadyThere(row.number)
  // A request of the new account for the same number is granted with it.
  if (existing) await removePhoneNumber(tx, accountId, existing.id)
}

async function moveOwner(tx: Tx, row: PhoneNumberRow, accountId: string): Promise<void> {
  await writeOwner(tx, senderKey(row.number), accountId)
  await copyOptOuts(tx, row.number, { from: row.accountId, to: accountId })
}

async function insertActive(tx: Tx, row: PhoneNumberRow): Promise<PhoneNumber> {
  // A request of the account for the same number is granted with it.
  const filter = { accountId: row.accountId, number: row.number }
  const [existing] = await findPhoneNumbers(tx, filter, { limit: 1, before: null })
  if (existing?.status === "active") throw alreadyThere(row.number)
  if (existing) await removePhoneNumber(tx, row.accountId, existing.id)
  await insertNumber(tx, row)
  await own(tx, row)
  return { ...row, ownerId: row.accountId }
}

async function own(tx: Tx, { number, accountId, id }: PhoneNumberRow): Promise<void> {
  if (!(await insertOwner(tx, { key: senderKey(number), accountId, id }))) throw taken(number)
}

async function insertNumber(tx: Tx, row: PhoneNumberRow): Promise<void> {
  if (!(await insertPhoneNumber(tx, row))) throw alreadyThere(row.number)
}

async function requireAccount(tx: Tx, accountId: string): Promise<void> {
  if (!(await readAccount(tx, accountId))) throw new InputFaults([unknownAccount])
}

function alreadyThere(number: string): NumbersRefusal {
  return new NumbersRefusal(
    "phone_number_taken",
    `The account already has ${number}. List its phone numbers to see the status.`,
    { param: "number" },
  )
}

function taken(number: string): NumbersRefusal {
  return new NumbersRefusal(
    "phone_number_taken",
    `Another account owns ${number}. Move the number from that account, or release it first.`,
    { param: "number" },
  )
}

function notFound(): NumbersRefusal {
  return new NumbersRefusal(
    "phone_number_not_found",
    "There is no phone number with this sid. List the phone numbers to find it.",
  )
}

function rowOf(accountId: string, { number, capabilities }: RequestedNumber, { newId, now }: Context): PhoneNumberRow {
  const row = { accountId, id: newId(), number, capabilities, createdAt: now }
  return { ...row, status: "active", rejectedReason: null, name: null, callbacks: noCallbacks }
}
