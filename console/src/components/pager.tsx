import { Button, Group } from "@mantine/core"
import { usePages } from "../url/filters.ts"
import { Icon } from "./icon.tsx"
import * as strings from "./strings.ts"

export interface PagerProps {
  hasOlder: boolean
  older(): void
}

/**
 * The pager below a list of the server's pages. The address holds the page and the cursors back to the first,
 * so a shared link can turn both ways.
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
