import { Posthorn } from "posthorn"
import { ConsoleApi } from "./generated/console-api.ts"
import { watchedFetch } from "./watched-fetch.ts"

/** Asks this server as whoever is signed in: the browser sends the cookie, and no other site can send these headers. */
export function createClient(accountSid: string | null): Posthorn {
  const headers = { "posthorn-console": "1", ...(accountSid && { "posthorn-account": accountSid }) }
  return new Posthorn({ baseUrl: location.origin, headers, fetch: watchedFetch })
}

/** For what belongs to no account: signing in, and who is signed in. */
export const consoleApi = new ConsoleApi(createClient(null))
