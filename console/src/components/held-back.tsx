import { Text } from "@mantine/core"
import * as strings from "./strings.ts"

/** How many rows `useSteadyRows` keeps from the list. */
export function HeldBack({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text size="sm" c="dimmed" role="status">
      {strings.heldBack(count)}
    </Text>
  )
}
