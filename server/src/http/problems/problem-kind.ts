/**
 * The meaning of a problem code, for the answer, the OpenAPI document and its page at /docs/problems/<code>.
 */
export interface ProblemKind {
  status: number
  /** The same for every occurrence (RFC 9457 section 3.1.3). */
  title: string
  meaning: string
  remedy: string
}
