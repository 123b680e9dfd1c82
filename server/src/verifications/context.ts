import type { MessagingContext } from "#messaging/context.ts"
import type { SenderPolicy } from "#messaging/check-sender.ts"
import type { PlanContext } from "#messaging/plan-message.ts"

/** What the use cases of this room lean on. Made once, by `app.ts`. */
export interface VerificationContext extends MessagingContext, PlanContext {
  senders: SenderPolicy
  /** `codeKeyOf` the installation's keys. */
  codeKey: Uint8Array
  /** The address of this installation, for links. */
  baseUrl(): string
}
