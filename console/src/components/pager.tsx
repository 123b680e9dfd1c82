import { Button, Group } from "@mantine/core"
import { usePages } from "../url/filters.ts"
import { Icon } from "./icon.tsx"

export interface PagerProps {
  hasOlder: boolean
  older(): void
}

/**
 * Below a list of the server's pages. The address holds the page and the way back to it, so a shared link
 * turns both ways.
 */
export function Pager({ hasOlder, older }: PagerProps) {
  const { isFirst, toNewest, toNewer } = usePages()
  if (isFirst && !hasOlder) return null
  return (
    <Group justify="flex-end" gap="xs" mt="sm" component="nav" aria-label="Pages of the list">
      {!isFirst && (
        <>
          <Button variant="subtle" size="xs" onClick={toNewest}>
            Newest
          </Button>
          <Button variant="default" size="xs" leftSection={<Icon name="left" size={14} />} onClick={toNewer}>
            Newer
          </Button>
        </>
      )}
      <Button
        variant="default"
        size="xs"
        disabled={!hasOlder}
        rightSection={<Icon name="right" size={14} />}
        onClick={older}
      >
        Older
      </Button>
    </Group>
  )
}
