import { Modal, Radio, Stack, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { Difference } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { amountOf, differenceInWords } from "./difference-words.ts"
import * as strings from "./strings.ts"

interface ResolveDialogProps {
  difference: Difference | null
  close(): void
}

export function ResolveDialog({ difference, close }: ResolveDialogProps) {
  const shown = useLast(difference)
  return (
    <Modal opened={difference !== null} onClose={close} title={strings.resolveDifference}>
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
      resolution: (resolution) => (resolution ? null : strings.chooseWhatToDo),
      note: (note) => (note.trim() ? null : strings.noteMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ resolution, note }) => {
    const decision = { resolution: resolution === "booked" ? "booked" : "ignored", note: note.trim() } as const
    const after = await client.differences.resolve(difference.sid, decision)
    const about = (what: string) => queries.invalidateQueries({ queryKey: [account?.account_sid, what] })
    await Promise.all(["differences", "transactions", "balances"].map(about))
    tell(strings.differenceResolved(strings.resolutions[after.resolution ?? decision.resolution]))
    close()
  })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.resolution}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{differenceInWords(difference)}</Text>
        <DifferenceFacts difference={difference} />
        <Radio.Group label={strings.whatToDo} {...form.getInputProps("resolution")}>
          <Stack gap="xs" mt="xs">
            <Radio value="booked" label={strings.bookIt} description={strings.bookItDescription} />
            <Radio value="ignored" label={strings.ignoreIt} description={strings.ignoreItDescription} />
          </Stack>
        </Radio.Group>
        <Textarea
          label={strings.note}
          description={strings.noteDescription}
          placeholder={strings.notePlaceholder}
          rows={2}
          {...form.getInputProps("note")}
        />
        <FormButtons act={strings.resolve} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

function DifferenceFacts({ difference }: { difference: Difference }) {
  const providerName = useProviderNames()
  const { amount_ledger: ledger, amount_provider: provider, currency } = difference
  return (
    <Facts>
      <Fact name={strings.ledger}>{amountOf(ledger, currency)}</Fact>
      <Fact name={strings.provider}>{amountOf(provider, currency)}</Fact>
      <Fact name={strings.reference}>
        {strings.referenceAt(difference.provider_reference, providerName(difference.provider_sid))}
      </Fact>
    </Facts>
  )
}
