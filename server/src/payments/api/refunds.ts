import { z } from "zod"
import { runIdempotentInTwoSteps } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import {
  createdParameters,
  metadataField,
  orderParameter,
  readCreated,
  statusFilter,
} from "#http/wire/list-parameters.ts"
import { noted, sidParameter, text } from "#http/wire/schemas.ts"
import { requestRefund } from "#payments/payments/change/create-refund.ts"
import {
  getDispute as getStoredDispute,
  listDisputes as listStoredDisputes,
} from "#payments/payments/read/list-disputes.ts"
import { getRefund as getStored, listRefunds as listStored } from "#payments/payments/read/list-refunds.ts"
import { operate } from "#payments/payments/operations/operate.ts"
import { disputeResource, refundResource } from "#payments/payments/payment-resource.ts"
import {
  amount,
  disputeExample,
  disputeSchema,
  disputeStatuses,
  refundExample,
  refundReasons,
  refundSchema,
} from "./payment-schema.ts"
import type { PaymentNeeds } from "./payments.ts"

const paymentSid = sidParameter("payment", "The payment.")

export const createRefund = operation<PaymentNeeds>()({
  id: "createRefund",
  tag: "Payments",
  summary: "Refund a payment",
  description:
    "Returns money of a payment to the customer. Posthorn reserves the amount first, so simultaneous refunds never exceed the captured amount. The refund is `pending` until the provider confirms it. Needs an `Idempotency-Key`.",
  scopes: ["payments"],
  needsKey: true,
  body: z.object({
    payment_sid: paymentSid,
    amount: noted(
      amount.optional(),
      "The amount to return, in minor units. Default: the amount that is not refunded yet.",
      500,
    ),
    reason: noted(z.enum(refundReasons).optional(), "The reason for the provider.", "requested_by_customer"),
    reference: noted(
      text(100).optional(),
      "Your own identifier of the refund. Required for a manual payment: the number of the transfer or receipt with which you returned the money.",
      "transfer-2026-118",
    ),
    metadata: metadataField,
  }),
  bodyExamples: {
    part: { summary: "A part of it", value: { payment_sid: refundExample.payment_sid, amount: 500 } },
  },
  responses: {
    201: {
      description: "The refund. `pending` means that its outcome is not known yet.",
      schema: refundSchema,
      example: refundExample,
    },
  },
  problems: [
    "payment_not_found",
    "payment_state",
    "payment_disputed",
    "amount_exceeds_captured",
    "too_many_refunds",
    "reference_required",
  ],
  handle: (needs, request) => {
    const { payments } = needs
    const { accountId, body } = request
    let requested: Awaited<ReturnType<typeof requestRefund>> | undefined
    return runIdempotentInTwoSteps(needs, request, {
      async begin(tx) {
        requested = await requestRefund(tx, payments, accountId, {
          paymentId: body.payment_sid,
          amount: body.amount ?? null,
          reason: body.reason ?? null,
          reference: body.reference ?? null,
          metadata: body.metadata ?? {},
        })
        return { refundId: requested.refund.id }
      },
      async finish({ refundId }, isReplay) {
        if (!isReplay && requested) await operate(needs.operate, requested.payment, requested.operation, "request")
        return { status: 201, json: refundResource(await getStored(payments.db, accountId, refundId)) }
      },
    })
  },
})

export const listRefunds = listing<PaymentNeeds>()({
  id: "listRefunds",
  tag: "Payments",
  noun: "refunds",
  description: `Returns refunds, newest first unless \`order\` says otherwise. With \`status\`, ${filteredPageNote}`,
  scopes: ["payments", "read"],
  filters: {
    payment_sid: paymentSid.optional(),
    status: statusFilter(["pending", "completed", "failed", "canceled"], "completed"),
    ...createdParameters,
    ...orderParameter,
  },
  schema: refundSchema,
  example: refundExample,
  pages({ payments }, { accountId, query }) {
    const filter = { paymentId: query.payment_sid, status: query.status, ...readCreated(query) }
    return (page) => listStored(payments.db, accountId, filter, page)
  },
  render: refundResource,
})

export const getRefund = retrieval<PaymentNeeds>()({
  id: "getRefund",
  tag: "Payments",
  noun: "refund",
  description: "Returns the current refund.",
  scopes: ["payments", "read"],
  sid: "refund",
  schema: refundSchema,
  example: refundExample,
  read: async ({ payments }, { accountId, id }) => refundResource(await getStored(payments.db, accountId, id)),
})

export const listDisputes = listing<PaymentNeeds>()({
  id: "listDisputes",
  tag: "Payments",
  noun: "disputes",
  description: `Returns disputes, newest first unless \`order\` says otherwise. With \`status\`, ${filteredPageNote}`,
  scopes: ["payments", "read"],
  filters: {
    payment_sid: paymentSid.optional(),
    status: statusFilter(disputeStatuses, "needs_response"),
    ...createdParameters,
    ...orderParameter,
  },
  schema: disputeSchema,
  example: disputeExample,
  pages({ payments }, { accountId, query }) {
    const filter = { paymentId: query.payment_sid, status: query.status, ...readCreated(query) }
    return (page) => listStoredDisputes(payments.db, accountId, filter, page)
  },
  render: disputeResource,
})

export const getDispute = retrieval<PaymentNeeds>()({
  id: "getDispute",
  tag: "Payments",
  noun: "dispute",
  description: "Returns the current dispute.",
  scopes: ["payments", "read"],
  sid: "dispute",
  schema: disputeSchema,
  example: disputeExample,
  read: async ({ payments }, { accountId, id }) => disputeResource(await getStoredDispute(payments.db, accountId, id)),
})
