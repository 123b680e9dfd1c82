/** The properties that a route is chosen by. */
export interface RouteRequest {
  accountId: string
  to: string
  from: string
  channel: string
  tags: readonly string[]
}

/** The route of a message. */
export interface ChosenRoute {
  carrierId: string
  /** Null for the carrier of messages without a route. */
  routeId: string | null
  /** The carrier accepts nothing now, and no other one fits. */
  isWaiting: boolean
  /** The decision and its reasons, for the timeline. Nothing in it is for the operator alone. */
  detail: Readonly<Record<string, unknown>>
}

export interface Routes {
  /**
   * Returns the best route now, or undefined. It skips carriers in `except`, and prefers `preferred` on a
   * tie. If either is given, the message already had a carrier, so the simulator fallback does not apply.
   */
  choose(request: RouteRequest, limits?: { except?: ReadonlySet<string>; preferred?: string }): ChosenRoute | undefined
}

/** The state of connected carriers, as the results of submissions show it. */
export interface CarrierCircuits {
  /** Messages of the carrier that may be under way. */
  room(carrierId: string): number
  /** `late`: an answer to a submission that was given up as unanswered. `reason` is for the operator. */
  note(carrierId: string, sign: "works" | "fails" | "late", reason: string): void
}
