import { z } from "zod"
import { fromSid, toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import type { Route } from "#http/route.ts"
import { withLookahead } from "#http/wire/page.ts"
import { formed, noted, text } from "#http/wire/schemas.ts"
import { addSender } from "#messaging/api/messaging-service-senders.ts"
import type { MessagingServiceNeeds } from "#messaging/api/messaging-services.ts"
import { refuseSender } from "#messaging/messages/accept/check-sender.ts"
import { parseSender } from "#messaging/numbers/address.ts"
import type { ServiceSender } from "#messaging/numbers/messaging-service.ts"
import { findServiceSender, listServiceSenders, removeServiceSender, serviceNotFound } from "#messaging/numbers/messaging-services.ts" // oxfmt-ignore
import { getPhoneNumber } from "#messaging/numbers/phone-numbers.ts"
import { isoDate } from "./dates.ts"
import { refuseParameter } from "./errors.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"

/** One of the three lists of senders of a service. */
interface SenderList {
  /** The last part of the path. */
  path: "PhoneNumbers" | "ShortCodes" | "AlphaSenders"
  key: string
  sender: ServiceSender["kind"]
  prefix: "PN" | "SC" | "AI"
  /** The name of the parameter that names a new sender. */
  param: "phone_number_sid" | "short_code_sid" | "alpha_sender"
  /** The name of the sender in an answer. */
  field: string
  capabilities: readonly string[]
}

const senderLists: readonly SenderList[] = [
  {
    path: "PhoneNumbers",
    key: "phone_numbers",
    sender: "phone_number",
    prefix: "PN",
    param: "phone_number_sid",
    field: "phone_number",
    capabilities: ["SMS", "MMS"],
  },
  {
    path: "ShortCodes",
    key: "short_codes",
    sender: "short_code",
    prefix: "SC",
    param: "short_code_sid",
    field: "short_code",
    capabilities: ["SMS", "MMS"],
  },
  {
    path: "AlphaSenders",
    key: "alpha_senders",
    sender: "name",
    prefix: "AI",
    param: "alpha_sender",
    field: "alpha_sender",
    capabilities: ["SMS"],
  },
]

/** To add, list, retrieve and remove the senders of a service, for each kind of them. */
export const twilioSenderRoutes: readonly Route<MessagingServiceNeeds>[] = senderLists.flatMap((list) => [
  { method: "POST", path: `/v1/Services/{sid}/${list.path}`, operation: adding(list) },
  { method: "GET", path: `/v1/Services/{sid}/${list.path}`, operation: listing(list) },
  { method: "GET", path: `/v1/Services/{service}/${list.path}/{sid}`, operation: retrieving(list) },
  { method: "DELETE", path: `/v1/Services/{service}/${list.path}/{sid}`, operation: removing(list) },
])

function adding(list: SenderList) {
  const { path, param, sender: stored } = list
  const kind = stored === "name" ? "alphanumeric" : stored
  const given = param === "alpha_sender" ? text(11) : formed(/^(?:PN|SC)[0-9a-f]{32}$/, "must be a sid")
  return operation<MessagingServiceNeeds>()({
    id: `addTwilio${path}`,
    tag: "Messaging services",
    summary: "Add a sender",
    description: "Adds a number of the account, or a name.",
    scopes: ["messages"],
    sid: "messagingService",
    body: z.object({ [param]: noted(given, "The sender.") }),
    responses: { 201: { description: "The sender.", schema: null } },
    async handle(needs, { accountId, id, body, baseUrl }): Promise<Answer> {
      const sender = await senderOf(needs, accountId, String(body[param]), list)
      const address = parseSender(sender)
      if (address.kind === "fault") throw refuseParameter(param, address.sentence)
      if (address.kind !== kind) throw refuseParameter(param, "The sender is of another kind. Use its own path.")
      refuseSender(await needs.senders.check(accountId, address.text), address.text, param)
      const wanted = { address, country: null }
      const added = await needs.db.transaction((tx) => addSender(tx, needs, { accountId, id }, wanted))
      return { status: 201, json: senderForm(added, list, baseUrl()) }
    },
  })
}

/** Returns the number with the given sid, or the given name. */
async function senderOf(
  { db }: MessagingServiceNeeds,
  accountId: string,
  given: string,
  { param }: SenderList,
): Promise<string> {
  if (param === "alpha_sender") return given
  const id = fromSid("phoneNumber", `PN${given.slice(2)}`) ?? ""
  return (await getPhoneNumber(db, accountId, id)).number
}

function listing(list: SenderList) {
  return operation<MessagingServiceNeeds>()({
    id: `listTwilio${list.path}`,
    tag: "Messaging services",
    summary: "List senders",
    description: "Returns senders of the service, newest first.",
    scopes: ["messages", "read"],
    sid: "messagingService",
    query: z.object(twilioPageParameters),
    responses: { 200: { description: "A page of senders.", schema: null } },
    async handle({ db }, { accountId, id: serviceId, query, baseUrl }): Promise<Answer> {
      const filter = { kinds: [list.sender] }
      return await answerPageWithMeta(
        query,
        {
          kind: "serviceSender",
          path: `/v1/Services/${toSid("messagingService", serviceId)}/${list.path}`,
          key: list.key,
          filters: {},
          read: withLookahead((page) => listServiceSenders(db, { accountId, serviceId }, filter, page)),
          idOf: ({ id }: ServiceSender) => id,
          render: (row: ServiceSender) => senderForm(row, list, baseUrl()),
        },
        baseUrl(),
      )
    },
  })
}

function retrieving(list: SenderList) {
  return operation<MessagingServiceNeeds>()({
    id: `getTwilio${list.path}`,
    tag: "Messaging services",
    summary: "Retrieve a sender",
    description: "Returns a sender of the service.",
    scopes: ["messages", "read"],
    sid: "serviceSender",
    responses: { 200: { description: "The sender.", schema: null } },
    async handle({ db }, { accountId, id, above, baseUrl }): Promise<Answer> {
      const row = await findServiceSender(db, { accountId, serviceId: serviceOf(above) }, { id, kind: list.sender })
      return { status: 200, json: senderForm(row, list, baseUrl()) }
    },
  })
}

function removing(list: SenderList) {
  return operation<MessagingServiceNeeds>()({
    id: `removeTwilio${list.path}`,
    tag: "Messaging services",
    summary: "Remove a sender",
    description: "Removes a sender from the service.",
    scopes: ["messages"],
    sid: "serviceSender",
    responses: { 204: { description: "Sender removed.", schema: null } },
    async handle({ db, intake }, { accountId, id, above }): Promise<Answer> {
      const serviceId = serviceOf(above)
      await db.transaction(async (tx) => {
        const row = await findServiceSender(tx, { accountId, serviceId }, { id, kind: list.sender })
        await removeServiceSender(tx, row)
      })
      intake.forgetPool(accountId, serviceId)
      return { status: 204 }
    },
  })
}

function serviceOf({ service = "" }: Readonly<Record<string, string>>): string {
  const id = fromSid("messagingService", service)
  if (id === undefined) throw serviceNotFound()
  return id
}

function senderForm(row: ServiceSender, { path, prefix, field, capabilities }: SenderList, baseUrl: string) {
  const service = toSid("messagingService", row.serviceId)
  const sid = prefix + toSid("serviceSender", row.phoneNumberId ?? row.id).slice(2)
  const date = isoDate(row.createdAt)
  return {
    account_sid: toSid("account", row.accountId),
    capabilities,
    date_created: date,
    date_updated: date,
    [field]: row.sender,
    service_sid: service,
    sid,
    url: `${baseUrl}/v1/Services/${service}/${path}/${sid}`,
    ...(prefix === "AI" ? {} : { country_code: row.country }),
  }
}
