import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core"
import type { FormEvent, ReactNode } from "react"
import { readAmount } from "../../components/amount-text.ts"
import { Dialog } from "../../components/dialog.tsx"
import { formatAmount } from "../../money.ts"
import { MoneyError } from "./money-error.tsx"
import * as strings from "./strings.ts"

interface AmountDialogProps {
  title: string
  /** The text of the button, before the amount: `Refund`. */
  act: string
  isDangerous?: boolean
  /** The largest amount that can be entered, in minor units of `currency`. */
  max: number
  currency: string
  amount: string
  /** The properties of the form's field `amount`. */
  field: object
  submission: { submit(event?: FormEvent<HTMLFormElement>): void; error: unknown; isBusy: boolean }
  fields: ReactNode
  /** Describes the effect of the button on the amount and on the rest. */
  summaryOf(amount: number): ReactNode
  close(): void
}

/** A form that moves money. It describes in words the effect of its button. */
export function AmountDialog(props: AmountDialogProps) {
  const { title, act, isDangerous, max, currency, field, submission, fields, summaryOf, close } = props
  const amount = readAmount(props.amount, currency)
  const isAmount = typeof amount === "number" && amount <= max
  return (
    <Dialog onClose={close} title={title}>
      <form noValidate onSubmit={submission.submit}>
        <Stack>
          <TextInput
            label={strings.amount}
            description={strings.amountDescription(formatAmount(max, currency))}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            rightSectionWidth={52}
            rightSection={
              <Text size="sm" c="dimmed">
                {currency}
              </Text>
            }
            {...field}
          />
          {fields}
          {isAmount && (
            <Alert variant="light" color="gray" title={strings.whatHappens}>
              {summaryOf(amount)}
            </Alert>
          )}
          {submission.error !== null && <MoneyError error={submission.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {strings.cancel}
            </Button>
            <Button type="submit" color={isDangerous ? "red.8" : undefined} loading={submission.isBusy}>
              {isAmount ? `${act} ${formatAmount(amount, currency)}` : act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Returns the fault of a typed amount, or null. */
export function faultOfAmount(text: string, max: number, currency: string): string | null {
  const amount = readAmount(text, currency)
  if (typeof amount === "string") return amount
  return amount > max ? strings.amountTooHigh(formatAmount(max, currency)) : null
}
