import { Stack, Text, Title } from "@mantine/core"
import type { List, VerificationBlock } from "posthorn"
import { useFilters } from "../../url/filters.ts"
import type { Column } from "../data-table.tsx"
import { ErrorAlert } from "../error-alert.tsx"
import { readListPage } from "../list-page.ts"
import { useLiveList } from "../live-list.ts"
import { SteadyTable } from "../steady-table.tsx"
import { isActive } from "./block-words.ts"

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

/** The blocks that are in force, and below them those that have ended, each newest first. */
export function BlockLists({ of, read, activeColumns, columns }: BlockListsProps) {
  const [{ cursor }] = useFilters<never>()
  const active = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "active"],
    read: (signal) => readListPage(read({ active: true, limit: activeMax }, signal)),
    keyOf,
  })
  const ended = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "ended", cursor],
    read: async (signal) => {
      const page = await readListPage(read({ cursor }, signal))
      return { ...page, data: page.data.filter((block) => !isActive(block, Date.now())) }
    },
    keyOf,
  })
  const hasEnded = !ended.page || ended.page.data.length > 0 || ended.page.nextCursor !== null || Boolean(cursor)
  const failed = [active, ended].find(({ page, error }) => error && !page)
  if (failed) return <ErrorAlert error={failed.error} retry={failed.retry} />
  return (
    <Stack gap="xl">
      <section aria-labelledby="active-blocks">
        <Title order={2} id="active-blocks" mb="sm">
          Active
        </Title>
        {active.page?.data.length === 0 ? (
          <Text c="dimmed">
            No area is blocked. An area is blocked when many messages to it lead to hardly any approvals.
          </Text>
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
      {hasEnded && (
        <section aria-labelledby="ended-blocks">
          <Title order={2} id="ended-blocks" mb="sm">
            Ended
          </Title>
          <SteadyTable
            caption="Ended blocks, newest first"
            columns={columns}
            steady={ended.steady}
            keyOf={keyOf}
            nextCursor={ended.page?.nextCursor ?? null}
            error={ended.error}
          />
        </section>
      )}
    </Stack>
  )
}

const keyOf = ({ sid }: VerificationBlock) => sid
