import { ActionIcon, Tooltip } from "@mantine/core"
import { useClipboard } from "@mantine/hooks"
import { Icon } from "./icon.tsx"
import * as strings from "./strings.ts"

/** `what` names the copied value: "the account SID". */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const clipboard = useClipboard({ timeout: 1500 })
  const label = clipboard.copied ? strings.copied : strings.copyWhat(what)
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation()
          clipboard.copy(value)
        }}
      >
        <Icon name={clipboard.copied ? "check" : "copy"} size={14} />
      </ActionIcon>
    </Tooltip>
  )
}
