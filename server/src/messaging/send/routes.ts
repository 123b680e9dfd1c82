/** What a route is chosen by. */
export interface RouteRequest {
  accountId: string
  to: string
  from: string
  channel: string
  tags: readonly string[]
}

/** The way for a message. */
export interface ChosenRoute {
  carrierId: string
  /** Null for the carrier of what no route takes. */
  routeId: string | null
  /** The carrier takes nothing now, and no other that fits does. */
  isWaiting: boolean
  /** What was decided and why, for the timeline: nothing in it is the operator's alone. */
  detail: Readonly<Record<string, unknown>>
}

export interface Routes {
  /**
   * The best route now, or undefined when none fits: not to a carrier of `except`, and to the `preferred` one where that is no worse.
   * With either the message has a carrier, and what is only there for messages without a route is no way for it.
   */
  choose(request: RouteRequest, limits?: { except?: ReadonlySet<string>; preferred?: string }): ChosenRoute | undefined
}

/** How carriers do that are connected, as the handing over of messages shows it. */
export interface CarrierCircuits {
  /** Messages of the carrier that may be under way. */
  room(carrierId: string): number
  /** `late`: an answer to what had been given up as unanswered. `reason` is for the operator. */
  note(carrierId: string, sign: "works" | "fails" | "late", reason: string): void
}
