import { readAccountForUpdate } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { noCallbacks, type CallbackSettings } from "./callback-settings.ts"
import type { Address } from "./address.ts"
import type { MessagingService, ServiceSender } from "./messaging-service.ts"
import {
  countSenders,
  countServices,
  findAllSenders,
  findSender,
  findSenderById,
  findSenders,
  findService,
  findServices,
  insertSender,
  insertService,
  lockService,
  removeSender,
  removeService,
  writeService,
  type ServiceSenderFilter,
} from "./messaging-service-store.ts"
import { factsOf } from "./number-facts.ts"
import { NumbersRefusal } from "./refusals.ts"
import { findPhoneNumbers } from "./store.ts"

/** Each process keeps the pools of the services in use in memory, so both limits bound memory. */
const servicesMax = 1_000
const sendersMax = 400

export type ServiceSettings = Pick<
  MessagingService,
  "name" | "stickySender" | "validityMs" | "callbacks" | "usesNumberUrl"
>

type NewService = Pick<ServiceSettings, "name" | "stickySender" | "validityMs"> & Partial<ServiceSettings>

interface Context {
  newId: NewId
  now: number
}

/** Refuses with `messaging_services_exhausted`. */
export async function createMessagingService(
  tx: Tx,
  accountId: string,
  settings: NewService,
  { newId, now }: Context,
): Promise<MessagingService> {
  await readAccountForUpdate(tx, accountId)
  if ((await countServices(tx, accountId)) >= servicesMax)
    throw new NumbersRefusal(
      "messaging_services_exhausted",
      `The account has the maximum of ${servicesMax} messaging services. Delete an unused one.`,
    )
  const service = {
    callbacks: noCallbacks,
    usesNumberUrl: false,
    ...settings,
    accountId,
    id: newId(),
    createdAt: now,
    updatedAt: now,
  }
  await insertService(tx, service)
  return service
}

/** Refuses with `messaging_service_not_found`. */
export async function getMessagingService(
  tx: Tx,
  accountId: string,
  id: string,
  param?: string,
): Promise<MessagingService> {
  const service = await findService(tx, accountId, id)
  if (!service) throw serviceNotFound(param)
  return service
}

/** Newest first, unless the page says otherwise. */
export async function listMessagingServices(tx: Tx, accountId: string, page: Page): Promise<MessagingService[]> {
  return await findServices(tx, accountId, page)
}

/**
 * Changes the given settings. Refuses with `messaging_service_not_found`. Call `forgetPool` after the commit.
 */
export async function changeMessagingService(
  tx: Tx,
  { accountId, id }: Pick<MessagingService, "accountId" | "id">,
  {
    callbacks = {},
    ...change
  }: Partial<Omit<ServiceSettings, "callbacks">> & { callbacks?: Partial<CallbackSettings> },
  now: number,
): Promise<MessagingService> {
  const service = await lockService(tx, accountId, id)
  if (!service) throw serviceNotFound()
  const changed = { ...service, ...change, callbacks: { ...service.callbacks, ...callbacks }, updatedAt: now }
  await writeService(tx, changed)
  return changed
}

/**
 * Deletes the service. Its senders can join another one. Refuses with `messaging_service_not_found`. Call
 * `forgetPool` after the commit.
 */
export async function deleteMessagingService(tx: Tx, accountId: string, id: string): Promise<void> {
  if (!(await removeService(tx, accountId, id))) throw serviceNotFound()
}

/**
 * Adds a sender, which the caller has allowed. Returns the stored one if the service already has it. Refuses
 * with `messaging_service_not_found`, `service_sender_taken` and `service_senders_exhausted`, and with
 * `InputFaults` for the country of an address that has one of its own, or none. Call `forgetPool` after the
 * commit.
 */
export async function addServiceSender(
  tx: Tx,
  { accountId, id: serviceId }: Pick<MessagingService, "accountId" | "id">,
  { address, country }: { address: Address; country: string | null },
  { newId, now }: Context,
): Promise<ServiceSender> {
  if (country !== null && address.kind !== "short_code") throw new InputFaults([needlessCountry])
  if (!(await lockService(tx, accountId, serviceId))) throw serviceNotFound()
  const known = await findSender(tx, accountId, address.text)
  if (known?.serviceId === serviceId) return known
  if (known) throw senderTaken()
  if ((await countSenders(tx, accountId, serviceId)) >= sendersMax)
    throw new NumbersRefusal(
      "service_senders_exhausted",
      `The messaging service has the maximum of ${sendersMax} senders. Remove an unused one.`,
    )
  const filter = { accountId, number: address.text, status: ["active"] as const }
  const [owned] = await findPhoneNumbers(tx, filter, { limit: 1, before: null })
  const row = {
    accountId,
    id: newId(),
    serviceId,
    sender: address.text,
    kind: kindOf(address),
    country: address.kind === "phone_number" ? (factsOf(address.text)?.country ?? null) : country,
    phoneNumberId: owned?.id ?? null,
    createdAt: now,
  }
  if (!(await insertSender(tx, row))) throw senderTaken()
  return row
}

/** Returns all senders of a service: none for a service that the account does not have. */
export function sendersOfService(tx: Tx, accountId: string, id: string): Promise<ServiceSender[]> {
  return findAllSenders(tx, accountId, id)
}

/** Refuses with `messaging_service_not_found`. */
export async function listServiceSenders(
  tx: Tx,
  service: { accountId: string; serviceId: string },
  filter: ServiceSenderFilter,
  page: Page,
): Promise<ServiceSender[]> {
  await getMessagingService(tx, service.accountId, service.serviceId)
  return await findSenders(tx, service, filter, page)
}

/** Finds a sender by its id, or by the id of its number. Refuses with `service_sender_not_found`. */
export async function findServiceSender(
  tx: Tx,
  service: { accountId: string; serviceId: string },
  { id, kind }: Pick<ServiceSender, "id" | "kind">,
): Promise<ServiceSender> {
  const row = await findSenderById(tx, service, id)
  if (row?.kind !== kind) throw senderNotFound()
  return row
}

/**
 * Refuses with `messaging_service_not_found` and `service_sender_not_found`. Call `forgetPool` after the
 * commit.
 */
export async function removeServiceSender(
  tx: Tx,
  row: Pick<ServiceSender, "accountId" | "serviceId" | "sender">,
): Promise<void> {
  if (!(await lockService(tx, row.accountId, row.serviceId))) throw serviceNotFound()
  if (!(await removeSender(tx, row))) throw senderNotFound()
}

function kindOf({ kind }: Address): ServiceSender["kind"] {
  return kind === "alphanumeric" ? "name" : kind
}

function senderTaken(): NumbersRefusal {
  return new NumbersRefusal(
    "service_sender_taken",
    "Another messaging service of the account has this sender. Remove it there first.",
    { param: "sender" },
  )
}

export function serviceNotFound(param?: string): NumbersRefusal {
  return new NumbersRefusal(
    "messaging_service_not_found",
    "There is no messaging service with this sid. List the messaging services to find it.",
    ...(param === undefined ? [] : [{ param }]),
  )
}

function senderNotFound(): NumbersRefusal {
  return new NumbersRefusal(
    "service_sender_not_found",
    "The messaging service does not have this sender. List its senders to find it.",
  )
}

const needlessCountry = {
  param: "country",
  detail: "`country` is only for short codes. Posthorn knows the country of a phone number. Remove `country`.",
}
