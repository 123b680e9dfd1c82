import { z } from "zod"
import { noted, shownUrl, text } from "#http/wire/schemas.ts"
import type { AccountChange, AccountContact } from "#core/accounts/account.ts"
import { parseRecipient, type Address, type AddressFault } from "#messaging/numbers/address.ts"
import { parseEmail } from "#messaging/numbers/email-address.ts"
import { address, planned } from "#messaging/api/message-schema.ts"

/** A receipt by SMS can contain the URL, and has 1,600 characters with the name and the description. */
const urlMax = 200

const email = address(parsePlainEmail, "An email address.", "help@example.com")
const phone = address(planned(parsePhone), "A phone number with its country code.", "+41445550123")
const url = shownUrl(/^https$/).max(urlMax)

/**
 * The name stands in messages to customers, and in the lists of operators. Other checks refuse an empty name
 * and a null character.
 */
export const accountName = text(200).refine((name) => !/[^\P{Cc}\0]|^\s+$/u.test(name), {
  error: "must be one line of text",
})

const shown = "Payment pages and receipts show it."

/** The fields of an account in answers. */
export const contactFields = {
  support_email: noted(
    z.string().nullable(),
    `The email address for customers of the account. ${shown} Null without one.`,
    "help@example.com",
  ),
  support_phone: noted(
    z.string().nullable(),
    `The phone number for customers of the account, in E.164. ${shown} Null without one.`,
    "+41445550123",
  ),
  support_url: noted(
    z.string().nullable(),
    `The web page for customers of the account. ${shown} Null without one.`,
    "https://example.com/help",
  ),
}

export const contactExample = {
  support_email: "help@example.com",
  support_phone: "+41445550123",
  support_url: "https://example.com/help",
}

/** The parameters that change the contact. */
export const contactParameters = {
  support_email: noted(
    email.nullable().optional(),
    `The email address for customers. ${shown} Null for none.`,
    "help@example.com",
  ),
  support_phone: noted(
    phone.nullable().optional(),
    `The phone number for customers, with its country code. ${shown} Null for none.`,
    "+41445550123",
  ),
  support_url: noted(
    url.nullable().optional(),
    `The web page for customers, which begins with https://, up to ${urlMax} characters. ${shown} Null for none.`,
    "https://example.com/help",
  ),
}

const parameters = z.object(contactParameters)

/** Returns the fields of the account to change. A field that was not sent stays. */
export function contactChangeOf(given: z.output<typeof parameters>): AccountChange {
  const { support_email: mail, support_phone: number, support_url: supportUrl } = given
  return { supportEmail: mail && mail.text, supportPhone: number && number.text, supportUrl }
}

export function contactOf({ supportEmail, supportPhone, supportUrl }: AccountContact) {
  return { support_email: supportEmail, support_phone: supportPhone, support_url: supportUrl }
}

/** Parses an email address without the prefix of its channel. */
function parsePlainEmail(text: string): Address | AddressFault {
  const parsed = parseEmail(text)
  if ("address" in parsed) return { kind: "email", channel: "email", text: parsed.address }
  return { kind: "fault", sentence: parsed.fault.replace("email:", "") }
}

/** Parses a number that people can call. */
function parsePhone(text: string): Address | AddressFault {
  const parsed = parseRecipient(text)
  if (parsed.kind === "phone_number" || parsed.kind === "fault") return parsed
  return { kind: "fault", sentence: "Write a phone number with its country code, as in +41445550123." }
}
