import * as strings from "./strings.ts"

const units = [
  { seconds: 86_400, name: "d" },
  { seconds: 3_600, name: "h" },
  { seconds: 60, name: "min" },
  { seconds: 1, name: "s" },
] as const

/** A retry schedule in words: `after 5 s, 1 min, 10 min`. */
export function waitsOf(schedule: readonly number[] | null): string {
  if (schedule === null) return strings.retryStandard
  return schedule.length ? strings.retryAfter(schedule.map(wait).join(", ")) : strings.noRetries
}

function wait(seconds: number): string {
  const parts: string[] = []
  let rest = seconds
  for (const unit of units) {
    const count = Math.floor(rest / unit.seconds)
    if (count > 0) parts.push(`${count} ${unit.name}`)
    rest -= count * unit.seconds
  }
  return parts.join(" ")
}
