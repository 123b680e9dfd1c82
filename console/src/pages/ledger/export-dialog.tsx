import { Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useEffect, useRef, useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { endOfDay, monthBefore, startOfDay } from "./days.ts"
import { exportTransactions } from "./export-transactions.ts"
import * as strings from "./strings.ts"

interface ExportDialogProps {
  isOpen: boolean
  close(): void
}

/** The transactions of a period as a file for accountants. */
export function ExportDialog({ isOpen, close }: ExportDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.exportTransactions}>
      <Form close={close} />
    </Modal>
  )
}

function Form({ close }: Pick<ExportDialogProps, "close">) {
  const { client } = useAccount()
  const [length, setLength] = useState<number | null>(null)
  const aborted = useAbortAtEnd()
  const form = useForm({
    initialValues: { effective_after: monthBefore(1).first, effective_before: monthBefore(1).last },
    validate: {
      effective_before: (last, { effective_after: first }) =>
        first && last && last < first ? strings.lastDayBeforeFirst : null,
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ effective_after: first, effective_before: last }) => {
    setLength(0)
    const period = { effective_after: startOfDay(first), effective_before: endOfDay(last) }
    const name = ["transactions", first, last].filter(Boolean).join("_")
    const signal = aborted()
    try {
      await exportTransactions(client, { period, name: `${name}.csv`, signal, progress: setLength })
    } finally {
      setLength(null)
    }
    tell(strings.fileSaved(name))
    close()
  })
  const choose = ({ first, last }: { first: string; last: string }) =>
    form.setValues({ effective_after: first, effective_before: last })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.exportButton}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{strings.exportText}</Text>
        <Group gap={6}>
          <Button size="compact-xs" variant="default" onClick={() => choose(monthBefore(1))}>
            {strings.lastMonth}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => choose(monthBefore(0))}>
            {strings.thisMonth}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => choose({ first: "", last: "" })}>
            {strings.everything}
          </Button>
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput type="date" label={strings.firstDay} {...form.getInputProps("effective_after")} />
          <TextInput type="date" label={strings.lastDay} {...form.getInputProps("effective_before")} />
        </SimpleGrid>
        <Text size="xs" c="dimmed" role="status">
          {length === null ? strings.exportDaysText : strings.exportProgress((length / 1_000_000).toFixed(1))}
        </Text>
        <FormButtons act={strings.exportButton} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

/** Returns a signal for each export. Closing the dialog aborts the export that is under way. */
function useAbortAtEnd(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return () => {
    controller.current = new AbortController()
    return controller.current.signal
  }
}
