import type { SenderPolicy } from "#messaging/accept/check-sender.ts"
import type { MessagePlanContext } from "#messaging/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/context.ts"
import type { LinkContext } from "./pay-link.ts"
import type { Providers } from "./providers.ts"

/** The dependencies of this folder's operations. `app.ts` creates them once. */
export interface PaymentContext extends MessagingContext, MessagePlanContext, LinkContext {
  senders: SenderPolicy
  providers: Providers
}
