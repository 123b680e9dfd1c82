/** A client certificate for one receiver, with its key, PEM. */
export interface ClientIdentity {
  /** Identities with different ids never share a connection. Each certificate needs an id of its own. */
  id: string
  certificate: string
  key: string
}
