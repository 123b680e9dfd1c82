import { minuteMs } from "#core/std/durations.ts"

/** One person, or one number of an attacker. */
export interface Visit {
  at: number
  account: string
  country: string
  /** The number without its last four digits. */
  prefix: string
  number: string
  /** Null for a request without `client_ip`. */
  address: string | null
  isAttack: boolean
  group: string
  /** Null for someone who does not type. */
  typesAfterMs: number | null
  /** The times after the first message at which it is asked for again. */
  asksAgainAfterMs: readonly number[]
  /** The number was approved more than a day ago. */
  isKnown: boolean
}

/** Returns pseudo-random numbers (mulberry32), the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Options {
  group: string
  many: number
  from?: number
  overMs: number
  typed: number
  prefixes: readonly string[]
  account?: string
  address?: "own" | "none" | "shared" | "one"
  isUneven?: boolean
  known?: number
  asksAgain?: number
}

/** People: the n-th prefix has 1/n of those of the first. A third of those who do not type asks again. */
export function people(random: () => number, options: Options): Visit[] {
  const { group, many, from = 0, overMs, typed, prefixes, account = "A", address = "shared", known = 0 } = options
  return Array.from({ length: many }, () => {
    const index =
      options.isUneven === false ? Math.trunc(random() * prefixes.length) : Math.trunc(prefixes.length ** random()) - 1
    const prefix = prefixes[index] ?? ""
    const isDone = random() < typed
    const typesAfterMs = isDone ? Math.min(25_000 * Math.exp(normal(random)), 9 * minuteMs) : null
    const again = random() < 0.35 ? 35_000 + random() * minuteMs : null
    return {
      at: from + random() * overMs,
      account,
      country: prefix.slice(0, 2),
      prefix,
      number: prefix + digits(4, random),
      address: addressOf(address, prefix, random),
      isAttack: false,
      group,
      typesAfterMs,
      asksAgainAfterMs: again !== null && (typesAfterMs === null || again < typesAfterMs) ? [again] : [],
      isKnown: random() < known,
    }
  })
}

export function pumping(random: () => number, options: Options): Visit[] {
  const { group, many, from = 0, overMs, typed, prefixes, account = "A", address = "own", asksAgain = 0 } = options
  return Array.from({ length: many }, (_, count) => {
    const prefix =
      prefixes[options.isUneven === false ? count % prefixes.length : Math.trunc(random() * prefixes.length)] ?? ""
    return {
      at: from + ((count + random()) / many) * overMs,
      account,
      country: prefix.slice(0, 2),
      prefix,
      number: prefix + digits(4, random),
      address: addressOf(address, prefix, random),
      isAttack: true,
      group,
      typesAfterMs: random() < typed ? 5_000 + random() * 20_000 : null,
      asksAgainAfterMs: [31_000, 92_000, 213_000, 454_000].slice(0, asksAgain),
      isKnown: false,
    }
  })
}

export function prefixesOf(country: string, many: number, random: () => number): string[] {
  const found = new Set<string>()
  while (found.size < many) found.add(country + digits(5, random))
  return [...found]
}

/** Half of people share the addresses of a carrier, and each other one has its own. */
function addressOf(kind: "own" | "none" | "shared" | "one", prefix: string, random: () => number): string | null {
  if (kind === "none") return null
  if (kind === "one") return "office"
  if (kind === "own" || random() < 0.5) return `own ${digits(9, random)}`
  return `carrier ${prefix.slice(0, 3)} ${Math.trunc(random() * 20)}`
}

function digits(many: number, random: () => number): string {
  return String(Math.trunc(random() * 10 ** many)).padStart(many, "0")
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
