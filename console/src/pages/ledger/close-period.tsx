import { List, Modal, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Confirmation } from "../../components/confirmation.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { endOfDay, monthBefore } from "./days.ts"

const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: "long" })

interface ClosePeriodProps {
  isOpen: boolean
  close(): void
}

/** Asks for the last day, and then for a confirmation, because a closed period cannot be opened again. */
export function ClosePeriod({ isOpen, close }: ClosePeriodProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Close a period">
      <Steps close={close} />
    </Modal>
  )
}

function Steps({ close }: Pick<ClosePeriodProps, "close">) {
  const [lastDay, setLastDay] = useState<string | null>(null)
  if (lastDay === null) return <ChooseDay chosen={setLastDay} close={close} />
  return <Confirm lastDay={lastDay} back={() => setLastDay(null)} close={close} />
}

function ChooseDay({ chosen, close }: { chosen(lastDay: string): void; close(): void }) {
  const form = useForm({
    initialValues: { ends_at: monthBefore(1).last },
    validate: { ends_at: faultOfDay },
  })
  const { submit, error, isBusy } = useSubmit(form, ({ ends_at: day }) => {
    chosen(day)
    return Promise.resolve()
  })
  return (
    <form onSubmit={submit} noValidate aria-label="The period">
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          type="date"
          label="Last day of the period"
          description="The period starts where the previous one ended, and ends at midnight in your time zone."
          data-autofocus
          {...form.getInputProps("ends_at")}
        />
        <FormButtons act="Continue" isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

function faultOfDay(day: string): string | null {
  const end = endOfDay(day)
  if (end === undefined) return "Choose the last day of the period."
  return Date.parse(end) > Date.now() ? "Choose a day in the past. You can close a period only after its end." : null
}

function Confirm({ lastDay, back, close }: { lastDay: string; back(): void; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const name = longDay.format(new Date(`${lastDay}T12:00`))
  const confirm = async () => {
    await client.ledgerPeriods.close({ ends_at: endOfDay(lastDay) ?? "" })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "ledger_periods"] })
    tell(`Closed the books up to ${name}.`)
    close()
  }
  return (
    <Stack>
      <Text fw={560}>Close the books up to {name}?</Text>
      <List size="sm" spacing={4}>
        <List.Item>Posthorn records no more transactions on {name} or earlier.</List.Item>
        <List.Item>A later change that belongs to the period gets the date on which Posthorn records it.</List.Item>
        <List.Item>Posthorn stores the balances at the end of the period.</List.Item>
        <List.Item>You cannot reopen a closed period.</List.Item>
      </List>
      <Confirmation act="Close the period" isDangerous confirm={confirm} keep="Back" leave={back} />
    </Stack>
  )
}
