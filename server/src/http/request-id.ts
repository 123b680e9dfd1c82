import type { IncomingMessage } from "node:http"

/** Usual forms: UUIDs, hexadecimal numbers, `Root=1-…`. The length bounds a line of the log. */
const accepted = /^[\w.:+/=@-]{1,128}$/

/** Returns the id that the client or a proxy gave to the request, or undefined without an acceptable one. */
export function givenRequestId({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  const given = headers["x-request-id"]
  return typeof given === "string" && accepted.test(given) ? given : undefined
}
