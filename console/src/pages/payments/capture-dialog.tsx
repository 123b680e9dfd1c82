import { Checkbox, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { amountText, readAmount } from "../../components/amount-text.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { AmountDialog, faultOfAmount } from "./amount-dialog.tsx"
import { useChanged } from "./queries.ts"

/**
 * One opened form has one idempotency key, so a second press and a repetition after a lost answer capture
 * once.
 */
export function CaptureDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, currency } = payment
  const [capturable] = useState(payment.amount_capturable)
  const form = useForm({
    initialValues: { amount: amountText(capturable, currency), keepsRest: false },
    validate: { amount: (text) => faultOfAmount(text, capturable, currency) },
  })
  const { amount: typed, keepsRest } = form.values
  const submission = useSubmit(
    form,
    async ({ amount: text }) => {
      const amount = Number(readAmount(text, currency))
      const final = amount === capturable || !keepsRest
      const captured = await client.payments.capture(sid, { amount, final }, { idempotencyKey: key })
      await changed(captured)
      tell(
        captured.pending_operation === "capture"
          ? "The provider has not confirmed the capture yet. This page updates when it does."
          : `${formatAmount(amount, currency)} was captured.`,
      )
      close()
    },
    (param) => (param === "final" ? "keepsRest" : param === "amount" ? "amount" : undefined),
  )
  const hasRest = Number(readAmount(typed, currency)) < capturable
  return (
    <AmountDialog
      title="Capture the payment"
      act="Capture"
      max={capturable}
      currency={currency}
      amount={typed}
      field={form.getInputProps("amount")}
      submission={submission}
      fields={
        hasRest && (
          <Checkbox
            label="Keep the rest reserved for another capture"
            description="Not every provider supports this."
            {...form.getInputProps("keepsRest", { type: "checkbox" })}
          />
        )
      }
      summaryOf={(amount) => (
        <Text size="sm">
          The customer pays {formatAmount(amount, currency)}.{" "}
          {amount < capturable && restInWords(formatAmount(capturable - amount, currency), keepsRest)}
        </Text>
      )}
      close={close}
    />
  )
}

function restInWords(rest: string, keepsRest: boolean): string {
  return keepsRest ? `${rest} stays reserved.` : `${rest} is released, and cannot be captured later.`
}
