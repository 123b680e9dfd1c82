/**
 * A `CarrierListener` rejects with it when it can never store what the carrier sent. The adapter then refuses
 * the request for good, so that the carrier does not send it again.
 */
export class PermanentFault extends Error {
  override name = "PermanentFault"
}

/** For a `catch` after which the others of a list go on. Rethrows everything else. */
export function ignorePermanentFault(error: unknown): void {
  if (!(error instanceof PermanentFault)) throw error
}
