import { Stack, Text, Title } from "@mantine/core"
import type { List, VerificationBlock } from "posthorn"
import { useFilters } from "../../url/filters.ts"
import type { Column } from "../data-table.tsx"
import { ErrorAlert } from "../error-alert.tsx"
import { readListPage } from "../list-page.ts"
import { useLiveList } from "../live-list.ts"
import { SteadyTable } from "../steady-table.tsx"

const activeMax = 1_000

interface BlocksAsked {
  active?: boolean
  limit?: number
  cursor?: string | undefined
}

export interface BlockListsProps {
  /** Names whose blocks they are. */
  of: string | undefined
  read(query: BlocksAsked, signal: AbortSignal): List<VerificationBlock>
  activeColumns: readonly Column<VerificationBlock>[]
  columns: readonly Column<VerificationBlock>[]
}

/** The blocks that are in force, and below them all blocks, newest first. */
export function BlockLists({ of, read, activeColumns, columns }: BlockListsProps) {
  const [{ cursor }] = useFilters<never>()
  const active = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "active"],
    read: (signal) => readListPage(read({ active: true, limit: activeMax }, signal)),
    keyOf,
  })
  const all = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "all", cursor],
    read: (signal) => readListPage(read({ cursor }, signal)),
    keyOf,
  })
  const failed = [active, all].find(({ page, error }) => error && !page)
  if (failed) return <ErrorAlert error={failed.error} retry={failed.retry} />
  return (
    <Stack gap="xl">
      <section aria-labelledby="active-blocks">
        <Title order={2} id="active-blocks" mb="sm">
          Active
        </Title>
        {active.page?.data.length === 0 ? (
          <Text c="dimmed">No area is blocked.</Text>
        ) : (
          <SteadyTable
            caption="Active blocks, newest first"
            columns={activeColumns}
            steady={active.steady}
            keyOf={keyOf}
            error={active.error}
          />
        )}
      </section>
      <section aria-labelledby="all-blocks">
        <Title order={2} id="all-blocks" mb="sm">
          All
        </Title>
        {all.page?.data.length === 0 && !cursor ? (
          <Text c="dimmed">
            No area was ever blocked. An area is blocked when many messages to it lead to hardly any approvals.
          </Text>
        ) : (
          <SteadyTable
            caption="All blocks, newest first"
            columns={columns}
            steady={all.steady}
            keyOf={keyOf}
            nextCursor={all.page?.nextCursor ?? null}
            error={all.error}
          />
        )}
      </section>
    </Stack>
  )
}

const keyOf = ({ sid }: VerificationBlock) => sid
