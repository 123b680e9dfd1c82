import { Stack, Text } from "@mantine/core"
import type { VerificationBlock } from "@posthorn/client"
import type { Column } from "../data-table.tsx"
import { Filled } from "../filled.tsx"
import { StatusBadge } from "../status-badge.tsx"
import { Time } from "../time.tsx"
import { areaOf, isActive, reasonOf } from "./block-words.ts"
import * as strings from "./strings.ts"

/** The columns for the blocked area, the reason, and the end of the block. */
export const blockColumns: readonly Column<VerificationBlock>[] = [
  {
    header: strings.blocked,
    cell: (block) => (
      <Stack gap={2}>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {capitalized(areaOf(block))}
        </Text>
        <Text size="xs" c="dimmed">
          {reasonOf(block)} {block.dry_run && strings.blockRecordedOnly}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          <Filled text={strings.until} parts={{ time: <Time at={endOf(block)} short /> }} />
        </Text>
      </Stack>
    ),
  },
  { header: strings.status, cell: (block) => <StatusBadge status={statusOf(block)} />, wideOnly: true },
  { header: strings.began, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
  { header: strings.ends, cell: (block) => <Time at={endOf(block)} short />, wideOnly: true },
]

function endOf({ released_at: released, ends_at: end }: VerificationBlock): string {
  return released ?? end
}

function statusOf(block: VerificationBlock): string {
  if (block.released_at !== null) return "released"
  if (!isActive(block, Date.now())) return "ended"
  return block.dry_run ? "recorded" : "blocked"
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
