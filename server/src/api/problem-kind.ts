/** What a problem code means, for the answer itself, for the OpenAPI document and for its page at /docs/problems/<code>. */
export interface ProblemKind {
  status: number
  /** The same for every occurrence (RFC 9457 section 3.1.3). */
  title: string
  meaning: string
  remedy: string
}
