import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { OperatorPhoneNumber } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { Filled } from "../../components/filled.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useLast } from "../../components/use-last.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AssignDialog } from "./assign-dialog.tsx"
import { NoAssignedNumbers } from "./no-assigned-numbers.tsx"
import { RejectDialog } from "./reject-dialog.tsx"
import { SendersTabs } from "./senders-tabs.tsx"
import { useAccounts, type Accounts } from "../../components/use-accounts.ts"
import * as strings from "./strings.ts"

export function AllNumbersPage() {
  return (
    <OperatorOnly title={strings.senders}>
      <AllNumbers />
    </OperatorOnly>
  )
}

type Filter = "account" | "status" | "number"
const statuses = ["pending", "active", "rejected"] as const
type Status = (typeof statuses)[number]

function AllNumbers() {
  const { client } = useAccount()
  const accounts = useAccounts()
  const [filters] = useFilters<Filter>()
  const { account, status, number, cursor } = filters
  const [isAssigning, setAssigning] = useState(false)
  const [rejected, setRejected] = useState<OperatorPhoneNumber | null>(null)
  const [released, setReleased] = useState<OperatorPhoneNumber | null>(null)
  const query = { account_sid: account, status: status ? [status as Status] : undefined, number, cursor }
  const list = useLiveList<OperatorPhoneNumber>({
    queryKey: ["operator", "phone_numbers", query],
    read: (signal) => readListPage(client.operator.phoneNumbers.list(query, { signal })),
    keyOf,
  })
  const isFiltered = Boolean(account || status || number || cursor)
  const isFirst = list.isEmpty && !isFiltered
  const assign = (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setAssigning(true)}>
      {strings.assignNumber}
    </Button>
  )
  return (
    <Page title={strings.senders} description={strings.numbersDescription} actions={!isFirst && assign}>
      <SendersTabs />
      {!isFirst && <Filters accounts={accounts} />}
      <LiveTable
        list={list}
        caption={strings.numbersCaption}
        columns={columnsOf(accounts, { reject: setRejected, release: setReleased })}
        empty={isFirst ? <NoAssignedNumbers action={assign} /> : <Text c="dimmed">{strings.numberGone}</Text>}
      />
      {isAssigning && accounts.options.length > 0 && (
        <AssignDialog accounts={accounts} accountSid={account} close={() => setAssigning(false)} />
      )}
      {rejected && <RejectDialog number={rejected} close={() => setRejected(null)} />}
      <ReleaseDialog number={released} accounts={accounts} close={() => setReleased(null)} />
    </Page>
  )
}

const keyOf = ({ sid }: OperatorPhoneNumber) => sid

function Filters({ accounts }: { accounts: Accounts }) {
  const [{ account = "", status = "", number = "" }, change] = useFilters<Filter>()
  const clear = () => change({ account: "", status: "", number: "" })
  return (
    <FilterBar label={strings.phoneNumbers} isFiltered={Boolean(account || status || number)} clear={clear}>
      <NativeSelect
        label={strings.account}
        className={wideField}
        value={account}
        onChange={(event) => change({ account: event.currentTarget.value })}
        data={[{ value: "", label: strings.allAccounts }, ...accounts.options]}
      />
      <NativeSelect
        label={strings.status}
        value={status}
        onChange={(event) => change({ status: event.currentTarget.value })}
        data={[{ value: "", label: strings.anyStatusOption }, ...statuses]}
      />
      <TextInput
        key={number}
        label={strings.number}
        placeholder="+14155550100"
        data-search
        defaultValue={number}
        onBlur={(event) => change({ number: event.currentTarget.value.trim() })}
        onKeyDown={(event) => event.key === "Enter" && change({ number: event.currentTarget.value.trim() })}
      />
    </FilterBar>
  )
}

interface Acts {
  reject(number: OperatorPhoneNumber): void
  release(number: OperatorPhoneNumber): void
}

function columnsOf({ nameOf }: Accounts, acts: Acts): readonly Column<OperatorPhoneNumber>[] {
  return [
    {
      header: strings.number,
      cell: ({ number, account_sid: sid }) => (
        <Stack gap={0}>
          <Text size="sm" fw={560}>
            <Address>{number}</Address>
          </Text>
          <Text size="xs" c="dimmed" hiddenFrom="md" style={{ overflowWrap: "anywhere" }}>
            {nameOf(sid)}
          </Text>
        </Stack>
      ),
    },
    {
      header: strings.account,
      cell: ({ account_sid: sid }) => (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {nameOf(sid)}
        </Text>
      ),
      wideOnly: true,
    },
    {
      header: strings.status,
      cell: ({ status, account_sid: account, owner_account_sid: owner }) => (
        <Stack gap={2} align="flex-start">
          <StatusBadge status={status} />
          {owner !== null && owner !== account && (
            <Text size="xs" c="dimmed">
              {strings.ownerOwnsIt(nameOf(owner))}
            </Text>
          )}
        </Stack>
      ),
    },
    { header: strings.since, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
    { header: strings.action, align: "right", cell: (number) => <Actions number={number} acts={acts} /> },
  ]
}

function Actions({ number, acts }: { number: OperatorPhoneNumber; acts: Acts }) {
  const approve = useApprove(number)
  const look = { size: "compact-xs", variant: "default" } as const
  return (
    <Group gap={6} justify="flex-end">
      {number.status !== "active" && (
        <ActButton {...look} aria-label={strings.approveNumber(number.number)} act={approve}>
          {strings.approve}
        </ActButton>
      )}
      {number.status === "pending" && (
        <Button {...look} aria-label={strings.rejectNumber(number.number)} onClick={() => acts.reject(number)}>
          {strings.reject}
        </Button>
      )}
      {number.status === "active" && (
        <Button {...look} aria-label={strings.releaseNumber(number.number)} onClick={() => acts.release(number)}>
          {strings.release}
        </Button>
      )}
    </Group>
  )
}

function useApprove({ sid, number }: OperatorPhoneNumber) {
  const { client } = useAccount()
  const queries = useQueryClient()
  return async () => {
    await client.operator.phoneNumbers.update(sid, { status: "active" })
    await queries.invalidateQueries({ queryKey: ["operator", "phone_numbers"] })
    tell(strings.numberIsApproved(number))
  }
}

interface ReleaseProps {
  number: OperatorPhoneNumber | null
  accounts: Accounts
  close(): void
}

function ReleaseDialog({ number, accounts, close }: ReleaseProps) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const shown = useLast(number)
  const release = async () => {
    if (!number) return
    await client.operator.phoneNumbers.release(number.sid)
    await queries.invalidateQueries({ queryKey: ["operator", "phone_numbers"] })
    tell(strings.numberIsReleased(number.number))
  }
  return (
    <ConfirmDialog
      isOpen={number !== null}
      close={close}
      title={strings.releaseTitle(shown?.number ?? "")}
      act={strings.release}
      isDangerous
      confirm={release}
    >
      <Filled text={strings.releaseText} parts={{ account: shown && accounts.nameOf(shown.account_sid) }} />
    </ConfirmDialog>
  )
}
