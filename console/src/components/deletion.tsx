import { Alert, Stack, Text } from "@mantine/core"
import { Confirmation } from "./confirmation.tsx"
import * as strings from "./strings.ts"

export interface DeletionProps {
  /** The question, such as "Delete this route?". */
  title: string
  /** The button, such as "Delete the route". */
  act: string
  /** The effect of the deletion. */
  children: string
  remove(): Promise<void>
  keep(): void
}

/**
 * Asks, within the dialog of an object, whether to delete it. A second dialog over the first one would hide
 * it.
 */
export function Deletion({ title, act, children, remove, keep }: DeletionProps) {
  return (
    <Alert color="red" variant="light" title={title} role="group" aria-label={title}>
      <Stack gap="xs">
        <Text size="sm">{children}</Text>
        <Confirmation act={act} isDangerous size="xs" confirm={remove} keep={strings.keepIt} leave={keep} />
      </Stack>
    </Alert>
  )
}
