import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import type { House } from "./start-console.ts"

/** What asks the API as a program of the first account does. */
export function askAs({ installation, baseUrl }: House) {
  const { sid, token } = installation.account
  const headers = { authorization: `Basic ${btoa(`${sid}:${token}`)}`, "content-type": "application/json" }
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const request = {
      method,
      headers: { ...headers, "idempotency-key": randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    }
    const response = await fetch(baseUrl + path, request)
    const text = await response.text()
    assert.ok(response.ok, `${method} ${path}: ${text}`)
    return JSON.parse(text || "null") as Answer
  }
}
