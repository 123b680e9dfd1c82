import { formatCount } from "../../components/format.ts"

/** `1 delivery`, `1,200 deliveries`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
