import { ApiError } from "posthorn"
import { Stack, Text } from "@mantine/core"
import { ErrorAlert } from "../../components/error-alert.tsx"
import * as strings from "./strings.ts"

/**
 * Why money was not moved, or that this is not known: then the same form may be submitted again, which acts
 * once.
 */
export function MoneyError({ error }: { error: unknown }) {
  return (
    <Stack gap="xs">
      <ErrorAlert error={error} />
      {isUnknown(error) && <Text size="sm">{strings.outcomeUnknownText}</Text>}
    </Stack>
  )
}

/** The answer was lost, or the server failed on the way. A refusal is an answer. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500
}
