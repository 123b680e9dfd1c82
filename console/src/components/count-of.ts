import { formatCount } from "./format.ts"

const rules = new Intl.PluralRules("en")

/** `1 delivery`, `1,200 deliveries`: a count with its noun. */
export function countOf(count: number, one: string, other = `${one}s`): string {
  return `${formatCount(count)} ${rules.select(count) === "one" ? one : other}`
}
