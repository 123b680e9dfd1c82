import type { FoundCall } from "./call.ts"

/** A language of a client. The texts of calls use the names that the writer of its client uses. */
export interface Language {
  /** As people write it. */
  name: string
  /** In addresses of pages, and of blocks in Markdown. */
  slug: string
  fence: string
  /** Calls, one after the other, with a variable `client`. */
  statements(calls: readonly FoundCall[]): string
  /** Creates `client` for an account, or for the operator. */
  setUp(who: "account" | "operator", baseUrl: string, accountSid: string): string
}
