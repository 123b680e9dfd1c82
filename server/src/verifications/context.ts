import type { SenderPolicy } from "#messaging/accept/check-sender.ts"
import type { MessagePlanContext } from "#messaging/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/context.ts"

/** The dependencies of this room's operations. `app.ts` creates them once. */
export interface VerificationContext extends MessagingContext, MessagePlanContext {
  senders: SenderPolicy
  /** `codeKeyOf` the installation's keys. */
  codeKey: Uint8Array
  /** The address of this installation, for links. */
  baseUrl(): string
}
