import type { InputFault } from "#core/std/input-faults.ts"
import { Refusal } from "#core/std/refusal.ts"

export type RoutingRefusalCode =
  | "carrier_not_found"
  | "carrier_in_use"
  | "carriers_exhausted"
  | "route_not_found"
  | "routes_exhausted"
  | "rate_not_found"
  | "rate_exists"
  | "rates_exhausted"

export class RoutingRefusal extends Refusal<RoutingRefusalCode> {}

export function carrierNotFound(): RoutingRefusal {
  return new RoutingRefusal("carrier_not_found", "There is no carrier with this sid. List the carriers to find it.")
}

/** The fault of a parameter that must name a carrier. */
export const unknownCarrier: InputFault = {
  param: "carrier_sid",
  detail: "`carrier_sid` is not the sid of a carrier. List the carriers to find it.",
}

/** The fault of a parameter that must name an account. */
export const unknownRouteAccount: InputFault = {
  param: "account_sid",
  detail: "`account_sid` is not the sid of an account. `posthorn account list` shows the sids.",
}
