import { Stack, Text, Title } from "@mantine/core"
import type { List, VerificationBlock } from "@posthorn/client"
import { useState } from "react"
import { useFilters } from "../../url/filters.ts"
import type { Column } from "../data-table.tsx"
import { ErrorAlert } from "../error-alert.tsx"
import { formatCount } from "../format.ts"
import { readListPage } from "../list-page.ts"
import { useLiveList } from "../live-list.ts"
import { SteadyTable } from "../steady-table.tsx"
import { ReleaseDialog, releaseColumn } from "./release-block.tsx"
import * as strings from "./strings.ts"

const activeMax = 1_000

interface BlocksAsked {
  active?: boolean
  limit?: number
  cursor?: string | undefined
}

export interface BlockListsProps {
  /** Describes the owner of the blocks, for the accessible names. */
  of: string | undefined
  read(query: BlocksAsked, signal: AbortSignal): List<VerificationBlock>
  columns: readonly Column<VerificationBlock>[]
  /** Null for members with read access only. */
  release: ((sid: string) => Promise<unknown>) | null
}

/** The active blocks, and below them those that have ended, each newest first. */
export function BlockLists({ of, read, columns, release }: BlockListsProps) {
  const [toRelease, setToRelease] = useState<VerificationBlock | null>(null)
  const [{ cursor }] = useFilters<never>()
  const active = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "active"],
    read: (signal) => readListPage(read({ active: true, limit: activeMax }, signal)),
    keyOf,
  })
  const ended = useLiveList<VerificationBlock>({
    queryKey: [of, "verification_blocks", "ended", cursor],
    read: (signal) => readListPage(read({ active: false, cursor }, signal)),
    keyOf,
  })
  const hasEnded = !ended.page || ended.page.data.length > 0 || Boolean(cursor)
  const failed = [active, ended].find(({ page, error }) => error && !page)
  if (failed) return <ErrorAlert error={failed.error} retry={failed.retry} />
  return (
    <Stack gap="xl">
      {release && (
        <ReleaseDialog
          block={toRelease}
          close={() => setToRelease(null)}
          release={release}
          queryKey={[of, "verification_blocks"]}
        />
      )}
      <section aria-labelledby="active-blocks">
        <Title order={2} id="active-blocks" mb="sm">
          {strings.active}
        </Title>
        {active.page?.data.length === 0 ? (
          <Text c="dimmed">{strings.blocksEmpty}</Text>
        ) : (
          <SteadyTable
            caption={strings.activeBlocksNewestFirst}
            columns={release ? [...columns, releaseColumn(setToRelease)] : columns}
            steady={active.steady}
            keyOf={keyOf}
            error={active.error}
          />
        )}
        {active.page?.nextCursor && (
          <Text c="dimmed" size="sm" mt="xs">
            {strings.blocksNewestOnly(formatCount(activeMax))}
          </Text>
        )}
      </section>
      {hasEnded && (
        <section aria-labelledby="ended-blocks">
          <Title order={2} id="ended-blocks" mb="sm">
            {strings.ended}
          </Title>
          <SteadyTable
            caption={strings.endedBlocksNewestFirst}
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
