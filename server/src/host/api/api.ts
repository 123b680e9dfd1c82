import type { Api } from "#http/route.ts"
import { findWriters } from "#messaging/messages/read/find-writers.ts"
import { eventBodies } from "./event-types.ts"
import { twilioSurface, twilioVerifySurface } from "#twilio/api/surface.ts"
import { routes, type ApiContext } from "./routes.ts"

/** The API of all rooms. */
export function apiOf(needs: ApiContext): Api<ApiContext> {
  return {
    routes,
    surfaces: [twilioSurface, twilioVerifySurface],
    events: eventBodies,
    needs,
    db: needs.db,
    findWriters: (accountId, addresses) => findWriters(needs.db, accountId, addresses),
  }
}
