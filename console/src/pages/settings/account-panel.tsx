import { Button, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { Account, UpdateOwnAccountRequest } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { sessionQuery } from "../../api/session.ts"
import { accountQuery } from "../../components/account-query.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { tell } from "../../components/tell.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

/** What the customers of the open account see of it. */
export function AccountPanel() {
  const chosen = useAccount()
  const { data, error, refetch } = useQuery({ ...accountQuery(chosen), enabled: chosen.account !== null })
  if (chosen.account === null) return null
  return (
    <Panel title={strings.accountTitle(chosen.account.account_name)}>
      {data && <AccountForm key={data.sid} account={data} />}
      {error && <ErrorAlert error={error} retry={() => void refetch()} />}
    </Panel>
  )
}

function AccountForm({ account }: { account: Account }) {
  const chosen = useAccount()
  const queries = useQueryClient()
  const may = useMay()
  const form = useForm({ mode: "uncontrolled", initialValues: valuesOf(account) })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const changed = await chosen.client.account.update(changesOf(account, values))
    queries.setQueryData(accountQuery(chosen).queryKey, changed)
    // Shows the server's spelling, such as +41445550123 for +41 44 555 01 23.
    form.setValues(valuesOf(changed))
    if (chosen.account) chosen.choose({ ...chosen.account, account_name: changed.name })
    tell(strings.accountSaved)
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  })
  return (
    <form noValidate onSubmit={submit} aria-label={strings.changeAccount}>
      <fieldset disabled={!may.own} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack gap="sm" maw={360}>
          <Text>{may.own ? strings.accountText : strings.accountOwnersOnly}</Text>
          {error !== null && <ErrorAlert error={error} />}
          {fields.map(({ name, ...texts }) => (
            <TextInput key={form.key(name)} {...texts} {...form.getInputProps(name)} />
          ))}
          {may.own && (
            <Button type="submit" loading={isBusy} w="fit-content">
              {strings.saveAccount}
            </Button>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}

const fields = [
  { name: "name", label: strings.accountName },
  { name: "support_email", label: strings.supportEmail, placeholder: "help@example.com", inputMode: "email" },
  { name: "support_phone", label: strings.supportPhone, placeholder: "+41 44 555 01 23", inputMode: "tel" },
  { name: "support_url", label: strings.supportUrl, placeholder: "https://example.com/help", inputMode: "url" },
] as const

/** Returns the changed fields, so that a save does not undo the changes of another owner. */
function changesOf(account: Account, values: ReturnType<typeof valuesOf>): UpdateOwnAccountRequest {
  const before: Readonly<Record<string, string>> = valuesOf(account)
  const changed = Object.entries(values).filter(([field, text]) => text.trim() !== before[field])
  return Object.fromEntries(
    changed.map(([field, text]) => [field, field === "name" ? text.trim() : text.trim() || null]),
  )
}

function valuesOf({ name, support_email, support_phone, support_url }: Account) {
  return {
    name,
    support_email: support_email ?? "",
    support_phone: support_phone ?? "",
    support_url: support_url ?? "",
  }
}
