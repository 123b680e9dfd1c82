import { NativeSelect, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { SenderRule } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import type { Accounts } from "../../components/use-accounts.ts"
import * as strings from "./strings.ts"

export interface SenderRuleDialogProps {
  accounts: Accounts
  /** The preselected account, if any. */
  accountSid: string | undefined
  close(): void
}

const kinds: { value: SenderRule["kind"]; label: string }[] = [
  { value: "exact", label: strings.oneSender },
  { value: "pattern", label: strings.aPattern },
  { value: "any", label: strings.anySender },
]

export function SenderRuleDialog({ accounts, accountSid, close }: SenderRuleDialogProps) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: {
      account_sid: accountSid ?? accounts.options[0]?.value ?? "",
      kind: "exact" as SenderRule["kind"],
      sender: "",
      note: "",
    },
    validate: {
      sender: (sender, { kind }) => (kind === "any" || sender.trim() ? null : strings.senderMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ account_sid: account, kind, sender, note }) => {
    await client.operator.senderRules.create({
      kind,
      ...(account && { account_sid: account }),
      ...(kind !== "any" && { sender: sender.trim() }),
      ...(note.trim() && { note: note.trim() }),
    })
    await queries.invalidateQueries({ queryKey: ["operator", "sender_rules"] })
    tell(strings.ruleCreated)
    close()
  })
  const { kind } = form.values
  return (
    <Dialog onClose={close} title={strings.createSenderRule}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <NativeSelect
            label={strings.account}
            data={[...accounts.options, { value: "", label: strings.everyAccount }]}
            {...form.getInputProps("account_sid")}
          />
          <NativeSelect label={strings.allows} data={kinds} data-autofocus {...form.getInputProps("kind")} />
          {kind !== "any" && (
            <TextInput
              label={strings.sender}
              description={kind === "pattern" ? strings.patternDescription : strings.senderDescription}
              placeholder={kind === "pattern" ? "+1415555*" : "BellHotels"}
              autoComplete="off"
              {...form.getInputProps("sender")}
            />
          )}
          <TextInput label={strings.note} description={strings.noteDescription} {...form.getInputProps("note")} />
          <FormButtons act={strings.createRule} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
