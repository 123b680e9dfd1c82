import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import type { House } from "./start-console.ts"

/** What creates payments as a program of the first account does: 12.50 EUR on a page unless it is told otherwise. */
export function createPayment({ installation, baseUrl }: House) {
  const { sid, token } = installation.account
  return async (more: object = {}): Promise<{ sid: string; checkout_url: string | null }> => {
    const response = await fetch(`${baseUrl}/v1/payments`, {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${sid}:${token}`)}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ amount: 1250, currency: "EUR", ...more }),
    })
    const text = await response.text()
    assert.equal(response.status, 201, text)
    return JSON.parse(text) as { sid: string; checkout_url: string | null }
  }
}
