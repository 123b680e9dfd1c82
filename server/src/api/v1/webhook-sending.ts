import { z } from "zod"
import { noted, timestamp } from "#api/wire/schemas.ts"
import type { SendingAsked } from "#endpoints/endpoints.ts"

const maxInFlight = z.int().min(1).max(100).nullable()
const rateLimit = z.int().min(1).max(1_000).nullable()
const ordering = z.enum(["none", "fifo"])

const maxInFlightText =
  "Requests that may be under way to it at once, 1 to 100, over all processes. Null: ten, and up to 64 while it answers within 250 ms. Either is halved whenever it answers 429, 502, 503 or 504 or not in time, and grows back by one with each answer."
const rateLimitText =
  "The limit of requests a second, 1 to 1,000, over all processes; null for no limit. Waiting deliveries use up no attempt."
const orderingText =
  "`fifo`: one at a time, in the order of the events. A failed delivery blocks later ones until it succeeds or is given up. `none`: as fast as the endpoint answers."

/** Parameters of an endpoint's limits and order of deliveries. */
export const sendingParameters = {
  max_in_flight: noted(maxInFlight.optional(), maxInFlightText, 20),
  rate_limit: noted(rateLimit.optional(), rateLimitText, 50),
  ordering: noted(ordering.optional(), orderingText, "fifo"),
}

/** Returns these parameters of a request. */
export function sendingOf({ max_in_flight, rate_limit, ordering }: SendingAsked): SendingAsked {
  return { max_in_flight, rate_limit, ordering }
}

/** The same settings in an answer, with the present state of the endpoint. */
export const sendingFields = {
  max_in_flight: noted(maxInFlight, maxInFlightText, null),
  rate_limit: noted(rateLimit, rateLimitText, null),
  ordering: noted(ordering, orderingText, "none"),
  circuit: noted(
    z.object({
      state: noted(
        z.enum(["closed", "open", "half_open"]),
        "`open`: it failed to answer ten times in a row and is left alone until `retry_at`. `half_open`: one request is let through, whose answer decides.",
        "closed",
      ),
      retry_at: timestamp("When Posthorn tries it again; null unless the circuit is open.").nullable(),
    }),
    "Whether Posthorn sends requests to it. Waiting deliveries use up no attempt.",
    { state: "closed", retry_at: null },
  ),
}

export const sendingExample = {
  max_in_flight: null,
  rate_limit: null,
  ordering: "none",
  circuit: { state: "closed", retry_at: null },
}

/** The requested status of an endpoint and its deliveries. */
export const statusParameter = noted(
  z.enum(["enabled", "paused", "disabled"]).optional(),
  "`paused`: nothing is sent, and everything waits until it is `enabled` again. `disabled`: what waits is cancelled, and what happens meanwhile is not sent.",
  "enabled",
)
