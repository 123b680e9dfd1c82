/** What whoever started Posthorn has to know. */
export interface Started {
  baseUrl: string
  /** With the token of the link that makes its owner: see `firstLink`. */
  firstAccount: { sid: string; token: string; linkToken: string } | null
}
