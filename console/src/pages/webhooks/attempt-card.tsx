import { Collapse, Group, Paper, Stack, Text, Title, UnstyledButton } from "@mantine/core"
import { useId, useState } from "react"
import { CodeBlock } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { AttemptSummary } from "./attempt-summary.tsx"
import type { DeliveryAttempt } from "@posthorn/client"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

/** An attempt with its complete request and response. */
export function AttemptCard({ attempt, isOpenFirst }: { attempt: DeliveryAttempt; isOpenFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const id = useId()
  return (
    <Paper component="article" aria-label={strings.attemptNumber(attempt.number)}>
      <Stack gap="sm">
        <AttemptSummary attempt={attempt} />
        <UnstyledButton onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={id}>
          <Group gap={6}>
            <Icon name={isOpen ? "down" : "right"} size={14} />
            <Text size="sm">{strings.requestAndAnswer}</Text>
          </Group>
        </UnstyledButton>
        <Collapse expanded={isOpen} id={id} keepMounted={false}>
          <Stack gap="md">
            <Headers title={strings.requestHeaders} headers={attempt.request_headers} />
            <Answer attempt={attempt} />
          </Stack>
        </Collapse>
      </Stack>
    </Paper>
  )
}

function Answer({ attempt: { status_code, response_headers, response_body } }: { attempt: DeliveryAttempt }) {
  if (status_code === null) {
    return (
      <Text size="sm" c="dimmed">
        {strings.noAnswerCame}
      </Text>
    )
  }
  return (
    <>
      {response_headers && Object.keys(response_headers).length > 0 ? (
        <Headers title={strings.responseHeaders} headers={response_headers} />
      ) : (
        <Text size="sm" c="dimmed">
          {strings.responseHeadersMissing}
        </Text>
      )}
      {response_body ? (
        <div>
          <Title order={3} mb={6}>
            {strings.responseBody}
          </Title>
          <CodeBlock text={response_body} what={strings.theResponseBody} />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {strings.responseBodyMissing}
        </Text>
      )}
    </>
  )
}

function Headers({ title, headers }: { title: string; headers: Record<string, string | null> }) {
  const id = useId()
  return (
    <div>
      <Title order={3} mb={6} id={id}>
        {title}
      </Title>
      <table className={classes.headers} aria-labelledby={id}>
        <tbody>
          {Object.entries(headers).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {value ?? (
                  <Text span size="xs" c="dimmed">
                    {strings.notShown}
                  </Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
