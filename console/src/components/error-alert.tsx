import { Alert, Button, List, Text } from "@mantine/core"
import { ApiError } from "@posthorn/client"
import { wordsOfParam } from "./faults.ts"
import { Icon } from "./icon.tsx"
import { sentenceOf } from "./sentence-of.ts"
import * as strings from "./strings.ts"
import { withCode } from "./with-code.tsx"

export interface ErrorAlertProps {
  error: unknown
  title?: string
  retry?(): void
}

/** An error with a way to try again. The request id helps only with a fault of the server. */
export function ErrorAlert({ error, title, retry }: ErrorAlertProps) {
  const faults = error instanceof ApiError && error.errors.length > 1 ? error.errors : []
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title={title} role="alert">
      <Text size="sm">{sentenceOf(error)}</Text>
      {faults.length > 0 && (
        <List size="sm" mt={6}>
          {faults.map(({ param, detail }) => (
            <List.Item key={`${param} ${detail}`}>{withCode(detail, wordsOfParam(param))}</List.Item>
          ))}
        </List>
      )}
      {error instanceof ApiError && error.status >= 500 && error.requestId && (
        <Text size="xs" mt={6}>
          {strings.requestId(error.requestId)}
        </Text>
      )}
      {retry && (
        <Button size="xs" mt="sm" variant="default" onClick={retry} leftSection={<Icon name="refresh" size={14} />}>
          {strings.tryAgain}
        </Button>
      )}
    </Alert>
  )
}
