import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Payment } from "@posthorn/client"
import { CopyButton } from "../../components/copy-button.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { Time } from "../../components/time.tsx"
import { isOpen } from "./payment-facts.tsx"
import * as strings from "./strings.ts"

/** The page on which the customer pays, and the recipient of its link. */
export function PayLink({ payment, url }: { payment: Payment; url: string }) {
  const { send } = payment
  return (
    <Paper>
      <Stack gap="sm">
        <Title order={2}>{strings.paymentPage}</Title>
        {isOpen(payment) ? (
          <Group gap={4} wrap="nowrap" align="flex-start">
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm" style={{ overflowWrap: "anywhere" }}>
              {url} <Icon name="external" size={12} />
            </Anchor>
            <CopyButton value={url} what={strings.linkToCopy} />
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {strings.pageShowsOutcome}
          </Text>
        )}
        {send && (
          <Text size="sm">
            <Filled
              text={strings.linkSentTo}
              parts={{
                link: (
                  <Anchor
                    component={Link}
                    to="/messages"
                    search={{ to: send.to, tag: "payment" } as never}
                    size="sm"
                    underline="always"
                  >
                    {send.to}
                  </Anchor>
                ),
                from: send.from,
              }}
            />{" "}
            {isOpen(payment) && send.receipt && strings.linkReceipt}
          </Text>
        )}
        {send?.reminder_sent_at ? (
          <Text size="sm">
            <Filled text={strings.reminderSent} parts={{ time: <Time at={send.reminder_sent_at} /> }} />
          </Text>
        ) : (
          isOpen(payment) &&
          send?.reminder_at && (
            <Text size="sm">
              <Filled text={strings.reminderAt} parts={{ time: <Time at={send.reminder_at} /> }} />
            </Text>
          )
        )}
      </Stack>
    </Paper>
  )
}
