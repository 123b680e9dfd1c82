import { Paper, Stack, Text } from "@mantine/core"
import type { Carrier, Connection } from "../../components/carriers.ts"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { Filled } from "../../components/filled.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { paceInWords } from "./in-words.ts"
import * as strings from "./strings.ts"

export function Connections({ carrier }: { carrier: Carrier }) {
  if (carrier.connections.length === 0)
    return (
      <Paper>
        <Text size="sm">
          {carrier.status === "disabled" ? strings.noConnectionsDisabled : strings.noConnectionsYet}
        </Text>
      </Paper>
    )
  return (
    <DataTable
      caption={strings.connectionsCaption}
      columns={columnsOf(carrier)}
      rows={carrier.connections}
      keyOf={({ name }) => name}
    />
  )
}

const columnsOf = (carrier: Carrier): readonly Column<Connection>[] => [
  {
    header: strings.connection,
    cell: ({ name, reason, retry_at: retryAt }) => (
      <Stack gap={2}>
        <Text size="sm" ff="monospace" style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        {reason !== null && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {reason}
          </Text>
        )}
        {retryAt !== null && (
          <Text size="xs" c="dimmed">
            <Filled text={strings.triedAgainAt} parts={{ time: <Time at={retryAt} short /> }} />
          </Text>
        )}
      </Stack>
    ),
  },
  {
    header: strings.state,
    cell: ({ state, has_answered: hasAnswered }) => (
      <StatusBadge status={state === "up" && !hasAnswered ? "not_used_yet" : state} />
    ),
  },
  { header: strings.since, cell: ({ since }) => <Time at={since} short />, wideOnly: true },
  {
    header: strings.unanswered,
    cell: ({ unanswered, window_max: max }) => (
      <span className="tabular">
        {unanswered} / {max}
      </span>
    ),
    align: "right",
  },
  {
    header: strings.throughput,
    cell: ({ segments_per_second: pace }) => paceInWords(pace, carrier),
    align: "right",
    wideOnly: true,
  },
]
