import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import type { PhoneNumber } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import type { Column } from "../../components/data-table.tsx"
import { FilterField } from "../../components/filter-field.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { channelName } from "../../components/channel-name.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AddNumber } from "./add-number.tsx"
import { NoNumbers } from "./no-numbers.tsx"
import { NumberDialog } from "./number-dialog.tsx"
import { NumbersTabs } from "./numbers-tabs.tsx"
import { RemoveNumber } from "./remove-number.tsx"
import * as strings from "./strings.ts"

export function NumbersPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [filters, change] = useFilters<"number">()
  const [isAdding, adding] = useDisclosure(false)
  const [edited, setEdited] = useState<PhoneNumber | null>(null)
  const [removed, setRemoved] = useState<PhoneNumber | null>(null)
  const list = useLiveList<PhoneNumber>({
    queryKey: [account?.account_sid, "phone_numbers", filters],
    read: (signal) => readListPage(client.phoneNumbers.list(filters, { signal })),
    keyOf,
  })
  const isFirst = list.isEmpty && !filters.number && !filters.cursor
  const add = may.change && (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={adding.open}>
      {strings.requestNumber}
    </Button>
  )
  return (
    <Page title={strings.numbers} description={strings.numbersDescription} actions={!isFirst && add}>
      <NumbersTabs />
      {(!list.isEmpty || filters.number) && (
        <FilterField
          label={strings.number}
          placeholder="+14155550100"
          value={filters.number}
          change={(number) => change({ number })}
          error={list.error}
          param="number"
        />
      )}
      <LiveTable
        list={list}
        caption={strings.numbersCaption}
        columns={[...columns, ...(may.change ? [actionColumn(setEdited, setRemoved)] : [])]}
        empty={isFirst ? <NoNumbers action={add} /> : <Text c="dimmed">{strings.numberGone}</Text>}
      />
      <AddNumber isOpen={isAdding} close={adding.close} />
      {edited && <NumberDialog number={edited} close={() => setEdited(null)} />}
      <RemoveNumber number={removed} close={() => setRemoved(null)} />
    </Page>
  )
}

const keyOf = ({ sid }: PhoneNumber) => sid

const columns: readonly Column<PhoneNumber>[] = [
  {
    header: strings.number,
    cell: ({ number, sid, name }) => (
      <>
        <Group gap={2} wrap="nowrap">
          <Text component="span" size="sm" fw={560}>
            <Address>{number}</Address>
          </Text>
          <CopyButton value={number} what={number} />
        </Group>
        {name !== null && (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
        )}
        <Text c="dimmed" component="div" visibleFrom="md">
          <Sid sid={sid} />
        </Text>
      </>
    ),
  },
  {
    header: strings.status,
    cell: ({ status, rejected_reason: reason }) => (
      <Stack gap={2} align="flex-start">
        <StatusBadge status={status} />
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {status === "pending" ? strings.waitsForTheOperator : reason}
        </Text>
      </Stack>
    ),
  },
  {
    header: strings.channels,
    cell: ({ capabilities }) => (
      <Group gap={4}>
        {capabilities.map((capability) => (
          <Badge key={capability} variant="default" size="sm" radius="sm" tt="none">
            {channelName(capability)}
          </Badge>
        ))}
      </Group>
    ),
    wideOnly: true,
  },
  { header: strings.created, cell: ({ created_at }) => <Time at={created_at} />, wideOnly: true },
]

type Act = (number: PhoneNumber) => void

function actionColumn(edit: Act, remove: Act): Column<PhoneNumber> {
  const look = { size: "compact-sm", variant: "default" } as const
  return {
    header: strings.action,
    align: "right",
    cell: (number) => (
      <Group gap={6} justify="flex-end">
        {number.status === "active" && (
          <Button {...look} aria-label={strings.editNamed(number.number)} onClick={() => edit(number)}>
            {strings.edit}
          </Button>
        )}
        <Button {...look} aria-label={strings.removeNumber(number.number)} onClick={() => remove(number)}>
          {strings.remove}
        </Button>
      </Group>
    ),
  }
}
