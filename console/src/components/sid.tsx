import { Group, Text } from "@mantine/core"
import { CopyButton } from "./copy-button.tsx"

/** A sid, shortened to what tells two apart unless `whole`, with what copies it. */
export function Sid({ sid, whole = false }: { sid: string; whole?: boolean }) {
  return (
    <Group gap={2} wrap="nowrap" component="span" display="inline-flex">
      <Text
        component="span"
        ff="monospace"
        size="sm"
        title={sid}
        style={{ wordBreak: whole ? "break-all" : undefined }}
      >
        {whole ? sid : `${sid.slice(0, 4)}…${sid.slice(-6)}`}
      </Text>
      <CopyButton value={sid} what={sid} />
    </Group>
  )
}
