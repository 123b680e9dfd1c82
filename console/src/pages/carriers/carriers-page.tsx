import { Anchor, Button, Group, Menu, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CarrierState } from "../../components/carrier-state.tsx"
import { carrierKindsQuery, carriersQuery, liveEveryMs, type Carrier } from "../../components/carriers.ts"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { Page } from "../../shell/page.tsx"
import { connectionsInWords, throughputInWords, windowOf } from "./in-words.ts"
import { createCarrier } from "../../snippets/generated/create-carrier.ts"
import * as strings from "./strings.ts"

export function CarriersPage() {
  return (
    <OperatorOnly title={strings.carriers}>
      <Carriers />
    </OperatorOnly>
  )
}

function Carriers() {
  const { client } = useAccount()
  const navigate = useNavigate()
  const carriers = useQuery({ ...carriersQuery(client), refetchInterval: liveEveryMs })
  const isEmpty = carriers.data?.length === 0
  return (
    <Page
      title={strings.carriers}
      description={strings.carriersDescription}
      actions={
        !isEmpty && (
          <>
            <AddOthers />
            <AddCarrier />
          </>
        )
      }
    >
      {carriers.isError && !carriers.data && (
        <ErrorAlert error={carriers.error} retry={() => void carriers.refetch()} />
      )}
      {isEmpty && <NoCarrier />}
      {!isEmpty && !(carriers.isError && !carriers.data) && (
        <DataTable
          caption={strings.carriersCaption}
          columns={columns}
          rows={carriers.data}
          keyOf={({ sid }) => sid}
          open={({ sid }) => void navigate({ to: "/carriers/$sid", params: { sid } as never })}
        />
      )}
    </Page>
  )
}

function AddCarrier() {
  return (
    <Button component={Link} to="/carriers/new" leftSection={<Icon name="plus" size={14} />}>
      {strings.addCarrier}
    </Button>
  )
}

/** Carriers of the other kinds. */
function AddOthers() {
  const { client } = useAccount()
  const { data: kinds = [] } = useQuery(carrierKindsQuery(client))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Icon name="plus" size={14} />}>
          {strings.addAnotherKind}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ kind, name }) => (
          <Menu.Item key={kind} component={Link} to={`/carriers/new?kind=${kind}`}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const columns: readonly Column<Carrier>[] = [
  {
    header: strings.name,
    cell: (carrier) => (
      <Stack gap={2}>
        <Anchor
          component={Link}
          to={`/carriers/${carrier.sid}`}
          size="sm"
          fw={560}
          style={{ overflowWrap: "anywhere" }}
        >
          {carrier.name}
        </Anchor>
        {carrier.reason !== null && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {carrier.reason}
          </Text>
        )}
      </Stack>
    ),
  },
  { header: strings.state, cell: (carrier) => <CarrierState carrier={carrier} /> },
  { header: strings.connections, cell: connectionsInWords, wideOnly: true },
  {
    header: strings.window,
    cell: (carrier) => <span className="tabular">{windowOf(carrier)}</span>,
    align: "right",
    wideOnly: true,
  },
  { header: strings.throughput, cell: throughputInWords, align: "right", wideOnly: true },
]

function NoCarrier() {
  return (
    <EmptyState
      title={strings.noCarrierYet}
      action={
        <Group>
          <Button component={Link} to="/carriers/first">
            {strings.connectFirstCarrier}
          </Button>
          <AddOthers />
        </Group>
      }
      snippet={createCarrier}
    >
      {strings.noCarrierYetText}
    </EmptyState>
  )
}
