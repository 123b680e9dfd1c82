import type { MessagePlanContext } from "#messaging/messages/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"

/** The dependencies of this folder's operations. `app.ts` creates them once. */
export interface VerificationContext extends MessagingContext, MessagePlanContext {
  /** The result of `codeKeyOf` for the installation's keys. */
  codeKey: Uint8Array
  /** The address of this installation, for links. */
  baseUrl(): string
}
