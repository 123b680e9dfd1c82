import { z } from "zod"
import { noted, timestamp } from "#http/wire/schemas.ts"
import type { SendingRequest } from "#core/endpoints/endpoints.ts"

const maxInFlight = z.int().min(1).max(100).nullable()
const rateLimit = z.int().min(1).max(1_000).nullable()
const ordering = z.enum(["none", "fifo"])

const maxInFlightText =
  "The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response."
const rateLimitText =
  "The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting for this limit does not count as an attempt."
const orderingText =
  "The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds."

/** Parameters of an endpoint's limits and order of deliveries. */
export const sendingParameters = {
  max_in_flight: noted(maxInFlight.optional(), maxInFlightText, 20),
  rate_limit: noted(rateLimit.optional(), rateLimitText, 50),
  ordering: noted(ordering.optional(), orderingText, "fifo"),
}

/** Returns these parameters of a request. */
export function sendingOf({ max_in_flight, rate_limit, ordering }: SendingRequest): SendingRequest {
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
        "The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row had no response or a 5xx status, so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn sends one request, and its result decides.",
        "closed",
      ),
      retry_at: timestamp("The time when Posthorn tries again. Null unless the circuit is open.").nullable(),
    }),
    "The circuit breaker of the endpoint. Waiting for it does not count as an attempt.",
    { state: "closed", retry_at: null },
  ),
}

/** The requested status of an endpoint and its deliveries. */
export const statusParameter = noted(
  z.enum(["enabled", "paused", "disabled"]).optional(),
  "The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is `enabled` again. `disabled`: pending deliveries are canceled, and new events are not sent.",
  "enabled",
)
