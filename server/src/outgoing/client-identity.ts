/** A certificate of ours for one receiver, with its key, PEM. */
export interface ClientIdentity {
  /** Whose it is: connections are shared by nobody of another id. Another one for another certificate. */
  id: string
  certificate: string
  key: string
}
