import { Anchor, Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { AccountWithToken, OperatorAccount } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { Snippets } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { numberOf } from "../../components/number-of.ts"
import { SecretOnce } from "../../components/secret-once.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { newAccount } from "../../snippets/generated/new-account.ts"
import * as strings from "./strings.ts"

export function AccountDialog({ account, close }: { account: OperatorAccount | null; close(): void }) {
  const [made, setMade] = useState<AccountWithToken | null>(null)
  const title = made
    ? strings.accountCreated(made.name)
    : account
      ? strings.editName(account.name)
      : strings.createAccount
  return (
    <Dialog onClose={close} title={title} closeOnClickOutside={!made} closeOnEscape={!made} size={made ? "lg" : "md"}>
      {made ? (
        <Credentials account={made} close={close} />
      ) : (
        <AccountForm account={account} made={setMade} close={close} />
      )}
    </Dialog>
  )
}

interface AccountFormProps {
  account: OperatorAccount | null
  made(account: AccountWithToken): void
  close(): void
}

function AccountForm({ account, made, close }: AccountFormProps) {
  const save = useSaveAccount(account, made, close)
  const form = useForm({
    initialValues: {
      name: account?.name ?? "",
      rate_per_second: account?.rate_per_second ? String(account.rate_per_second) : "",
      phone_numbers_max: account?.phone_numbers_max == null ? "" : String(account.phone_numbers_max),
      status: account?.status ?? ("active" as const),
    },
    validate: { name: (name) => (name.trim() ? null : strings.nameMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, save)
  const isSuspending = account?.status === "active" && form.values.status === "suspended"
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.name}
          description={strings.nameDescription}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          label={strings.requestsASecond}
          description={strings.requestsASecondDescription}
          placeholder="default"
          inputMode="numeric"
          {...form.getInputProps("rate_per_second")}
        />
        <TextInput
          label={strings.phoneNumbers}
          description={strings.phoneNumbersDescription}
          placeholder="default"
          inputMode="numeric"
          {...form.getInputProps("phone_numbers_max")}
        />
        {!account && (
          <Text size="sm" c="dimmed">
            {strings.furtherAccountText}
          </Text>
        )}
        {account && (
          <NativeSelect
            label={strings.status}
            description={strings.statusDescription}
            data={["active", "suspended"]}
            {...form.getInputProps("status")}
          />
        )}
        {isSuspending && (
          <Text size="sm" role="status">
            {strings.suspendText}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {strings.cancel}
          </Button>
          <Button type="submit" loading={isBusy} color={isSuspending ? "red.8" : undefined}>
            {account ? (isSuspending ? strings.suspend : strings.save) : strings.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Credentials({ account, close }: { account: AccountWithToken; close(): void }) {
  return (
    <Stack>
      <Group gap={4}>
        <Text size="sm">{strings.accountSid}</Text>
        <Text size="sm" ff="monospace" style={{ overflowWrap: "anywhere" }}>
          {account.sid}
        </Text>
        <CopyButton value={account.sid} what={strings.theAccountSid} />
      </Group>
      <SecretOnce secret={account.auth_token} what={strings.theAuthToken} />
      <Text size="sm">{account.sender_notice}</Text>
      <Anchor component={Link} to="/senders" size="sm">
        {strings.assignAndAllow}
      </Anchor>
      <Snippets snippet={newAccount} values={{ account_sid: account.sid }} />
      <Group justify="flex-end">
        <Button onClick={close}>{strings.done}</Button>
      </Group>
    </Stack>
  )
}

interface Values {
  name: string
  rate_per_second: string
  phone_numbers_max: string
  status: OperatorAccount["status"]
}

function useSaveAccount(account: OperatorAccount | null, made: (account: AccountWithToken) => void, close: () => void) {
  const { client } = useAccount()
  const queries = useQueryClient()
  return async ({ name, rate_per_second: rate, phone_numbers_max: numbers, status }: Values) => {
    const accounts = client.operator.accounts
    const changed = {
      name: name.trim(),
      rate_per_second: numberOf(rate) as number | null,
      phone_numbers_max: numberOf(numbers) as number | null,
    }
    if (account) {
      await accounts.update(account.sid, { ...changed, ...(status !== account.status && { status }) })
      close()
      tell(strings.accountSaved(changed.name))
    } else made(await accounts.create(changed))
    await queries.invalidateQueries({ queryKey: ["operator", "accounts"] })
  }
}
