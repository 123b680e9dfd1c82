import { Text } from "@mantine/core"
import type { WebhookAttempts } from "posthorn"
import { DataTable } from "../../components/data-table.tsx"
import { formatCount, formatShare } from "../../components/format.ts"
import { Sid } from "../../components/sid.tsx"

const shownMax = 8

export function WebhookHealth({ webhooks }: { webhooks: readonly WebhookAttempts[] }) {
  if (webhooks.length === 0) return <Text c="dimmed">No endpoint was sent anything.</Text>
  return (
    <DataTable
      caption="How endpoints did, those with the most failures first"
      rows={webhooks.slice(0, shownMax)}
      keyOf={({ sid }) => sid}
      columns={[
        { header: "Endpoint", cell: ({ sid }) => <Sid sid={sid} /> },
        { header: "Failed", align: "right", cell: ({ failed }) => formatCount(failed) },
        { header: "Taken", align: "right", cell: ({ success_rate }) => formatShare(success_rate) },
      ]}
    />
  )
}
