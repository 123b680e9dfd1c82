import { Anchor, Button, Stack, Text } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ListPaymentsQuery, Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { useKindNames } from "../../components/payment-providers.ts"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { formatAmount } from "../../money.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { PaymentFilters, type Filter } from "./payment-filters.tsx"
import { PaymentStatus } from "./payment-status.tsx"
import { PaymentsTabs } from "./payments-tabs.tsx"
import { paymentByMessage } from "../../snippets/generated/payment-by-message.ts"
import * as strings from "./strings.ts"

export function PaymentsPage() {
  const { client, account } = useAccount()
  const navigate = useNavigate()
  const [filters] = useFilters<Filter>()
  const query = queryOf(filters)
  const list = useLiveList<Payment>({
    queryKey: [account?.account_sid, "payments", query],
    read: (signal) => readListPage(client.payments.list(query, { signal })),
    keyOf,
  })
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <Page title={strings.payments} description={strings.paymentsDescription} actions={<RequestButton />}>
      <PaymentsTabs />
      {list.isEmpty && !isFiltered ? (
        <NoPayments />
      ) : (
        <>
          <PaymentFilters error={list.error} />
          <LiveTable
            list={list}
            caption={strings.paymentsNewestFirst}
            columns={columns}
            open={({ sid }) => void navigate({ to: `/payments/${sid}` })}
            empty={<Text c="dimmed">{strings.noPaymentsMatch}</Text>}
          />
        </>
      )}
    </Page>
  )
}

/** The server reports a wrong filter in an address that a person typed. */
function queryOf({
  needs_review: needsReview,
  ...filters
}: ReturnType<typeof useFilters<Filter>>[0]): ListPaymentsQuery {
  return { ...filters, ...(needsReview && { needs_review: needsReview === "true" }) } as ListPaymentsQuery
}

const keyOf = ({ sid }: Payment) => sid

const columns: readonly Column<Payment>[] = [
  {
    header: strings.amount,
    cell: ({ sid, amount, currency, description }) => (
      <Stack gap={0} align="flex-start">
        <Anchor component={Link} to={`/payments/${sid}`} size="sm" className="tabular" style={{ whiteSpace: "nowrap" }}>
          {formatAmount(amount, currency)}
        </Anchor>
        <Text size="xs" c="dimmed" hiddenFrom="md" lineClamp={1} style={{ overflowWrap: "anywhere" }}>
          {description}
        </Text>
      </Stack>
    ),
  },
  { header: strings.status, cell: (payment) => <PaymentStatus payment={payment} /> },
  {
    header: strings.description,
    cell: ({ description, send }) => (
      <Stack gap={0}>
        <Text size="sm" lineClamp={1} style={{ overflowWrap: "anywhere" }}>
          {description ?? "–"}
        </Text>
        {send && (
          <Text size="xs" c="dimmed" className="tabular">
            {strings.sentTo(send.to)}
          </Text>
        )}
      </Stack>
    ),
    wideOnly: true,
  },
  { header: strings.reference, cell: ({ reference }) => reference ?? "–", wideOnly: true },
  { header: strings.provider, cell: ({ provider }) => <KindName kind={provider} />, wideOnly: true },
  { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short /> },
]

function KindName({ kind }: { kind: string | null }) {
  const nameOf = useKindNames()
  return kind === null ? "–" : nameOf(kind)
}

function RequestButton() {
  const may = useMay()
  if (!may.change) return null
  return (
    <Button component={Link} to="/payments/new" leftSection={<Icon name="send" size={16} />}>
      {strings.requestPayment}
    </Button>
  )
}

function NoPayments() {
  return (
    <EmptyState title={strings.noPaymentYet} snippet={paymentByMessage}>
      {strings.noPaymentYetText}
    </EmptyState>
  )
}
