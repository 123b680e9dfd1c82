import type { RequestOptions } from "@posthorn/client"
import { queryClient } from "./query-client.ts"
import { sessionQuery } from "./session.ts"
import * as strings from "./strings.ts"

/**
 * Returns the header of requests that begin or end a session. It tells the server which kind of cookie this
 * browser keeps and deletes.
 */
export function cookieOptions(): RequestOptions {
  return keepsSecure() ? {} : { headers: { "posthorn-cookie": "plain" } }
}

/**
 * Adopts the session that the server began. Rejects when the browser did not keep its cookie, so that the
 * person is not asked to sign in again and again.
 */
export async function takeUpSession(): Promise<void> {
  queryClient.clear()
  const session = await queryClient.fetchQuery(sessionQuery)
  if (session === null) throw new Error(strings.sessionNotKept)
}

/**
 * Whether the browser keeps a `Secure` cookie of http://localhost. Safari does not, and others do, so it is
 * tested.
 */
function keepsSecure(): boolean {
  const name = "posthorn_trial"
  document.cookie = `${name}=1; Path=/console; SameSite=Strict; Secure`
  const isKept = document.cookie.split("; ").includes(`${name}=1`)
  document.cookie = `${name}=; Path=/console; SameSite=Strict; Secure; Max-Age=0`
  return isKept
}
