import { areaOf } from "../../server/src/verifications/check-recipient.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** One person, or one number of an attacker. */
export interface Visit {
  /** Milliseconds after the start. */
  at: number
  to: string
  /** The group in the figures: "people, 70 %", or the name of an attack. */
  group: string
  isAttack: boolean
  /** The time from the message to the code. Null for a person who never enters it. */
  typesAfterMs: number | null
  /** When the person requests the message again, if the code was not entered yet. */
  asksAgainAfterMs: number | null
  /** The person enters a wrong code first. */
  isWrongFirst: boolean
}

/** A country's mobile numbers, with `#` for any digit. The last four digits identify the subscriber. */
interface Plan {
  country: string
  numbers: string
}

/** Five countries for each group of people, and a country without people for each attack. */
const plans: Record<string, readonly Plan[]> = {
  90: ["DE +49151########", "FR +336########", "GB +447400######", "ES +346########", "PL +4850#######"].map(planOf),
  70: ["US +1415#######", "IT +39347#######", "SE +4670#######", "NL +3161#######", "AU +614########"].map(planOf),
  50: ["BR +55119########", "MX +5255########", "IN +9198########", "TR +9053########", "ZA +2782#######"].map(planOf),
  30: ["ID +62812#######", "PH +63917#######", "NG +234803#######", "PK +92300#######", "VN +8490#######"].map(planOf),
  fast: [planOf("TN +21620######")],
  slow: [planOf("LK +9471#######")],
  spread: [planOf("KE +25471#######")],
}
/** A country whose people enter codes in 70 % of cases. An attack is spread over all of it. */
const sharedPlan = planOf("AU +614########")

export const countries: readonly string[] = Object.values(plans).flatMap((each) => each.map(({ country }) => country))
export const rates = [90, 70, 50, 30] as const
const prefixesOfCountry = 60
const sharedStart = sharedPlan.numbers.split("#")[0] ?? ""

export interface TrafficOptions {
  random: () => number
  days: number
  peopleOfRate: number
}

/**
 * People who sign up over the days, most of them by day. A few prefixes have many people, and most have few.
 */
export function people({ random, days, peopleOfRate }: TrafficOptions): Visit[] {
  return rates.flatMap((rate) => {
    const prefixes = (plans[rate] ?? []).map((plan) => prefixesOf(plan, prefixesOfCountry, random))
    return Array.from({ length: peopleOfRate }, (): Visit => {
      const ofCountry = oneOf(prefixes, random)
      // The n-th prefix has 1/n of the people of the first.
      const prefix = ofCountry[Math.trunc(ofCountry.length ** random()) - 1] ?? ""
      const isDone = random() < rate / 100
      return {
        at: byDay(random) + Math.trunc(random() * days) * dayMs,
        to: prefix + digits(4, random),
        group: `people, ${rate} %${prefix.startsWith(sharedStart) ? ", of the attacked country" : ""}`,
        isAttack: false,
        typesAfterMs: isDone ? typingMs(random) : null,
        asksAgainAfterMs: random() < (isDone ? 0.05 : 0.3) ? 35_000 + random() * minuteMs : null,
        isWrongFirst: random() < 0.08,
      }
    })
  })
}

/** A launch: people of one country who all come within minutes, in addition to the usual ones. */
export function launch(
  { random }: TrafficOptions,
  { at, many, rate }: { at: number; many: number; rate: number },
): Visit[] {
  const plan = plans[rate]?.[0] ?? planOf("")
  const prefixes = prefixesOf(plan, prefixesOfCountry * 5, random)
  return Array.from({ length: many }, () => ({
    at: at + random() * 5 * minuteMs,
    to: oneOf(prefixes, random) + digits(4, random),
    group: `launch, ${rate} %`,
    isAttack: false,
    typesAfterMs: random() < rate / 100 ? typingMs(random) : null,
    asksAgainAfterMs: null,
    isWrongFirst: false,
  }))
}

/** A hundred requests a second at each of some prefixes, repeated whenever a block may have ended. */
export function fastAttack({ random, days }: TrafficOptions): Visit[] {
  const prefixes = plans["fast"]!.flatMap((plan) => prefixesOf(plan, 4, random))
  return prefixes.flatMap((prefix, index) =>
    Array.from({ length: days * 2 }, (_, half) => {
      const bursts = half === 0 ? 500 : 60
      return Array.from({ length: bursts }, (_, count) =>
        attack("fast", index * hourMs + half * (dayMs / 2 + minuteMs) + count * 10, prefix + digits(4, random)),
      )
    }).flat(),
  )
}

/** A few requests an hour at each of many prefixes. */
export function slowAttack(
  { random, days }: TrafficOptions,
  { prefixes: many, perHour, group, rate }: { prefixes: number; perHour: number; group: string; rate: string },
): Visit[] {
  const ofPlan = plans[rate] ?? []
  const prefixes = ofPlan.flatMap((plan) => prefixesOf(plan, Math.ceil(many / ofPlan.length), random))
  return prefixes
    .slice(0, many)
    .flatMap((prefix) =>
      Array.from({ length: days * 24 * perHour }, (_, count) =>
        attack(group, ((count + random()) / perHour) * hourMs, prefix + digits(4, random)),
      ),
    )
}

/** Requests all over a country, with few at each prefix. */
export function spreadAttack(
  { random }: TrafficOptions,
  {
    at,
    many,
    perSecond,
    isShared,
    group,
  }: { at: number; many: number; perSecond: number; isShared: boolean; group: string },
): Visit[] {
  const prefixes = prefixesOf(isShared ? sharedPlan : plans["spread"]![0]!, 400, random)
  return Array.from({ length: many }, (_, count) =>
    attack(group, at + (count * 1_000) / perSecond, oneOf(prefixes, random) + digits(4, random)),
  )
}

function attack(group: string, at: number, to: string): Visit {
  return { at, to, group, isAttack: true, typesAfterMs: null, asksAgainAfterMs: null, isWrongFirst: false }
}

function planOf(text: string): Plan {
  const [country = "", numbers = ""] = text.split(" ")
  return { country, numbers }
}

/** Returns different prefixes of a plan, each checked to be in its country. */
function prefixesOf({ country, numbers }: Plan, many: number, random: () => number): string[] {
  const found = new Set<string>()
  while (found.size < many) found.add(numbers.slice(0, -4).replaceAll("#", () => digits(1, random)))
  for (const prefix of found)
    if (areaOf(`${prefix}1234`).country !== country) throw new Error(`${prefix} is not of ${country}.`)
  return [...found]
}

function digits(many: number, random: () => number): string {
  return String(Math.trunc(random() * 10 ** many)).padStart(many, "0")
}

function oneOf<T>(of: readonly T[], random: () => number): T {
  return of[Math.trunc(random() * of.length)]!
}

/** Returns a time of day in milliseconds. Two in three are between 8 and 20 o'clock. */
function byDay(random: () => number): number {
  return (random() < 2 / 3 ? 8 + 12 * random() : 24 * random()) * hourMs
}

/**
 * Returns how long a person takes (log-normal): half of them at most 20 seconds, one in twenty more than 100.
 */
function typingMs(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.min(20_000 * Math.exp(normal), 540_000)
}
