import { Anchor, Button, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { sharedEveryMs } from "../../components/live-list.ts"
import { providersQuery, useKindNames } from "../../components/payment-providers.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { createProvider } from "../../snippets/generated/create-provider.ts"
import * as strings from "./strings.ts"
import { ordersOf, type Order } from "./tried-first.ts"

export function ProvidersPage() {
  const navigate = useNavigate()
  const may = useMay()
  const { data, error, refetch } = useQuery({ ...providersQuery(useAccount()), refetchInterval: sharedEveryMs })
  const isEmpty = data?.length === 0
  return (
    <Page
      title={strings.paymentProviders}
      description={strings.paymentProvidersDescription}
      actions={may.own && !isEmpty && <Connect />}
    >
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : isEmpty ? (
        <NoProviders />
      ) : (
        <Stack gap="xl">
          <DataTable
            caption={strings.providersCaption}
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
      {strings.connectProvider}
    </Button>
  )
}

const columns: readonly Column<PaymentProvider>[] = [
  {
    header: strings.name,
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
        <OtherName kind={kind} name={name} />
      </>
    ),
  },
  { header: strings.currencies, cell: ({ currencies }) => currencies?.join(", ") ?? strings.all },
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: strings.priority,
    align: "right",
    cell: ({ priority }) => <span className="tabular">{priority}</span>,
    wideOnly: true,
  },
]

/** The name of the kind, unless the provider has the same name. */
function OtherName({ kind, name }: Pick<PaymentProvider, "kind" | "name">) {
  const kindName = useKindNames()(kind)
  if (name === kindName) return null
  return (
    <Text size="xs" c="dimmed">
      {kindName}
    </Text>
  )
}

/** The provider that gets a payment, by priorities and currencies. */
export function TriedFirst({ providers }: { providers: Parameters<typeof ordersOf>[0] }) {
  const orders = ordersOf(providers)
  const hasNamed = orders.length > 1
  return (
    <section aria-labelledby="tried-first">
      <Title order={2} id="tried-first" mb={4}>
        {strings.orderOfProviders}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw={760}>
        {strings.orderText}
      </Text>
      <DataTable
        caption={strings.orderCaption}
        columns={[
          {
            header: strings.currency,
            cell: ({ currency }: Order) => currency ?? (hasNamed ? strings.anyOther : strings.anyCurrencyCell),
          },
          {
            header: strings.order,
            cell: ({ providers: those }: Order) => (
              <span style={{ overflowWrap: "anywhere" }}>
                {those.map(({ name }) => name).join(" → ") || strings.nonePaymentsAreRefused}
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
    <EmptyState title={strings.noProviderTitle} action={may.own && <Connect />} snippet={createProvider}>
      {strings.noProviderText}
    </EmptyState>
  )
}
