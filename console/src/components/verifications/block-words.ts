import type { VerificationBlock } from "@posthorn/client"
import { countryName } from "./country-name.ts"
import * as strings from "./strings.ts"

export type BlockFacts = Pick<
  VerificationBlock,
  "scope" | "key" | "country" | "sends" | "approvals" | "dry_run" | "ends_at" | "released_at"
>

/** `numbers that begin with +1555234 (United States)` or `all numbers of Switzerland`, for example. */
export function areaOf({ scope, key, country }: Pick<BlockFacts, "scope" | "key" | "country">): string {
  const name = countryName(country)
  if (scope === "account") return strings.areaAccount
  if (scope === "country") return strings.areaCountry(name)
  const [prefix = "", network = ""] = key.split(" ")
  return scope === "pair" ? strings.areaPair(prefix, network) : strings.areaPrefix(prefix, name)
}

/** The counts that caused the block. */
export function reasonOf({ sends, approvals }: Pick<BlockFacts, "sends" | "approvals">): string {
  return strings.blockReason(sends, approvals)
}

export function isActive(
  { ends_at: end, released_at: released }: Pick<BlockFacts, "ends_at" | "released_at">,
  now: number,
) {
  return released === null && Date.parse(end) > now
}
