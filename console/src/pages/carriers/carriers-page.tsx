import { Anchor, Button, Group, Menu, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CarrierState } from "../../components/carrier-state.tsx"
import { carriersQuery, liveEveryMs, type Carrier } from "../../components/carriers.ts"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { Page } from "../../shell/page.tsx"
import { connectionsInWords, paceInWords, windowOf } from "./in-words.ts"

export function CarriersPage() {
  return (
    <OperatorOnly title="Carriers">
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
      title="Carriers"
      description="The ways to the phone networks, the mail servers and the chat servers, for all accounts. Their state is live."
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
          caption="Carriers and how each does"
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
      Add a carrier
    </Button>
  )
}

const others = [
  ["http", "Add a provider or gateway"],
  ["whatsapp", "Add WhatsApp"],
  ["telegram", "Add a Telegram bot"],
  ["smtp", "Add a mail server"],
  ["mm4", "Add an MMSC (MM4)"],
  ["mm7", "Add an MMSC (MM7)"],
  ["xmpp", "Add an XMPP server"],
  ["matrix", "Add a Matrix homeserver"],
] as const

/** Carriers of the other kinds. */
function AddOthers() {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Icon name="plus" size={14} />}>
          Add another kind
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(([kind, label]) => (
          <Menu.Item key={kind} component={Link} to={`/carriers/new?kind=${kind}`}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const columns: readonly Column<Carrier>[] = [
  {
    header: "Name",
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
  { header: "State", cell: (carrier) => <CarrierState carrier={carrier} /> },
  { header: "Connections", cell: connectionsInWords, wideOnly: true },
  {
    header: "Window",
    cell: (carrier) => <span className="tabular">{windowOf(carrier)}</span>,
    align: "right",
    wideOnly: true,
  },
  { header: "Pace", cell: paceInWords, align: "right", wideOnly: true },
]

function NoCarrier() {
  return (
    <EmptyState
      title="No carrier yet"
      action={
        <Group>
          <Button component={Link} to="/carriers/first">
            Connect a first carrier
          </Button>
          <AddOthers />
        </Group>
      }
      curl={curl()}
      sdk={sdk}
    >
      A carrier takes messages to real phones over SMPP. Until there is one, the simulator takes them where it is
      allowed. You need the host, the port, the system id and the password that the carrier gave you. Providers and
      gateways over HTTP, WhatsApp, Telegram, mail servers and chat servers are carriers too.
    </EmptyState>
  )
}

const curl = () =>
  `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/carriers \\
  -H 'content-type: application/json' -d '{
  "name": "Acme Telecom",
  "settings": { "hosts": [{ "host": "smpp.carrier.example", "port": 3550, "tls": {} }], "system_id": "acme" },
  "password": "s3cret"
}'`

const sdk = `await client.operator.carriers.create({
  name: "Acme Telecom",
  settings: { hosts: [{ host: "smpp.carrier.example", port: 3550, tls: {} }], system_id: "acme" },
  password: process.env.CARRIER_PASSWORD,
})`
