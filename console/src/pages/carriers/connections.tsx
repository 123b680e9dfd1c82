import { Paper, Stack, Text } from "@mantine/core"
import type { Carrier, Connection } from "../../components/carriers.ts"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"

export function Connections({ carrier }: { carrier: Carrier }) {
  if (carrier.connections.length === 0)
    return (
      <Paper>
        <Text size="sm">{carrier.status === "disabled" ? "A disabled carrier has none." : "None yet."}</Text>
      </Paper>
    )
  return (
    <DataTable
      caption="Connections and how each does"
      columns={columns}
      rows={carrier.connections}
      keyOf={({ name }) => name}
    />
  )
}

const columns: readonly Column<Connection>[] = [
  {
    header: "Connection",
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
            Tried again at <Time at={retryAt} short />
          </Text>
        )}
      </Stack>
    ),
  },
  { header: "State", cell: ({ state }) => <StatusBadge status={state} /> },
  { header: "Since", cell: ({ since }) => <Time at={since} short />, wideOnly: true },
  {
    header: "Unanswered",
    cell: ({ unanswered, window_max: max }) => (
      <span className="tabular">
        {unanswered} / {max}
      </span>
    ),
    align: "right",
  },
  {
    header: "Pace",
    cell: ({ segments_per_second: pace }) => (pace === null ? "no limit" : `${pace}/s`),
    align: "right",
    wideOnly: true,
  },
]
