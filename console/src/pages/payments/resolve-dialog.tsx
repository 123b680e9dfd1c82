import { Radio, Stack, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { MoneyError } from "./money-error.tsx"
import { useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

type Resolution = keyof typeof strings.mismatchTexts

/** Decides about a payment whose provider reports another amount. It offers what the charge allows. */
export function ResolveDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, mismatch } = payment
  const form = useForm({
    initialValues: { resolution: "", note: "" },
    validate: { resolution: (resolution) => (resolution ? null : strings.chooseWhatToDo) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ resolution, note }) => {
    const isAccepted = resolution === "accept" && mismatch
    const request = {
      resolution: resolution as Resolution,
      ...(isAccepted && { amount: mismatch.amount, currency: mismatch.currency }),
      ...(note.trim() && { note: note.trim() }),
    }
    await changed(await client.payments.resolve(sid, request, { idempotencyKey: key }))
    tell(strings.mismatchTexts[resolution as Resolution].done)
    close()
  })
  if (!mismatch) return null
  const reported = formatAmount(mismatch.amount, mismatch.currency)
  const possible: Resolution[] = ["accept", mismatch.amount_captured > 0 ? "refund" : "cancel"]
  return (
    <Dialog onClose={close} title={strings.decideAboutAmount}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {strings.mismatchText(formatAmount(mismatch.requested_amount, mismatch.requested_currency), reported)}
          </Text>
          <Radio.Group label={strings.whatToDo} {...form.getInputProps("resolution")}>
            <Stack gap="xs" mt="xs">
              {possible.map((each) => {
                const { label, description } = strings.mismatchTexts[each]
                return <Radio key={each} value={each} label={label(reported)} description={description} />
              })}
            </Stack>
          </Radio.Group>
          <Textarea label={strings.decisionNote} rows={2} {...form.getInputProps("note")} />
          {error !== null && <MoneyError error={error} />}
          <FormButtons act={strings.decide} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
