/**
 * The permissions of a credential. Only the auth token has `full`, and only `full` can change credentials.
 */
export type Scope = "full" | "messages" | "webhooks" | "auth" | "payments" | "read"

export interface ApiKey {
  id: string
  name: string
  scope: Scope
  createdAt: number
  /** When it last authenticated a request, to the hour, or null if it never did. */
  lastUsedAt: number | null
  /** The time of its revocation, or null while it works. */
  revokedAt: number | null
}
