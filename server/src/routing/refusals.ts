import { Refusal } from "#std/refusal.ts"

/** What this room can refuse. */
export type RoutingRefusalCode =
  | "carrier_not_found"
  | "carrier_in_use"
  | "carriers_exhausted"
  | "route_not_found"
  | "routes_exhausted"

export class RoutingRefusal extends Refusal<RoutingRefusalCode> {}
