import { z } from "zod"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { operation, type Answer } from "#http/operation.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted } from "#http/wire/schemas.ts"
import { readCallbackParameters } from "#messaging/api/callback-fields.ts"
import { ownedSender } from "#messaging/api/phone-number-schema.ts"
import type { PhoneNumberNeeds } from "#messaging/api/phone-numbers.ts"
import { callbackMethods } from "#messaging/numbers/callback-settings.ts"
import type { PhoneNumber } from "#messaging/numbers/phone-number.ts"
import { changeNumberSettings, getPhoneNumber, listPhoneNumbers } from "#messaging/numbers/phone-numbers.ts"
import { callbackUrl, orNull } from "./callback-url.ts"
import { mailDate } from "./dates.ts"
import { version } from "./message-form.ts"
import { answerPage, twilioPageParameters } from "./page.ts"

export const listTwilioNumbers = operation<PhoneNumberNeeds>()({
  id: "listTwilioNumbers",
  tag: "Phone numbers",
  summary: "List phone numbers",
  description: "Returns the active numbers of the account.",
  scopes: ["messages", "read"],
  query: z.object({
    phone_number: noted(ownedSender.optional(), "The number to filter by.", "+15551234567"),
    friendly_name: noted(z.string().max(100).optional(), "The name to filter by.", "Front desk"),
    ...twilioPageParameters,
  }),
  responses: { 200: { description: "A page of numbers.", schema: null } },
  async handle({ db }, { accountId, query }): Promise<Answer> {
    const number = query.phone_number?.text
    const name = query.friendly_name
    return await answerPage(query, {
      kind: "phoneNumber",
      path: `${pathOf(accountId)}.json`,
      key: "incoming_phone_numbers",
      filters: { PhoneNumber: number, FriendlyName: name },
      read: withLookahead((page) => listPhoneNumbers(db, { accountId, number, name, status: ["active"] }, page)),
      idOf: ({ id }: PhoneNumber) => id,
      render: numberForm,
    })
  },
})

export const getTwilioNumber = operation<PhoneNumberNeeds>()({
  id: "getTwilioNumber",
  tag: "Phone numbers",
  summary: "Retrieve a phone number",
  description: "Returns a number of the account.",
  scopes: ["messages", "read"],
  sid: "phoneNumber",
  responses: { 200: { description: "The number.", schema: null } },
  async handle({ db }, { accountId, id }): Promise<Answer> {
    return { status: 200, json: numberForm(await getPhoneNumber(db, accountId, id)) }
  },
})

const method = noted(z.enum(callbackMethods).optional(), "The method of the requests.", "POST")

export const updateTwilioNumber = operation<PhoneNumberNeeds>()({
  id: "updateTwilioNumber",
  tag: "Phone numbers",
  summary: "Change a phone number",
  description: "Changes the given settings. An empty URL removes it.",
  scopes: ["messages"],
  sid: "phoneNumber",
  body: z.object({
    friendly_name: noted(z.string().max(64).optional(), "The name.", "Front desk"),
    sms_url: callbackUrl,
    sms_method: method,
    sms_fallback_url: callbackUrl,
    sms_fallback_method: method,
    status_callback: callbackUrl,
    status_callback_method: noted(z.literal("POST").optional(), "Status callbacks are POST requests.", "POST"),
  }),
  responses: { 200: { description: "The number.", schema: null } },
  async handle(needs, { accountId, id, body }): Promise<Answer> {
    const { db, intake } = needs
    await getPhoneNumber(db, accountId, id)
    const urls = {
      inbound_url: orNull(body.sms_url),
      inbound_method: body.sms_method,
      fallback_url: orNull(body.sms_fallback_url),
      fallback_method: body.sms_fallback_method,
      status_callback: orNull(body.status_callback),
    }
    const callbacks = await readCallbackParameters(needs, accountId, urls, "twilio")
    const name = body.friendly_name
    const change = { ...callbacks, ...(name === undefined ? {} : { name: name || null }) }
    const changed = await db.transaction((tx) => changeNumberSettings(tx, { accountId, id }, change))
    intake.forgetSender(accountId, changed.number)
    return { status: 200, json: numberForm(changed) }
  },
})

function pathOf(accountId: string): string {
  return `/${version}/Accounts/${toSid("account", accountId)}/IncomingPhoneNumbers`
}

/** Voice and fax are not offered. */
function numberForm({ accountId, id, number, name, callbacks, capabilities, createdAt }: PhoneNumber) {
  const sid = toSid("phoneNumber", id)
  const date = mailDate(isoTime(createdAt))
  return {
    account_sid: toSid("account", accountId),
    address_requirements: "none",
    address_sid: null,
    api_version: version,
    beta: false,
    bundle_sid: null,
    capabilities: { fax: false, mms: capabilities.includes("mms"), sms: capabilities.includes("sms"), voice: false },
    date_created: date,
    date_updated: date,
    emergency_address_sid: null,
    emergency_address_status: "unregistered",
    emergency_status: "Inactive",
    friendly_name: name ?? number,
    identity_sid: null,
    origin: "twilio",
    phone_number: number,
    sid,
    sms_application_sid: "",
    sms_fallback_method: callbacks.fallbackMethod,
    sms_fallback_url: callbacks.fallbackUrl ?? "",
    sms_method: callbacks.inboundMethod,
    sms_url: callbacks.inboundUrl ?? "",
    status: "in-use",
    status_callback: callbacks.statusCallback?.url ?? "",
    status_callback_method: "POST",
    trunk_sid: null,
    uri: `${pathOf(accountId)}/${sid}.json`,
    voice_application_sid: "",
    voice_caller_id_lookup: false,
    voice_fallback_method: "POST",
    voice_fallback_url: "",
    voice_method: "POST",
    voice_receive_mode: "voice",
    voice_url: "",
  }
}
