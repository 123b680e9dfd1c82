import { Checkbox, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { amountText, readAmount } from "../../components/amount-text.ts"
import { Filled } from "../../components/filled.tsx"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { AmountDialog, faultOfAmount } from "./amount-dialog.tsx"
import { useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

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
          ? strings.capturePending
          : strings.amountCaptured(formatAmount(amount, currency)),
      )
      close()
    },
    (param) => (param === "final" ? "keepsRest" : param === "amount" ? "amount" : undefined),
  )
  const hasRest = Number(readAmount(typed, currency)) < capturable
  return (
    <AmountDialog
      title={strings.capturePayment}
      act={strings.capture}
      max={capturable}
      currency={currency}
      amount={typed}
      field={form.getInputProps("amount")}
      submission={submission}
      fields={
        hasRest && (
          <Checkbox
            label={strings.keepRest}
            description={strings.keepRestDescription}
            {...form.getInputProps("keepsRest", { type: "checkbox" })}
          />
        )
      }
      summaryOf={(amount) => (
        <Text size="sm">
          <Filled
            text={strings.theCustomerPays}
            parts={{
              amount: formatAmount(amount, currency),
              rest: amount < capturable && restInWords(formatAmount(capturable - amount, currency), keepsRest),
            }}
          />
        </Text>
      )}
      close={close}
    />
  )
}

function restInWords(rest: string, keepsRest: boolean): string {
  return keepsRest ? strings.restStaysReserved(rest) : strings.restReleased(rest)
}
