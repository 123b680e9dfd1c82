import { NativeSelect, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import type { CreateRefundRequest, Payment, Refund } from "@posthorn/client"
import { useState } from "react"
import { recordedKinds } from "../../api/generated/recorded-kinds.ts"
import { useAccount } from "../../api/account.tsx"
import { amountText, readAmount } from "../../components/amount-text.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { AmountDialog, faultOfAmount } from "./amount-dialog.tsx"
import { methodInWords, refundableOf } from "./in-words.ts"
import { disputesQuery, useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

/**
 * One opened form has one idempotency key, so a second press and a repetition after a lost answer refund
 * once.
 */
export function RefundDialog({ payment, close }: { payment: Payment; close(): void }) {
  const chosen = useAccount()
  const { client } = chosen
  const [key] = useState(newKey)
  const { data: disputes } = useQuery(disputesQuery(chosen, payment.sid))
  const [left] = useState(() => refundableOf(payment, disputes ?? []))
  const changed = useChanged()
  const { sid, currency } = payment
  const isManual = recordedKinds.includes(payment.provider)
  const form = useForm({
    initialValues: { amount: amountText(left, currency), reason: "requested_by_customer", reference: "" },
    validate: {
      amount: (text) => faultOfAmount(text, left, currency),
      reference: (text) => (!isManual || text.trim() ? null : strings.refundReferenceMissing),
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
      title={strings.refundPayment}
      act={strings.refund}
      isDangerous
      max={left}
      currency={currency}
      amount={form.values.amount}
      field={form.getInputProps("amount")}
      submission={submission}
      fields={
        <>
          <NativeSelect
            label={strings.reason}
            description={strings.refundReasonDescription}
            data={[
              ...Object.entries(strings.refundReasons).map(([value, label]) => ({ value, label })),
              { value: "", label: strings.noReason },
            ]}
            {...form.getInputProps("reason")}
          />
          {isManual && (
            <TextInput
              label={strings.reference}
              description={strings.refundReferenceDescription}
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
  if (recordedKinds.includes(payment.provider))
    return <Text size="sm">{strings.refundRecordedText(formatAmount(amount, currency))}</Text>
  return (
    <>
      <Text size="sm">
        {method
          ? strings.theCustomerGetsBackTo(formatAmount(amount, currency), methodInWords(method))
          : strings.theCustomerGetsBack(formatAmount(amount, currency))}{" "}
        {rest > 0 ? strings.refundKeeps(formatAmount(rest, currency)) : strings.refundIsWhole}{" "}
        {fee > 0 && strings.refundFeeKept(formatAmount(fee, currency))}
      </Text>
      <Text size="sm" mt={4}>
        {strings.refundFinalText}
      </Text>
    </>
  )
}

function outcomeOf({ status, amount, currency }: Refund): string {
  const money = formatAmount(amount, currency)
  if (status === "completed") return strings.refundSucceeded(money)
  if (status === "pending") return strings.refundPending(money)
  return strings.refundFailed(money)
}
