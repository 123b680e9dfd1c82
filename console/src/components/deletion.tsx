import { Alert, Stack, Text } from "@mantine/core"
import { Confirmation } from "./confirmation.tsx"

export interface DeletionProps {
  /** The name of the object, as in "Delete this route?". */
  what: string
  /** The effect of the deletion. */
  children: string
  remove(): Promise<void>
  keep(): void
}

/**
 * Asks within the dialog of a thing whether it is to be deleted; a second dialog over the first one would
 * hide it.
 */
export function Deletion({ what, children, remove, keep }: DeletionProps) {
  return (
    <Alert color="red" variant="light" title={`Delete this ${what}?`} role="group" aria-label={`Delete this ${what}?`}>
      <Stack gap="xs">
        <Text size="sm">{children}</Text>
        <Confirmation act={`Delete the ${what}`} isDangerous size="xs" confirm={remove} keep="Keep it" leave={keep} />
      </Stack>
    </Alert>
  )
}
