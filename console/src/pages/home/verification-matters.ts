import { areaOf, isActive, reasonOf } from "../../components/verifications/block-words.ts"
import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"

/** An attack blocks many prefixes of a country one after the other. */
const toldMax = 3

/** The areas that get no verifications now, because of SMS pumping or because codes do not arrive. */
export function verificationMatters({ blocks, now }: Facts): Matter[] {
  const enforced = blocks.filter((block) => isActive(block, now) && !block.dry_run)
  const place = { act: strings.showBlocks, to: "/verifications/blocks" }
  if (enforced.length > toldMax) {
    return [{ key: "blocks", urgency: "now", text: strings.areasBlocked(enforced.length), ...place }]
  }
  return enforced.map((block) => ({
    key: block.sid,
    urgency: "now",
    text: `${strings.areaBlocked(areaOf(block), block.ends_at)} ${reasonOf(block)}`,
    ...place,
  }))
}
