import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Filled } from "../../components/filled.tsx"
import { JsonView } from "../../components/json-view.tsx"
import { Sid, shortSid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { AttemptCard } from "./attempt-card.tsx"
import { NextAttempt } from "../../components/webhooks/next-attempt.tsx"
import { ResendButton } from "../../components/webhooks/resend-button.tsx"
import { deliveryQuery, eventQuery, webhooksQuery } from "../../components/webhooks/queries.ts"
import type { DeliveryWithAttempts } from "@posthorn/client"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"
import classes from "./webhooks.module.css"

export function DeliveryPage() {
  const { sid = "" } = useParams({ strict: false })
  const chosen = useAccount()
  const { data: delivery } = useSuspenseQuery(deliveryQuery(chosen, sid))
  const attempts = delivery.attempt_log.toReversed()
  return (
    <Page
      title={delivery.event_type}
      description={<Filled text={strings.deliveryOf} parts={{ time: <Time at={delivery.created_at} /> }} />}
      actions={<Resend delivery={delivery} />}
    >
      <Stack gap="xl">
        <DeliveryFacts delivery={delivery} />
        <Stack gap="sm" component="section">
          <Title order={2}>{strings.attemptsTitle(attempts.length)}</Title>
          {attempts.length === 0 && (
            <Text c="dimmed" role="status">
              {strings.noAttemptYet}
            </Text>
          )}
          {attempts.map((attempt, index) => (
            <AttemptCard key={attempt.number} attempt={attempt} isOpenFirst={index === 0} />
          ))}
        </Stack>
        <Body eventSid={delivery.event_sid} />
      </Stack>
    </Page>
  )
}

function Resend({ delivery: { sid, webhook_sid } }: { delivery: DeliveryWithAttempts }) {
  const { mayChange } = useActs()
  const chosen = useAccount()
  const webhook = useQuery(webhooksQuery(chosen)).data?.data.find((each) => each.sid === webhook_sid)
  return mayChange && webhook && <ResendButton sid={sid} />
}

function DeliveryFacts({ delivery }: { delivery: DeliveryWithAttempts }) {
  const chosen = useAccount()
  const webhooks = useQuery(webhooksQuery(chosen)).data?.data
  const webhook = webhooks?.find(({ sid }) => sid === delivery.webhook_sid)
  return (
    <Paper>
      <Facts kind="row">
        <Fact name={strings.status}>
          <StatusBadge status={delivery.status} />
        </Fact>
        <Fact name={strings.endpoint}>
          <Anchor component={Link} to={`/webhooks/${delivery.webhook_sid}`} className={classes.anywhere}>
            {webhook ? webhook.description || webhook.url : strings.endpoint}
          </Anchor>
        </Fact>
        <Fact name={strings.delivery}>
          <Sid sid={delivery.sid} />
        </Fact>
        <Fact name={strings.eventWebhookId}>
          <Group gap={2} wrap="nowrap">
            <Anchor component={Link} to={`/events/${delivery.event_sid}`} ff="monospace" size="sm">
              {shortSid(delivery.event_sid)}
            </Anchor>
            <CopyButton value={delivery.event_sid} what={delivery.event_sid} />
          </Group>
        </Fact>
        {delivery.ended_at && (
          <Fact name={strings.ended}>
            <Time at={delivery.ended_at} />
          </Fact>
        )}
      </Facts>
      <NextAttempt delivery={delivery} webhook={webhook} />
    </Paper>
  )
}

/** The body of the event, which is the same in each attempt. */
function Body({ eventSid }: { eventSid: string }) {
  const chosen = useAccount()
  const { data, error } = useQuery(eventQuery(chosen, eventSid))
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{strings.event}</Title>
      </Group>
      {error && <ErrorAlert error={error} />}
      {data && <JsonView value={data} what={strings.theEvent} />}
    </Stack>
  )
}
