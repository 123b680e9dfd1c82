import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { ApiError } from "@posthorn/client"
import { simulatorSid } from "../../components/carrier-names.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { adviceFor } from "../../components/message/advice.ts"
import { Exchanges } from "./exchanges.tsx"
import type { Message } from "@posthorn/client"
import { isFinal, otherParty } from "../../components/message/message.ts"
import { MediaPanel } from "./media-panel.tsx"
import { MessageActions } from "./message-actions.tsx"
import { MessageFacts } from "./message-facts.tsx"
import shared from "../../components/message/message.module.css"
import { messageQuery } from "../../components/message/messages-api.ts"
import { Segments } from "./segments.tsx"
import { Timeline } from "../../components/message/timeline.tsx"
import { nextLookMs } from "../../components/message/next-look.ts"
import * as strings from "./strings.ts"

export function MessagePage() {
  const { sid } = useParams({ strict: false }) as { sid: string }
  const speaker = useAccount()
  const { session } = speaker
  const may = useMay()
  const found = useQuery({
    ...messageQuery(speaker, sid),
    refetchInterval: ({ state: { data } }) => nextLookMs(data),
  })
  const message = found.data
  if (!message)
    return found.isError ? (
      <Missing sid={sid} error={found.error} retry={() => void found.refetch()} />
    ) : (
      <PageSkeleton />
    )
  return (
    <Page
      title={titleOf(message)}
      description={<Back />}
      actions={
        <>
          <StatusBadge status={message.status} />
          {may.change && <PayLinkButton message={message} />}
          {may.change && <MessageActions message={message} />}
        </>
      }
    >
      <div className={shared.columns}>
        <Stack>
          {message.error_code && <Trouble message={message} />}
          <Paper>
            <Stack gap="xs">
              <Title order={2}>{strings.text}</Title>
              {message.body ? (
                <div className={shared.bubble} dir="auto">
                  {message.body}
                </div>
              ) : (
                <Text c="dimmed">{strings.mediaOnly}</Text>
              )}
            </Stack>
          </Paper>
          {message.num_media > 0 && <MediaPanel message={message} />}
          <Paper>
            <Group justify="space-between" mb="sm">
              <Title order={2}>{strings.timeline}</Title>
              <Anchor component={Link} to="/events" search={{ message: sid } as never} size="sm">
                {strings.eventsOfThisMessage}
              </Anchor>
            </Group>
            <Timeline message={message} />
          </Paper>
          {session.member.is_operator && message.carrier_sid !== simulatorSid && <Exchanges message={message} />}
        </Stack>
        <Stack>
          <Paper>
            <Title order={2} mb="sm">
              {strings.details}
            </Title>
            <MessageFacts message={message} />
          </Paper>
          {message.body && <Segments message={message} />}
        </Stack>
      </div>
    </Page>
  )
}

function titleOf(message: Message): string {
  const other = otherParty(message)
  return message.direction === "inbound" ? strings.messageFrom(other) : strings.messageTo(other)
}

/** Requests a payment from the other party of the message, with the same sender. */
function PayLinkButton({ message }: { message: Message }) {
  const to = otherParty(message)
  const from = message.direction === "inbound" ? message.to : message.from
  return (
    <Button
      component={Link}
      to="/payments/new"
      search={{ to, from } as never}
      variant="default"
      leftSection={<Icon name="payments" size={16} />}
    >
      {strings.sendPayLink}
    </Button>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/messages" size="sm">
      {strings.allMessages}
    </Anchor>
  )
}

/** Why the message did not arrive, and what to do. */
function Trouble({ message }: { message: Message }) {
  const advice = adviceFor(message.error_code ?? "")
  return (
    <Alert
      color="red"
      variant="light"
      icon={<Icon name="alert" />}
      title={isFinal(message) ? strings.messageNotDelivered : strings.problem}
    >
      <Text size="sm">{message.error_message}</Text>
      {advice && (
        <Text size="sm" mt={4}>
          {advice}
        </Text>
      )}
      <Text size="xs" mt={6} ff="monospace">
        {message.error_code}
      </Text>
    </Alert>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title={strings.message} description={<Back />}>
      {isGone ? (
        <Stack align="flex-start">
          <Text style={{ overflowWrap: "anywhere" }}>{strings.messageMissingText(sid)}</Text>
          <Button component={Link} to="/messages" variant="default">
            {strings.allMessages}
          </Button>
        </Stack>
      ) : (
        <ErrorAlert error={error} title={strings.messageError} retry={retry} />
      )}
    </Page>
  )
}
