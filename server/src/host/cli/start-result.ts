/** The facts about a start that the user needs. */
export interface StartResult {
  baseUrl: string
  /** With the token of the link for its first owner. */
  firstAccount: { sid: string; token: string; linkToken: string } | null
}

/** A start that runs. */
export interface Running extends StartResult {
  /** `stop` follows in so many milliseconds. */
  announceStop(inMs: number): void
  stop(): Promise<void>
}
