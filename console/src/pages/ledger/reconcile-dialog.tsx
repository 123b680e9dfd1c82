import { Modal, NativeSelect, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { recordedKinds } from "../../api/generated/recorded-kinds.ts"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { providersQuery, simulatedProviderSid, useProviderNames } from "../../components/payment-providers.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { startOfDay } from "./days.ts"
import * as strings from "./strings.ts"

interface ReconcileDialogProps {
  isOpen: boolean
  close(): void
}

export function ReconcileDialog({ isOpen, close }: ReconcileDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.reconcileNow}>
      <Form close={close} />
    </Modal>
  )
}

function Form({ close }: Pick<ReconcileDialogProps, "close">) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const choices = useChoices()
  const form = useForm({ initialValues: { provider_sid: "", from: "" } })
  const chosen = form.values.provider_sid || choices[0]?.value
  const { submit, error, isBusy } = useSubmit(form, async ({ from }) => {
    await client.reconciliations.create({ provider_sid: chosen, from: startOfDay(from) })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "reconciliations"] })
    tell(strings.reconciliationStarted)
    close()
  })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.reconciliation}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{strings.reconcileText}</Text>
        <NativeSelect label={strings.provider} data={choices} {...form.getInputProps("provider_sid")} value={chosen} />
        <TextInput
          type="date"
          label={strings.from}
          description={strings.fromDescription}
          {...form.getInputProps("from")}
        />
        <FormButtons act={strings.begin} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

/**
 * The providers that list their transactions; cash and bank transfers have no list. The simulator comes last.
 */
function useChoices(): { value: string; label: string }[] {
  const nameOf = useProviderNames()
  const connected = useQuery(providersQuery(useAccount())).data ?? []
  const listing = connected
    .filter(({ kind }) => !recordedKinds.includes(kind))
    .map(({ sid, name }) => ({ value: sid, label: name }))
  return [...listing, { value: simulatedProviderSid, label: nameOf(simulatedProviderSid) }]
}
