import { NativeSelect, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { CreateRefundRequest, Payment, Refund } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { amountText, readAmount } from "../../components/amount-text.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { AmountDialog, faultOfAmount } from "./amount-dialog.tsx"
import { refundReasons, methodInWords } from "./in-words.ts"
import { useChanged } from "./queries.ts"

export function refundableOf(payment: Payment): number {
  return payment.amount_captured - payment.amount_refunded - payment.amount_refund_pending
}

/**
 * One opened form has one idempotency key, so a second press and a repetition after a lost answer refund
 * once.
 */
export function RefundDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const [left] = useState(() => refundableOf(payment))
  const changed = useChanged()
  const { sid, currency } = payment
  const isManual = payment.provider === "manual"
  const form = useForm({
    initialValues: { amount: amountText(left, currency), reason: "requested_by_customer", reference: "" },
    validate: {
      amount: (text) => faultOfAmount(text, left, currency),
      reference: (text) => (!isManual || text.trim() ? null : "Enter a reference, such as the number of the transfer."),
    },
  })
  const submission = useSubmit(form, async ({ amount, reason, reference }) => {
    const request: CreateRefundRequest = {
      payment_sid: sid,
      amount: Number(readAmount(amount, currency)),
      ...(reason && { reason: reason as NonNullable<Refund["reason"]> }),
      ...(reference.trim() && { reference: reference.trim() }),
    }
    const refund = await client.refunds.create(request, { idempotencyKey: key })
    await changed()
    tell(outcomeOf(refund))
    close()
  })
  return (
    <AmountDialog
      title="Refund this payment"
      act="Refund"
      isDangerous
      max={left}
      currency={currency}
      amount={form.values.amount}
      field={form.getInputProps("amount")}
      submission={submission}
      fields={
        <>
          <NativeSelect
            label="Reason"
            description="Sent to the provider. The customer does not see it."
            data={[
              ...Object.entries(refundReasons).map(([value, label]) => ({ value, label })),
              { value: "", label: "No reason" },
            ]}
            {...form.getInputProps("reason")}
          />
          {isManual && (
            <TextInput
              label="Reference"
              description="A number to find the refund by, such as that of the transfer."
              autoComplete="off"
              {...form.getInputProps("reference")}
            />
          )}
        </>
      }
      summaryOf={(amount) => <Summary payment={payment} amount={amount} left={left} />}
      close={close}
    />
  )
}

interface SummaryProps {
  payment: Payment
  amount: number
  left: number
}

function Summary({ payment, amount, left }: SummaryProps) {
  const { currency, payment_method_details: method, amount_fee: fee } = payment
  const rest = left - amount
  if (payment.provider === "manual")
    return (
      <Text size="sm">
        Posthorn records that you refunded {formatAmount(amount, currency)}. Pay the customer yourself, because no
        provider does.
      </Text>
    )
  return (
    <>
      <Text size="sm">
        The customer gets {formatAmount(amount, currency)} back{method && ` (${methodInWords(method)})`}.{" "}
        {rest > 0 ? `You keep ${formatAmount(rest, currency)}.` : "This refunds everything that is left."}
        {fee > 0 && ` Most providers do not return their fee of ${formatAmount(fee, currency)}.`}
      </Text>
      <Text size="sm" mt={4}>
        You cannot undo a refund. It is pending until the provider confirms it.
      </Text>
    </>
  )
}

function outcomeOf({ status, amount, currency }: Refund): string {
  const money = formatAmount(amount, currency)
  if (status === "completed") return `${money} was refunded.`
  if (status === "pending") return `The refund of ${money} is pending. This page updates when the provider confirms it.`
  return `The refund of ${money} failed. This page shows why.`
}
