import type { SenderPolicy } from "#messaging/messages/accept/check-sender.ts"
import type { MessagePlanContext } from "#messaging/messages/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { LinkContext } from "./links/pay-link.ts"
import type { Providers } from "./connections/providers.ts"

/** The dependencies of this folder's operations. `app.ts` creates them once. */
export interface PaymentContext extends MessagingContext, MessagePlanContext, LinkContext {
  senders: SenderPolicy
  providers: Providers
}
