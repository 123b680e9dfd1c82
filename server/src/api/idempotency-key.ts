import { createHash } from "node:crypto"
import type { Idempotency } from "./operation.ts"
import { Problem } from "./problem.ts"

const visible = /^[\x21-\x7e]{1,255}$/

/** What the `Idempotency-Key` header asks for, or null without one. `target` is method and path, `parameters` what was read. */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  target: string,
  parameters: unknown,
): Idempotency | null {
  if (header === undefined) return null
  if (typeof header !== "string" || !visible.test(header)) {
    throw new Problem(
      "invalid_idempotency_key",
      "`Idempotency-Key` must be 1 to 255 visible ASCII characters without spaces. A random UUID is good.",
    )
  }
  // The parameters as the schema gave them, so that the order and spelling in which they were sent make no difference.
  const text = `${target}\n${JSON.stringify(parameters)}`
  return { key: header, hash: createHash("sha256").update(text).digest() }
}
