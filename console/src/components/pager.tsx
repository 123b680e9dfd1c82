import { Button, Group } from "@mantine/core"
import { usePages } from "../url/filters.ts"
import { Icon } from "./icon.tsx"
import * as strings from "./strings.ts"

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
    <Group justify="flex-end" gap="xs" mt="sm" component="nav" aria-label={strings.pagesOfTheList}>
      {!isFirst && (
        <>
          <Button variant="subtle" size="xs" onClick={toNewest}>
            {strings.newest}
          </Button>
          <Button variant="default" size="xs" leftSection={<Icon name="left" size={14} />} onClick={toNewer}>
            {strings.newer}
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
        {strings.older}
      </Button>
    </Group>
  )
}
