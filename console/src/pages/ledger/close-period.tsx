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
import * as strings from "./strings.ts"

const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: "long" })

interface ClosePeriodProps {
  isOpen: boolean
  close(): void
}

/** Asks for the last day, and then for a confirmation, because a closed period cannot be opened again. */
export function ClosePeriod({ isOpen, close }: ClosePeriodProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.closePeriod}>
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
    <form onSubmit={submit} noValidate aria-label={strings.thePeriod}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          type="date"
          label={strings.lastDayOfPeriod}
          description={strings.lastDayOfPeriodDescription}
          data-autofocus
          {...form.getInputProps("ends_at")}
        />
        <FormButtons act={strings.continueButton} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

function faultOfDay(day: string): string | null {
  const end = endOfDay(day)
  if (end === undefined) return strings.lastDayMissing
  return Date.parse(end) > Date.now() ? strings.lastDayNotPast : null
}

function Confirm({ lastDay, back, close }: { lastDay: string; back(): void; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const name = longDay.format(new Date(`${lastDay}T12:00`))
  const confirm = async () => {
    await client.ledgerPeriods.close({ ends_at: endOfDay(lastDay) ?? "" })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "ledger_periods"] })
    tell(strings.booksClosed(name))
    close()
  }
  return (
    <Stack>
      <Text fw={560}>{strings.closeTitle(name)}</Text>
      <List size="sm" spacing={4}>
        <List.Item>{strings.closeEffectNoMore(name)}</List.Item>
        <List.Item>{strings.closeEffectLater}</List.Item>
        <List.Item>{strings.closeEffectBalances}</List.Item>
        <List.Item>{strings.closeEffectForGood}</List.Item>
      </List>
      <Confirmation act={strings.closePeriod} isDangerous confirm={confirm} keep={strings.back} leave={back} />
    </Stack>
  )
}
