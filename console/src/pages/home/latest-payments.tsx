import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Payment } from "@posthorn/client"
import { DataTable } from "../../components/data-table.tsx"
import { Panel } from "../../components/panel.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import * as strings from "./strings.ts"

export function LatestPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Panel title={strings.latestPayments}>
      <DataTable
        caption={strings.latestPaymentsCaption}
        rows={payments}
        keyOf={({ sid }) => sid}
        columns={[
          { header: strings.amount, cell: (payment) => <Amount payment={payment} /> },
          { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
          {
            header: strings.description,
            cell: ({ description }) => <Description text={description} />,
            wideOnly: true,
          },
          { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short /> },
        ]}
      />
      <Anchor component={Link} to="/payments" size="sm" mt="xs" display="inline-block">
        {strings.allPayments}
      </Anchor>
    </Panel>
  )
}

function Amount({ payment: { sid, amount, currency } }: { payment: Payment }) {
  return (
    <Anchor component={Link} to={`/payments/${sid}`} size="sm" className="tabular" style={{ whiteSpace: "nowrap" }}>
      {formatAmount(amount, currency)}
    </Anchor>
  )
}

function Description({ text }: { text: string | null }) {
  return (
    <Text size="sm" lineClamp={1} style={{ overflowWrap: "anywhere" }}>
      {text ?? "–"}
    </Text>
  )
}
