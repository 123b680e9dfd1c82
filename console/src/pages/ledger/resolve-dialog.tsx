import { Modal, Radio, Stack, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { Difference } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { amountOf, differenceInWords, resolutionsInWords } from "./difference-words.ts"

interface ResolveDialogProps {
  difference: Difference | null
  close(): void
}

export function ResolveDialog({ difference, close }: ResolveDialogProps) {
  const shown = useLast(difference)
  return (
    <Modal opened={difference !== null} onClose={close} title="Resolve the difference">
      {shown && <Form difference={shown} close={close} />}
    </Modal>
  )
}

function Form({ difference, close }: { difference: Difference; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { resolution: "", note: "" },
    validate: {
      resolution: (resolution) => (resolution ? null : "Choose what to do."),
      note: (note) => (note.trim() ? null : "Enter a note that explains your decision."),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ resolution, note }) => {
    const decision = { resolution: resolution === "booked" ? "booked" : "ignored", note: note.trim() } as const
    const after = await client.differences.resolve(difference.sid, decision)
    const about = (what: string) => queries.invalidateQueries({ queryKey: [account?.account_sid, what] })
    await Promise.all(["differences", "transactions", "balances"].map(about))
    tell(`${resolutionsInWords[after.resolution ?? decision.resolution]}: the difference is resolved.`)
    close()
  })
  return (
    <form onSubmit={submit} noValidate aria-label="Resolution">
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{differenceInWords(difference)}</Text>
        <DifferenceFacts difference={difference} />
        <Radio.Group label="What to do" {...form.getInputProps("resolution")}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="booked"
              label="Book it"
              description="Posthorn adds a transaction, so that the ledger matches the provider. The transaction gets the date of the difference, or the current date if that period is closed."
            />
            <Radio
              value="ignored"
              label="Ignore it"
              description="The ledger does not change. Posthorn reports the difference again only if its amounts change."
            />
          </Stack>
        </Radio.Group>
        <Textarea
          label="Note"
          description="Why you decided so. Posthorn keeps the note with the difference."
          placeholder="Paid at the terminal in the shop."
          rows={2}
          {...form.getInputProps("note")}
        />
        <FormButtons act="Resolve" isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

function DifferenceFacts({ difference }: { difference: Difference }) {
  const providerName = useProviderNames()
  const { amount_ledger: ledger, amount_provider: provider, currency } = difference
  return (
    <Facts>
      <Fact name="Ledger">{amountOf(ledger, currency)}</Fact>
      <Fact name="Provider">{amountOf(provider, currency)}</Fact>
      <Fact name="Reference">
        {difference.provider_reference} at {providerName(difference.provider_sid)}
      </Fact>
    </Facts>
  )
}
