import { Anchor, Button, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { sharedEveryMs } from "../../components/live-list.ts"
import { kindNames, providersQuery } from "../../components/payment-providers.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { ordersOf, type Order } from "./tried-first.ts"

export function ProvidersPage() {
  const navigate = useNavigate()
  const may = useMay()
  const { data, error, refetch } = useQuery({ ...providersQuery(useAccount()), refetchInterval: sharedEveryMs })
  const isEmpty = data?.length === 0
  return (
    <Page
      title="Payment providers"
      description="The services through which your customers pay you."
      actions={may.own && !isEmpty && <Connect />}
    >
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : isEmpty ? (
        <NoProviders />
      ) : (
        <Stack gap="xl">
          <DataTable
            caption="Payment providers, in the order in which they are tried"
            columns={columns}
            rows={data}
            keyOf={({ sid }) => sid}
            open={({ sid }) => void navigate({ to: `/payment-providers/${sid}` })}
          />
          {data && <TriedFirst providers={data} />}
        </Stack>
      )}
    </Page>
  )
}

function Connect() {
  return (
    <Button component={Link} to="/payment-providers/new" leftSection={<Icon name="plus" size={14} />}>
      Connect a provider
    </Button>
  )
}

const columns: readonly Column<PaymentProvider>[] = [
  {
    header: "Name",
    cell: ({ sid, name, kind }) => (
      <>
        <Anchor
          component={Link}
          to={`/payment-providers/${sid}`}
          size="sm"
          fw={560}
          style={{ overflowWrap: "anywhere" }}
        >
          {name}
        </Anchor>
        {name !== kindNames[kind] && (
          <Text size="xs" c="dimmed">
            {kindNames[kind]}
          </Text>
        )}
      </>
    ),
  },
  { header: "Currencies", cell: ({ currencies }) => currencies?.join(", ") ?? "All" },
  { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: "Priority",
    align: "right",
    cell: ({ priority }) => <span className="tabular">{priority}</span>,
    wideOnly: true,
  },
]

/** Which provider takes a payment, as the priorities and currencies decide. */
export function TriedFirst({ providers }: { providers: Parameters<typeof ordersOf>[0] }) {
  const orders = ordersOf(providers)
  const hasNamed = orders.length > 1
  return (
    <section aria-labelledby="tried-first">
      <Title order={2} id="tried-first" mb={4}>
        Order of providers
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw={760}>
        Posthorn uses the enabled provider with the lowest priority number. If that provider cannot take the payment,
        and no money can have moved, Posthorn tries the next one. A payment that names a provider uses only that one.
      </Text>
      <DataTable
        caption="The order of providers for each currency"
        columns={[
          {
            header: "Currency",
            cell: ({ currency }: Order) => currency ?? (hasNamed ? "Any other" : "Any"),
          },
          {
            header: "Order",
            cell: ({ providers: those }: Order) => (
              <span style={{ overflowWrap: "anywhere" }}>
                {those.map(({ name }) => name).join(" → ") || "None: payments are refused"}
              </span>
            ),
          },
        ]}
        rows={orders}
        keyOf={({ currency }) => currency ?? ""}
      />
    </section>
  )
}

function NoProviders() {
  const may = useMay()
  return (
    <EmptyState
      title="No provider is connected"
      action={may.own && <Connect />}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/payment_providers \\
  -H 'content-type: application/json' -d '{
  "kind": "manual",
  "name": "Bank transfer",
  "settings": { "instructions": "IBAN CH93 0076 2011 6238 5295 7" }
}'`}
      sdk={`await client.paymentProviders.create({
  kind: "manual",
  name: "Bank transfer",
  settings: { instructions: "IBAN CH93 0076 2011 6238 5295 7" },
})`}
    >
      Connect Stripe or PayPal to be paid by card or wallet, or record cash and bank transfers by hand. Until then,
      payments use the simulator where the operator allows it, and no money moves.
    </EmptyState>
  )
}
