import assert from "node:assert/strict"
import { eventually } from "../support/eventually.ts"
import type { RestClient } from "../support/rest-client.ts"

/** The statistics count every attempt of the log of deliveries, and no other. */
export async function assertCounted(client: RestClient): Promise<void> {
  let [counted, logged] = [-1, 0]
  await eventually("every attempt is counted", async () => {
    const deliveries = await Array.fromAsync(client.list<{ attempts: number }>("/v1/deliveries"))
    logged = deliveries.reduce((sum, { attempts }) => sum + attempts, 0)
    counted = await countedNow(client)
    return counted === logged
  }).catch(() => undefined)
  assert.equal(counted, logged, "attempts counted, and attempts in the log")
}

async function countedNow(client: RestClient): Promise<number> {
  const { total } = await client.read<{ total: { webhook_attempts: { succeeded: number; failed: number } } }>(
    "/v1/statistics",
  )
  return total.webhook_attempts.succeeded + total.webhook_attempts.failed
}
