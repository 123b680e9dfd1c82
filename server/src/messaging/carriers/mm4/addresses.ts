import { readReportedNumber } from "#messaging/carriers/reported-number.ts"

/** Returns a phone number as an MM4 address of a domain (3GPP TS 23.140, section 8.4.5). */
export function plmnAddress(number: string, domain: string): string {
  return `${number}/TYPE=PLMN@${domain}`
}

/**
 * Returns the number of such an address, or null. Some gateways omit the type, the plus or the country code.
 */
export function numberOf(address: string, countryCode: string | undefined): string | null {
  const local = address.slice(0, Math.max(address.lastIndexOf("@"), 0)) || address
  const [, plus = "", digits = ""] = /^"?(\+?)(\d{3,15})(?:\/TYPE=PLMN)?"?$/i.exec(local) ?? []
  if (!digits) return null
  return plus || digits.length < phoneNumberDigitsMin ? plus + digits : readReportedNumber(digits, countryCode)
}

/** A number of fewer digits is a short code. */
const phoneNumberDigitsMin = 8

export function isPhoneNumber(address: string): boolean {
  return /^\+?\d{3,15}$/.test(address)
}

/** Whether an address is in a domain or a subdomain of it, and can be the recipient of a mail. */
export function isAddressAt(address: string, domain: string): boolean {
  const [, name = ""] = /^[^\s@<>]{1,100}@([^\s@<>]{1,253})$/.exec(address.toLowerCase()) ?? []
  return name === domain || name.endsWith(`.${domain}`)
}

/** The address of this installation as the sender of answers and reports. */
export function systemAddress(domain: string): string {
  return `mms-system@${domain}`
}
