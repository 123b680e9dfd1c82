import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import classes from "../../components/message/message.module.css"
import { phoneQuery } from "../../components/message/phone-query.ts"
import { providersQuery } from "../../components/payment-providers.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { formatAmount } from "../../money.ts"
import { statusInWords } from "./in-words.ts"
import { paymentQuery } from "./queries.ts"
import * as strings from "./strings.ts"

/** The new payment in its present state, and the simulated phone that shows its message. */
export function Requested({ payment: created }: { payment: Payment }) {
  const { data: payment } = useQuery({ ...paymentQuery(useAccount(), created.sid), initialData: created })
  const { sid, status, amount, currency, checkout_url: url, send } = payment
  const total = formatAmount(amount, currency)
  return (
    <>
      <Paper role="region" aria-label={strings.requestedPayment}>
        <Group justify="space-between" mb="xs">
          <Title order={2}>{strings.requestedPayment}</Title>
          <StatusBadge status={status} />
        </Group>
        <Stack gap="sm">
          <Text size="sm" role="status">
            {send ? strings.requestedFrom(total, send.to) : strings.requestedAmount(total)} {statusInWords(payment)}
          </Text>
          {url && (
            <Group gap={4} wrap="nowrap" align="flex-start">
              <Text size="sm" ff="monospace" style={{ overflowWrap: "anywhere" }}>
                {url}
              </Text>
              <CopyButton value={url} what={strings.linkToCopy} />
            </Group>
          )}
          <Anchor component={Link} to={`/payments/${sid}`} size="sm">
            {strings.openPayment}
          </Anchor>
        </Stack>
      </Paper>
      <Phone payment={payment} />
      <SimulatorHint />
    </>
  )
}

/** With the simulator, the message and its link can be tested. */
function Phone({ payment: { send, created_at: since } }: { payment: Payment }) {
  const to = send?.to ?? ""
  const { data, error } = useQuery({ ...phoneQuery(useAccount(), to), enabled: to !== "" })
  const message = data && data !== "off" && data.received_at >= since ? data : null
  if (error && !data) return <ErrorAlert error={error} />
  if (!message) return null
  const [link] = /https?:\/\/\S+/.exec(message.body) ?? []
  return (
    <Paper role="region" aria-label={strings.simulatedPhoneOf(to)}>
      <Stack gap="sm" align="flex-start">
        <Title order={2}>{strings.simulatedPhone}</Title>
        <Text size="xs" c="dimmed">
          {strings.simulatedPhoneFromTo(to, message.from)}
        </Text>
        <div className={classes.bubble} dir="auto">
          {message.body}
        </div>
        {link && (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
            {strings.openLink}
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
      {strings.simulatorText}
    </Text>
  )
}
