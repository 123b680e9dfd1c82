import { Group, Text } from "@mantine/core"
import { CopyButton } from "./copy-button.tsx"

/** A sid with a copy button. Unless `whole`, it shows only the part that distinguishes two sids. */
export function Sid({ sid, whole = false }: { sid: string; whole?: boolean }) {
  return (
    <Group gap={2} wrap="nowrap" component="span" display="inline-flex">
      <Text
        component="span"
        ff="monospace"
        size="sm"
        title={sid}
        style={whole ? { wordBreak: "break-all" } : { whiteSpace: "nowrap" }}
      >
        {whole ? sid : shortSid(sid)}
      </Text>
      <CopyButton value={sid} what={sid} />
    </Group>
  )
}

/** The part that distinguishes two sids. */
export function shortSid(sid: string): string {
  return sid.length > 12 ? `${sid.slice(0, 4)}…${sid.slice(-6)}` : sid
}
