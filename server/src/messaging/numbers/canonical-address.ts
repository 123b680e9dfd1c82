import { classifyNumber } from "#messaging/channels/numbering-plan.ts"

/**
 * Returns the one form of an address that means the same person. Compare addresses only in this form. Send
 * and show the form that the client or the network wrote (docs/decisions/094). The argument was parsed
 * before, or comes from a carrier.
 */
export function canonicalAddress(address: string): string {
  const start = address.startsWith(whatsapp) ? whatsapp.length : 0
  const number = address.slice(start)
  if (!/^\+\d+$/.test(number)) return address.toLowerCase()
  return address.slice(0, start) + presentNumber(number)
}

/**
 * Returns every stored form of the same address: its canonical form first, the forms before a renumbering,
 * and the argument itself. Rows of each form count as rows of this person, so no change of the plans needs a
 * migration. There are at most `spellingsMax`.
 */
export function spellingsOf(address: string): string[] {
  const canonical = canonicalAddress(address)
  const start = canonical.startsWith(whatsapp) ? whatsapp.length : 0
  const number = canonical.slice(start)
  const former = renumberingsOf(number).flatMap(({ code, present, former: [pattern, form] }) => {
    const national = number.slice(1 + code.length).replace(pattern, form)
    const earlier = `+${code}${national}`
    return earlier !== number && present[0].test(national) ? [canonical.slice(0, start) + earlier] : []
  })
  return [...new Set([canonical, ...former, address])]
}

/** Returns the address without the prefix of WhatsApp, which uses phone numbers. */
export function withoutWhatsapp(address: string): string {
  return address.startsWith(whatsapp) ? address.slice(whatsapp.length) : address
}

/** A query looks up each form, so their number is small. */
export const spellingsMax = 3

const whatsapp = "whatsapp:"

function presentNumber(number: string): string {
  const renumbered = renumber(number)
  if (renumbered !== undefined) return renumbered
  // Networks write some numbers with their trunk prefix, as in +4402079460958. A second prefix is left alone.
  const verdict = classifyNumber(number)
  if (verdict.is !== "otherwise_written" || classifyNumber(verdict.canonical).is !== "possible") return number
  return renumber(verdict.canonical) ?? verdict.canonical
}

/** Returns undefined for a number of no renumbered range. */
function renumber(number: string): string | undefined {
  for (const { code, present, former } of renumberingsOf(number)) {
    const national = number.slice(1 + code.length)
    if (present[0].test(national)) return `+${code}${national.replace(...present)}`
    if (former[0].test(national)) return number
  }
  return undefined
}

type Replacement = readonly [pattern: RegExp, form: string]

/** A range with two forms in use. Both patterns are of national numbers. */
interface Renumbering {
  /** The country calling code. */
  code: string
  present: Replacement
  former: Replacement
}

/**
 * The ranges for which networks and people still write two forms. WhatsApp keeps the form in which a person
 * registered. A pattern matches no number of the other form.
 */
const renumberings: readonly Renumbering[] = [
  // Mexico: until 2019, a 1 marked mobile numbers.
  { code: "52", present: [/^1(\d{10})$/, "$1"], former: [/^(\d{10})$/, "1$1"] },
  // Argentina: a 9 marks mobile numbers. Some omit it. No fixed line has the same ten digits.
  { code: "54", present: [/^([1-3]\d{9})$/, "9$1"], former: [/^9([1-3]\d{9})$/, "$1"] },
  // Brazil: from 2012 to 2016, mobile numbers got a 9 after the area code.
  { code: "55", present: [/^([1-9]\d)(?=[6-9]\d{7}$)/, "$19"], former: [/^([1-9]\d)9(?=[6-9]\d{7}$)/, "$1"] },
  // Ivory Coast, 2021: mobile numbers got the prefix of their operator. Their second digit names it.
  { code: "225", present: [/^(?=[04-9][0-3]\d{6}$)/, "01"], former: [/^01(?=[04-9][0-3]\d{6}$)/, ""] },
  { code: "225", present: [/^(?=[04-9][4-6]\d{6}$)/, "05"], former: [/^05(?=[04-9][4-6]\d{6}$)/, ""] },
  { code: "225", present: [/^(?=[04-9][7-9]\d{6}$)/, "07"], former: [/^07(?=[04-9][7-9]\d{6}$)/, ""] },
  // Benin, 2024: all numbers got the prefix 01.
  { code: "229", present: [/^(?=\d{8}$)/, "01"], former: [/^01(?=\d{8}$)/, ""] },
  // Gabon, 2019: the prefix of a mobile operator got a digit.
  { code: "241", present: [/^0(?=[256]\d{6}$)/, "6"], former: [/^6(?=[256]\d{6}$)/, "0"] },
  { code: "241", present: [/^0(?=[47]\d{6}$)/, "7"], former: [/^7(?=[47]\d{6}$)/, "0"] },
]

const byCode = Map.groupBy(renumberings, ({ code }) => code)

function renumberingsOf(number: string): readonly Renumbering[] {
  return byCode.get(number.slice(1, 3)) ?? byCode.get(number.slice(1, 4)) ?? []
}
