import { Autocomplete, Button, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { ServiceSender } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { ownNumbersQuery } from "../../components/message/messages-api.ts"
import { Panel } from "../../components/panel.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useLast } from "../../components/use-last.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { countryName } from "../../components/verifications/country-name.ts"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

/** The senders of a messaging service. */
export function ServiceSenders({ sid }: { sid: string }) {
  const { client, account } = useAccount()
  const may = useMay()
  const [{ cursor }] = useFilters<never>()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<ServiceSender | null>(null)
  const list = useLiveList<ServiceSender>({
    queryKey: [...keyOfSenders(account?.account_sid, sid), cursor],
    read: (signal) => readListPage(client.messagingServices.senders.list(sid, { cursor }, { signal })),
    keyOf,
  })
  return (
    <Panel
      title={strings.senders}
      actions={
        may.change && (
          <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setAdding(true)}>
            {strings.addSender}
          </Button>
        )
      }
    >
      <LiveTable
        list={list}
        caption={strings.sendersCaption}
        columns={[...columns, ...(may.change ? [removeColumn(setRemoved)] : [])]}
        empty={<Text c="dimmed">{strings.noSenders}</Text>}
      />
      {isAdding && <AddDialog sid={sid} close={() => setAdding(false)} />}
      <RemoveDialog sender={removed} close={() => setRemoved(null)} />
    </Panel>
  )
}

const keyOf = ({ sender }: ServiceSender) => sender
const keyOfSenders = (account: string | undefined, sid: string) => [account, "messaging_services", sid, "senders"]

const columns: readonly Column<ServiceSender>[] = [
  { header: strings.sender, cell: ({ sender }) => <Address>{sender}</Address> },
  { header: strings.senderKind, cell: ({ kind }) => strings.senderKinds[kind] ?? kind },
  {
    header: strings.country,
    cell: ({ country }) => (country === null ? null : countryName(country)),
    wideOnly: true,
  },
  { header: strings.added, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
]

function removeColumn(remove: (sender: ServiceSender) => void): Column<ServiceSender> {
  return {
    header: strings.action,
    align: "right",
    cell: (row) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={strings.removeSender(row.sender)}
        onClick={() => remove(row)}
      >
        {strings.remove}
      </Button>
    ),
  }
}

function AddDialog({ sid, close }: { sid: string; close(): void }) {
  const chosen = useAccount()
  const queries = useQueryClient()
  const own = useQuery(ownNumbersQuery(chosen)).data ?? []
  const form = useForm({
    initialValues: { sender: "", country: "" },
    validate: { sender: (sender) => (sender.trim() ? null : strings.senderMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ sender, country }) => {
    const added = await chosen.client.messagingServices.senders.add(sid, {
      sender: sender.trim(),
      ...(country.trim() && { country: country.trim() }),
    })
    await queries.invalidateQueries({ queryKey: keyOfSenders(chosen.account?.account_sid, sid) })
    tell(strings.senderAdded(added.sender))
    close()
  })
  return (
    <Dialog onClose={close} title={strings.addSender}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <Autocomplete
            label={strings.sender}
            description={strings.senderDescription}
            placeholder="+14155550100"
            data={own.map(({ number }) => number)}
            openOnFocus={false}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("sender")}
          />
          <TextInput
            label={strings.country}
            description={strings.countryDescription}
            placeholder="US"
            {...form.getInputProps("country")}
          />
          <FormButtons act={strings.add} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ sender, close }: { sender: ServiceSender | null; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const shown = useLast(sender)
  const remove = async () => {
    if (!sender) return
    const { messaging_service_sid: sid } = sender
    await client.messagingServices.senders.remove(sid, { sender: sender.sender })
    await queries.invalidateQueries({ queryKey: keyOfSenders(account?.account_sid, sid) })
    tell(strings.senderRemoved(sender.sender))
  }
  return (
    <ConfirmDialog
      isOpen={sender !== null}
      close={close}
      title={strings.removeTitle(shown?.sender ?? "")}
      act={strings.remove}
      isDangerous
      confirm={remove}
    >
      {strings.removeSenderText}
    </ConfirmDialog>
  )
}
