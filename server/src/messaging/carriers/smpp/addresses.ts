import { readNationalNumber, readReportedNumber } from "#messaging/carriers/reported-number.ts"
import type { Numbering, SmppCarrierConfig } from "./config.ts"

/** An address with its type and plan, as in a PDU. */
export interface WireAddress extends Numbering {
  address: string
}

type Rules = Pick<SmppCarrierConfig, "source" | "destination" | "short_code_digits_max" | "keeps_plus" | "country_code">

/**
 * Returns a sender's address. A name has a letter or a sign, a short code has few digits, and any other
 * sender is an international number.
 */
export function writeSource(
  from: string,
  { source, short_code_digits_max: digitsMax, keeps_plus: keepsPlus }: Rules,
): WireAddress {
  if (/^\+\d+$/.test(from)) return { ...source.international, address: keepsPlus ? from : from.slice(1) }
  if (!/^\d+$/.test(from)) return { ...source.alphanumeric, address: from }
  return { ...(from.length <= digitsMax ? source.short_code : source.international), address: from }
}

export function writeDestination(to: string, { destination, keeps_plus: keepsPlus }: Rules): WireAddress {
  return { ...destination, address: keepsPlus ? to : to.replace(/^\+/, "") }
}

const ton = { international: 1, national: 2, alphanumeric: 5 }

/**
 * Returns a number or name in the form of the rest of the server: with a plus when it is international.
 * Carriers often leave the type at 0 for international numbers. Short codes are recognised by their length.
 */
export function readAddress(
  { ton: type, address }: WireAddress,
  { country_code: countryCode, short_code_digits_max: digitsMax }: Rules,
): string {
  const plain = address.trim()
  if (type === ton.alphanumeric || !/^\d+$/.test(plain)) return plain
  if (type === ton.international) return `+${plain.replace(/^00/, "")}`
  if (plain.length <= digitsMax) return plain
  return type === ton.national ? readNationalNumber(plain, countryCode) : readReportedNumber(plain, countryCode)
}
