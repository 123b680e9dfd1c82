import type { SenderPolicy } from "#messaging/accept/check-sender.ts"
import type { MessagePlanContext } from "#messaging/accept/plan-message.ts"
import type { MessagingContext } from "#messaging/context.ts"
import type { LinkContext } from "./pay-link.ts"
import type { Providers } from "./providers.ts"

/** What the use cases of this room lean on. Made once, by `app.ts`. */
export interface PaymentContext extends MessagingContext, MessagePlanContext, LinkContext {
  senders: SenderPolicy
  providers: Providers
}
