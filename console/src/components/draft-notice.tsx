import { Button, Group, Text } from "@mantine/core"
import * as strings from "./strings.ts"
import type { Draft } from "./use-draft.ts"

export interface DraftNoticeProps {
  draft: Pick<Draft<never>, "isRestored" | "discard">
  /** The fields that the draft does not contain. */
  note?: string
  /** Empties the form. */
  clear(): void
}

/** Shown above a form that was filled from a draft. */
export function DraftNotice({ draft, note, clear }: DraftNoticeProps) {
  if (!draft.isRestored) return null
  const discard = () => {
    clear()
    draft.discard()
  }
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        {strings.draftRestored} {note}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={discard}>
        {strings.draftDiscard}
      </Button>
    </Group>
  )
}
