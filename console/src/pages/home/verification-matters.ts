import { areaOf, isActive, reasonOf } from "../../components/verifications/block-words.ts"
import type { Facts, Matter } from "./matter.ts"

/** An attack blocks many prefixes of a country one after the other. */
const toldMax = 3

/**
 * The areas to which no verification is sent now, because of SMS pumping or because codes do not arrive.
 */
export function verificationMatters({ blocks, now }: Facts): Matter[] {
  const enforced = blocks.filter((block) => isActive(block, now) && !block.dry_run)
  const place = { act: "See the blocks", to: "/verifications/blocks" }
  if (enforced.length > toldMax) {
    const text = `${enforced.length} areas are blocked for verifications, because messages there led to few approvals.`
    return [{ key: "blocks", urgency: "now", text, ...place }]
  }
  return enforced.map((block) => ({
    key: block.sid,
    urgency: "now",
    text: `Verifications of ${areaOf(block)} are blocked until ${block.ends_at}: ${reasonOf(block)}`,
    ...place,
  }))
}
