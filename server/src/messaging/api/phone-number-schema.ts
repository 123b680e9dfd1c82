import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { list, named, noted, sid, text, timestamp } from "#http/wire/schemas.ts"
import { chatChannels } from "#messaging/channels/channels.ts"
import { channelOf, parseSender } from "#messaging/numbers/address.ts"
import { capabilities, phoneNumberStatuses, type PhoneNumber } from "#messaging/numbers/phone-number.ts"
import { toSid } from "#core/std/ids.ts"
import { callbackFields, callbackResource } from "./callback-fields.ts"
import { address, planned } from "./message-schema.ts"

/** The senders that an account can own. */
export const ownedSender = address(
  planned(parseSender),
  "A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address. Case does not matter.",
  "+15551234567",
)

export const carried = list(z.enum(capabilities), { max: capabilities.length, isCommaSeparated: true })
export const phoneNumberStatus = z.enum(phoneNumberStatuses)
export const rejectedReason = text(200)

export const phoneNumberFields = {
  sid: sid("phoneNumber", "Identifier of the number."),
  account_sid: sid("account", "The account that owns or requested the number."),
  number: noted(z.string(), "The number, short code or sender id.", "+15551234567"),
  capabilities: noted(
    z.array(z.enum([...capabilities, ...chatChannels])),
    "The channels that it supports. A chat address supports its own channel.",
    ["sms"],
  ),
  status: noted(
    phoneNumberStatus,
    "The status. Only an `active` number belongs to the account. A `pending` number waits for the operator.",
    "active",
  ),
  rejected_reason: noted(
    z.string().nullable(),
    "The reason for which the operator rejected the request. Null otherwise.",
    null,
  ),
  name: noted(z.string().nullable(), "The name that the account gave the number. Null without a name.", "Front desk"),
  ...callbackFields,
  created_at: timestamp("The time of the request or assignment."),
}

export const phoneNumberSchema = named(
  "PhoneNumber",
  "A number that the account owns or requested. Messages to an active number arrive at the account.",
  z.object(phoneNumberFields),
)

export const phoneNumberExample = exampleOf(phoneNumberSchema, {
  capabilities: ["sms", "mms"],
})

export function phoneNumberResource(number: PhoneNumber) {
  return {
    sid: toSid("phoneNumber", number.id),
    account_sid: toSid("account", number.accountId),
    number: number.number,
    capabilities: isPhone(number) ? number.capabilities : [channelOf(number.number)],
    status: number.status,
    rejected_reason: number.rejectedReason,
    name: number.name,
    ...callbackResource(number.callbacks),
    created_at: isoTime(number.createdAt),
  }
}

/** A short code or a sender id counts as one. */
function isPhone({ number }: PhoneNumber): boolean {
  return channelOf(number) === "sms"
}
