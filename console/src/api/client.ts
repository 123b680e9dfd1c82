import { Posthorn } from "@posthorn/client"
import { ConsoleApi } from "./generated/console-api.ts"
import { watchedFetch } from "./watched-fetch.ts"

/**
 * The client of this server for the signed-in member. The browser sends the cookie, and no other site can
 * send these headers.
 */
export function createClient(accountSid: string | null): Posthorn {
  const headers = { "posthorn-console": "1", ...(accountSid && { "posthorn-account": accountSid }) }
  return new Posthorn({ baseUrl: location.origin, headers, fetch: watchedFetch })
}

/** The client for requests without an account: signing in, and reading the session. */
export const consoleApi = new ConsoleApi(createClient(null))
