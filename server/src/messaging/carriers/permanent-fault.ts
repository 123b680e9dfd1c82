/**
 * A `CarrierListener` rejects with it when it can never store what the carrier sent. The adapter then refuses
 * the request for good, so that the carrier does not send it again.
 */
export class PermanentFault extends Error {
  override name = "PermanentFault"

  /** By its name, because the adapter of an extension has a copy of this class. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "PermanentFault"
  }
}

/** For the `catch` of one item in a list, so that the other items continue. Rethrows every other error. */
export function ignorePermanentFault(error: unknown): void {
  if (!(error instanceof PermanentFault)) throw error
}
