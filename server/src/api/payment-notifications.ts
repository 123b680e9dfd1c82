import type { FastifyInstance } from "fastify"
import type { PaymentContext } from "#payments/context.ts"
import { receiveNotification } from "#payments/receive-notification.ts"
import { fromSid } from "#std/ids.ts"
import { Problem } from "./problems/problem.ts"

/** As large as the notifications of any provider. */
const bodyLimit = 256 * 1024

/**
 * Adds the address to which payment providers send notifications. They have no credentials of the account;
 * their signature is checked instead. The answer follows the commit, so no acknowledged notification is lost.
 * After any other answer the provider repeats it.
 */
export function addPaymentNotifications(app: FastifyInstance, { payments }: { payments: PaymentContext }): void {
  const path = "/v1/payment_providers/:sid/notifications/:account"
  app.post(path, { config: { isUnlisted: true }, bodyLimit }, async (request, reply) => {
    const { sid, account } = request.params as { sid: string; account: string }
    const [providerId, accountId] = [fromSid("paymentProvider", sid), fromSid("account", account)]
    if (providerId === undefined || accountId === undefined)
      throw new Problem("provider_not_found", "There is no payment provider at this address.")
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    await receiveNotification(payments, { accountId, providerId }, { body, headers })
    return reply.code(204).send()
  })
}
