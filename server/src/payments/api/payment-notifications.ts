import type { FastifyInstance, FastifyRequest } from "fastify"
import type { PaymentContext } from "#payments/payments/context.ts"
import { receiveNotification, refuseForgedHead } from "#payments/payments/notifications/receive-notification.ts"
import { fromSid } from "#core/std/ids.ts"
import { blockOf } from "#core/std/network-of.ts"
import { clientAddress } from "#http/access/client-address.ts"
import { Problem } from "#http/problems/problem.ts"
import { unprovenBody } from "#http/wire/read-body.ts"

/**
 * Adds the address to which payment providers send notifications. They have no credentials of the account;
 * their signature is checked instead. The answer follows the commit, so no acknowledged notification is lost.
 * After any other answer the provider repeats it.
 */
export function addPaymentNotifications(app: FastifyInstance, { payments }: { payments: PaymentContext }): void {
  const url = "/v1/payment_providers/:sid/notifications/:account"
  app.route({
    method: "POST",
    url,
    config: { isUnlisted: true },
    // Before the body is read. The largest notifications have some 30 kB.
    async onRequest(request) {
      await refuseForgedHead(payments, ownerOf(request), headersOf(request))
      request.bodyAllowance = unprovenBody
    },
    async handler(request, reply) {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveNotification(payments, ownerOf(request), {
        body,
        headers: headersOf(request),
        network: blockOf(clientAddress(request)),
      })
      return reply.code(204).send()
    },
  })
}

function ownerOf({ params }: FastifyRequest): { accountId: string; providerId: string } {
  const { sid, account } = params as { sid: string; account: string }
  const [providerId, accountId] = [fromSid("paymentProvider", sid), fromSid("account", account)]
  if (providerId === undefined || accountId === undefined)
    throw new Problem("provider_not_found", "There is no payment provider at this address.")
  return { accountId, providerId }
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
