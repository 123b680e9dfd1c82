import { createHash } from "node:crypto"
import type { Idempotency } from "./operation.ts"
import { Problem } from "./problems/problem.ts"

const visible = /^[\x21-\x7e]{1,255}$/

/**
 * Returns the key of the `Idempotency-Key` header with the hash of its request, or null without the header.
 * `target` is method and path, `parameters` are the parsed ones. Throws `invalid_idempotency_key`.
 */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  target: string,
  parameters: unknown,
): Idempotency | null {
  if (header === undefined) return null
  if (typeof header !== "string" || !visible.test(header)) {
    throw new Problem(
      "invalid_idempotency_key",
      "`Idempotency-Key` must be 1 to 255 visible ASCII characters without spaces. Use a random UUID.",
    )
  }
  // The hash covers the parsed parameters, so that their order and spelling in the request make no
  // difference.
  const text = `${target}\n${JSON.stringify(parameters)}`
  return { key: header, hash: createHash("sha256").update(text).digest() }
}
