import { ApiError } from "@posthorn/client"
import { Stack, Text } from "@mantine/core"
import { ErrorAlert } from "../../components/error-alert.tsx"
import * as strings from "./strings.ts"

/**
 * Why no money was moved, or that the outcome is unknown. If it is unknown, submitting the same form again
 * acts only once.
 */
export function MoneyError({ error }: { error: unknown }) {
  return (
    <Stack gap="xs">
      <ErrorAlert error={error} />
      {isUnknown(error) && <Text size="sm">{strings.outcomeUnknownText}</Text>}
    </Stack>
  )
}

/** Whether the answer was lost, or the server failed. A refusal is an answer. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500
}
