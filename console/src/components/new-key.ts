/**
 * Returns an idempotency key. `crypto.randomUUID` exists only on secure origins, and an installation can be
 * used without TLS in its own network.
 */
export function newKey(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16))
  return `console-${[...octets].map((octet) => octet.toString(16).padStart(2, "0")).join("")}`
}
