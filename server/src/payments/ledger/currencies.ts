/** Currencies whose minor unit is not a hundredth. ISO 4217, table A.1, as of 2026-01-01. */
const exponents: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
} // oxfmt-ignore

const hundredths =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG"

export const currencies: ReadonlySet<string> = new Set([...Object.keys(exponents), ...hundredths.split(" ")])

/**
 * Returns the number of decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD. `Intl` is not
 * used, because it differs from ISO 4217 for some 16 currencies.
 */
export function exponentOf(currency: string): number {
  return exponents[currency] ?? 2
}

/**
 * Returns `1250` minor units of EUR as `12.50`. The result is exact, because only integers and strings are
 * used.
 */
export function decimalOf(minor: number, currency: string): string {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, "0")
  const sign = minor < 0 ? "-" : ""
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * Returns `12.5` EUR as `1250` minor units. Returns undefined when the text is no amount, or has more digits
 * than the currency.
 */
export function minorOf(decimal: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/.exec(decimal)
  if (!match) return undefined
  const exponent = exponentOf(currency)
  const [, sign = "", whole = "", fraction = ""] = match
  if (/[1-9]/.test(fraction.slice(exponent))) return undefined
  const minor = Number(whole + fraction.slice(0, exponent).padEnd(exponent, "0"))
  if (!Number.isSafeInteger(minor)) return undefined
  return sign && minor ? -minor : minor
}
