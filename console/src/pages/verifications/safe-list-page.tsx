import { Button, Modal, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import type { SafeListEntry } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useLast } from "../../components/use-last.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { addSafeList } from "../../snippets/generated/add-safe-list.ts"
import * as strings from "./strings.ts"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function SafeListPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [{ cursor }] = useFilters<never>()
  const [isAdding, adding] = useDisclosure(false)
  const [removed, setRemoved] = useState<SafeListEntry | null>(null)
  const list = useLiveList<SafeListEntry>({
    queryKey: [account?.account_sid, "safe_list", cursor],
    read: (signal) => readListPage(client.auth.safeList.list({ cursor }, { signal })),
    keyOf,
  })
  const add = may.change && (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={adding.open}>
      {strings.addAddress}
    </Button>
  )
  return (
    <Page title={strings.safeList} description={strings.safeListDescription} actions={add}>
      <VerificationsTabs />
      <LiveTable
        list={list}
        caption={strings.safeListByAddress}
        columns={[...columns, ...(may.change ? [removeColumn(setRemoved)] : [])]}
        empty={<NoEntries />}
      />
      <Modal opened={isAdding} onClose={adding.close} title={strings.safeListAdd}>
        <AddForm close={adding.close} />
      </Modal>
      <RemoveEntry entry={removed} close={() => setRemoved(null)} />
    </Page>
  )
}

const keyOf = ({ to }: SafeListEntry) => to

const columns: readonly Column<SafeListEntry>[] = [
  { header: strings.address, cell: ({ to }) => <Address>{to}</Address> },
  {
    header: strings.note,
    cell: ({ note }) => (
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {note}
      </Text>
    ),
  },
  { header: strings.added, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
]

function removeColumn(remove: (entry: SafeListEntry) => void): Column<SafeListEntry> {
  return {
    header: strings.action,
    align: "right",
    cell: (entry) => (
      <Button size="compact-sm" variant="default" aria-label={strings.removeTo(entry.to)} onClick={() => remove(entry)}>
        {strings.remove}
      </Button>
    ),
  }
}

function AddForm({ close }: { close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { to: "", note: "" },
    validate: { to: (to) => (to.trim() ? null : strings.addressMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, note }) => {
    const entry = await client.auth.safeList.create({ to: to.trim(), ...(note.trim() && { note: note.trim() }) })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "safe_list"] })
    tell(strings.safeListAdded(entry.to))
    close()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.address}
          description={strings.addressDescription}
          placeholder="+14155550123"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("to")}
        />
        <TextInput label={strings.note} placeholder={strings.notePlaceholder} {...form.getInputProps("note")} />
        <FormButtons act={strings.add} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}

function RemoveEntry({ entry, close }: { entry: SafeListEntry | null; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const shown = useLast(entry)
  const remove = async () => {
    if (!entry) return
    await client.auth.safeList.delete({ to: entry.to })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "safe_list"] })
    tell(strings.safeListRemoved(entry.to))
  }
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      close={close}
      title={strings.safeListRemoveTitle}
      act={strings.removeAddress}
      isDangerous
      confirm={remove}
    >
      {strings.safeListRemoveText(shown?.to ?? "")}
    </ConfirmDialog>
  )
}

function NoEntries() {
  return (
    <EmptyState title={strings.safeListEmptyTitle} snippet={addSafeList}>
      {strings.safeListEmptyText}
    </EmptyState>
  )
}
