import { Text } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Column } from "../../components/data-table.tsx"
import type { LiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { PaymentsTabs } from "./payments-tabs.tsx"
import { StatusFilter } from "./status-filter.tsx"

interface OfPaymentsPageProps<Row> {
  texts: { title: string; description: string; filter: string; noMatch: string; caption: string }
  list: LiveList<Row>
  statuses: readonly string[]
  columns: readonly Column<Row>[]
  /** Replaces an empty list. */
  empty: ReactNode
}

/** A list of objects that belong to payments. Each row links to its payment. */
export function OfPaymentsPage<Row extends { sid: string; payment_sid: string }>(props: OfPaymentsPageProps<Row>) {
  const { texts, list, statuses, columns, empty } = props
  const navigate = useNavigate()
  const [{ status, cursor }] = useFilters<"status">()
  return (
    <Page title={texts.title} description={texts.description}>
      <PaymentsTabs />
      {list.isEmpty && !status && !cursor ? (
        empty
      ) : (
        <>
          <StatusFilter label={texts.filter} statuses={statuses} error={list.error} />
          <LiveTable
            list={list}
            caption={texts.caption}
            columns={columns}
            open={({ payment_sid: sid }) => void navigate({ to: `/payments/${sid}` })}
            empty={<Text c="dimmed">{texts.noMatch}</Text>}
          />
        </>
      )}
    </Page>
  )
}
