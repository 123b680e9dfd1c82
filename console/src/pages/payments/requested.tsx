import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Payment } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import classes from "../../components/message/message.module.css"
import { phoneQuery } from "../../components/message/phone-query.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { formatAmount } from "../../money.ts"
import { statusInWords } from "./in-words.ts"
import { paymentQuery, providersQuery } from "./queries.ts"

/** The payment that was just requested, as it is now, and the simulated phone that shows its message. */
export function Requested({ payment: created }: { payment: Payment }) {
  const { data: payment } = useQuery({ ...paymentQuery(useAccount(), created.sid), initialData: created })
  const { sid, status, amount, currency, checkout_url: url, send } = payment
  return (
    <>
      <Paper role="region" aria-label="Requested payment">
        <Group justify="space-between" mb="xs">
          <Title order={2}>Requested payment</Title>
          <StatusBadge status={status} />
        </Group>
        <Stack gap="sm">
          <Text size="sm" role="status">
            {formatAmount(amount, currency)}
            {send && ` from ${send.to}`}. {statusInWords(payment)}
          </Text>
          {url && (
            <Group gap={4} wrap="nowrap" align="flex-start">
              <Text size="sm" ff="monospace" style={{ overflowWrap: "anywhere" }}>
                {url}
              </Text>
              <CopyButton value={url} what="the link of the customer" />
            </Group>
          )}
          <Anchor component={Link} to={`/payments/${sid}`} size="sm">
            Open the payment
          </Anchor>
        </Stack>
      </Paper>
      <Phone payment={payment} />
      <SimulatorHint />
    </>
  )
}

/** Where the simulator delivers, the message and its link can be tried. */
function Phone({ payment: { send, created_at: since } }: { payment: Payment }) {
  const to = send?.to ?? ""
  const { data, error } = useQuery({ ...phoneQuery(useAccount(), to), enabled: to !== "" })
  const message = data && data !== "off" && data.received_at >= since ? data : null
  if (error && !data) return <ErrorAlert error={error} />
  if (!message) return null
  const [link] = /https?:\/\/\S+/.exec(message.body) ?? []
  return (
    <Paper role="region" aria-label={`Simulated phone ${to}`}>
      <Stack gap="sm" align="flex-start">
        <Title order={2}>Simulated phone</Title>
        <Text size="xs" c="dimmed">
          {to}, from {message.from}
        </Text>
        <div className={classes.bubble} dir="auto">
          {message.body}
        </div>
        {link && (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            Open the link in another tab
          </Anchor>
        )}
      </Stack>
    </Paper>
  )
}

function SimulatorHint() {
  const { data: providers } = useQuery(providersQuery(useAccount()))
  if (!providers || providers.some(({ status, kind }) => status === "enabled" && kind !== "simulator")) return null
  return (
    <Text size="sm" c="dimmed">
      No payment provider is connected, so the simulator takes this payment and no money moves. Open the link, press
      Pay, and choose how the simulated provider answers.
    </Text>
  )
}
