import { formatCount } from "./format.ts"

const rules = new Intl.PluralRules("en")

/** A count with the words for it: `1 delivery waits`, `1,200 deliveries wait`. */
export function countOf(count: number, one: string, other = `${one}s`): string {
  return `${formatCount(count)} ${rules.select(count) === "one" ? one : other}`
}
