import type { CreatePaymentRequest } from "@posthorn/client"
import { readAmount } from "../../components/amount-text.ts"
import { newKey } from "../../components/new-key.ts"
import * as strings from "./strings.ts"

const dayS = 86_400
const hourS = 3_600

/** The values of the form, under the names of the API. */
export interface RequestDraft {
  [name: string]: unknown
  /**
   * The idempotency key. It stays with the draft. So a request whose answer was lost is not repeated, even
   * after a reload.
   */
  key: string
  amount: string
  currency: string
  description: string
  to: string
  from: string
  receipt: boolean
  /** Hours. Empty for no reminder. */
  reminder_after: string
  locale: string
  body: string
  reference: string
  /** Days. */
  expires_in: string
  capture_method: "automatic" | "manual"
}

export function blankRequest(): RequestDraft {
  return {
    key: newKey(),
    amount: "",
    currency: "EUR",
    description: "",
    to: "",
    from: "",
    receipt: true,
    reminder_after: "",
    locale: "en",
    body: "",
    reference: "",
    expires_in: "30",
    capture_method: "automatic",
  }
}

export const validate = {
  amount: (text: string, { currency }: RequestDraft) => {
    const amount = readAmount(text, currency)
    return typeof amount === "string" ? amount : null
  },
  currency: (currency: string) => (/^[A-Z]{3}$/.test(currency.trim().toUpperCase()) ? null : strings.currencyInvalid),
  from: (from: string, { to }: RequestDraft) => (!to.trim() || from.trim() ? null : strings.sendFromMissing),
  body: (body: string) => (!body.trim() || body.includes("{url}") ? null : strings.messageUrlMissing),
}

export function requestOf(draft: RequestDraft): CreatePaymentRequest {
  const { description, to, from, receipt, locale, body, reference, expires_in: days, reminder_after: hours } = draft
  const currency = draft.currency.trim().toUpperCase()
  const request = {
    amount: Number(readAmount(draft.amount, currency)),
    currency,
    capture_method: draft.capture_method,
    locale,
    expires_in: Number(days) * dayS,
    ...(description.trim() && { description: description.trim() }),
    ...(reference.trim() && { reference: reference.trim() }),
  }
  if (!to.trim()) return request
  const send = {
    to: to.trim(),
    from: from.trim(),
    receipt,
    ...(body.trim() && { body: body.trim() }),
    ...(hours && { reminder_after: Number(hours) * hourS }),
  }
  return { ...request, send }
}

/** Returns the field of a parameter. A fault of the whole message is shown at its recipient. */
export function fieldOf(param: string): string | undefined {
  if (param === "send") return "to"
  const name = /^(?:send\.)?(\w+)/.exec(param)?.[1]
  return name !== undefined && name !== "key" && name in blank ? name : undefined
}

const blank = blankRequest()
