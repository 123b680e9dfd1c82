import { findPooling, transactionPooling } from "#host/operations/pooler.ts"
import type { Clock } from "#core/std/clock.ts"
import { bad, good, type Finding } from "./finding.ts"

export async function examinePooler(url: string, clock: Clock): Promise<Finding> {
  const pooling = await findPooling(url, clock)
  if (pooling === "transaction") return bad(transactionPooling)
  return good(
    pooling === "none" ? "PostgreSQL answers without a pooler" : "a connection pooler in session mode answers",
  )
}
