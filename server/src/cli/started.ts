/** What whoever started Posthorn has to know. */
export interface Started {
  baseUrl: string
  firstAccount: { sid: string; token: string } | null
}
