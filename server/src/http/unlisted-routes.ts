import type { FastifyInstance } from "fastify"
import { addCarrierWebhooks, type CarrierWebhookOptions } from "#messaging/api/carrier-webhooks.ts"
import { addFittedMedia } from "#messaging/api/fitted-media.ts"
import { addPayPage } from "#payments/api/pay-page.ts"
import { addVerifyPage } from "#auth/api/verify-page.ts"
import { addPaymentNotifications } from "#payments/api/payment-notifications.ts"
import type { ApiContext } from "./routes.ts"

export interface UnlistedRouteOptions extends CarrierWebhookOptions {
  needs: ApiContext
}

/**
 * Routes that are no operations of the API: pages for people, and notifications of payment providers and
 * carriers. They need no sign-in.
 */
export function addUnlistedRoutes(app: FastifyInstance, options: UnlistedRouteOptions): void {
  addVerifyPage(app, options.needs)
  addPayPage(app, options.needs)
  addPaymentNotifications(app, options.needs)
  addCarrierWebhooks(app, options)
  addFittedMedia(app, options.needs)
}
