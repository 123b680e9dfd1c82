import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Webhook, WebhookAttempts } from "@posthorn/client"
import { DataTable } from "../../components/data-table.tsx"
import { endpointName, moodOf } from "../../components/endpoint-health.ts"
import { Filled } from "../../components/filled.tsx"
import { formatCount, formatShare } from "../../components/format.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import * as strings from "./strings.ts"

const shownMax = 8

export interface EndpointOfDay {
  webhook: Webhook
  /** Undefined if the endpoint received nothing. */
  attempts: WebhookAttempts | undefined
}

/** Endpoints with problems first, then those with the most failures, then the busiest. */
export function endpointsOfDay(webhooks: readonly Webhook[], attempts: readonly WebhookAttempts[]): EndpointOfDay[] {
  const all = webhooks.map((webhook) => ({ webhook, attempts: attempts.find(({ sid }) => sid === webhook.sid) }))
  const rank = ({ webhook, attempts: counts }: EndpointOfDay) => [
    moodOf(webhook) === "enabled" ? 0 : 1,
    counts?.failed ?? 0,
    counts?.succeeded ?? 0,
  ]
  return all.toSorted((a, b) => compare(rank(b), rank(a)))
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

export function WebhookHealth({ endpoints }: { endpoints: readonly EndpointOfDay[] }) {
  if (endpoints.length === 0) return <NoEndpoint />
  return (
    <>
      <DataTable
        caption={strings.webhooksCaption}
        rows={endpoints.slice(0, shownMax)}
        keyOf={({ webhook }) => webhook.sid}
        columns={[
          { header: strings.endpoint, cell: ({ webhook }) => <Name webhook={webhook} /> },
          { header: strings.state, cell: ({ webhook }) => <StatusBadge status={moodOf(webhook)} /> },
          { header: strings.succeeded, align: "right", cell: ({ attempts }) => <Succeeded attempts={attempts} /> },
        ]}
      />
      {endpoints.length > shownMax && (
        <Anchor component={Link} to="/webhooks" size="sm" mt="xs" display="inline-block">
          {strings.allEndpoints(endpoints.length)}
        </Anchor>
      )}
    </>
  )
}

function Name({ webhook }: { webhook: Webhook }) {
  return (
    <Anchor component={Link} to={`/webhooks/${webhook.sid}`} size="sm" style={{ overflowWrap: "anywhere" }}>
      {endpointName(webhook)}
    </Anchor>
  )
}

function Succeeded({ attempts }: { attempts: WebhookAttempts | undefined }) {
  return (
    <>
      <Text size="sm" className="tabular">
        {formatShare(attempts?.success_rate ?? null)}
      </Text>
      {(attempts?.failed ?? 0) > 0 && (
        <Text size="xs" c="dimmed" className="tabular" style={{ whiteSpace: "nowrap" }}>
          {strings.attemptsFailed(formatCount(attempts?.failed ?? 0))}
        </Text>
      )}
    </>
  )
}

function NoEndpoint() {
  return (
    <Text c="dimmed">
      <Filled
        text={strings.noEndpointText}
        parts={{
          link: (
            <Anchor component={Link} to="/webhooks">
              {strings.addOne}
            </Anchor>
          ),
        }}
      />
    </Text>
  )
}
