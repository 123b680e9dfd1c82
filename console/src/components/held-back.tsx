import { Text } from "@mantine/core"

/** How many rows `useSteadyRows` keeps from the list. */
export function HeldBack({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text size="sm" c="dimmed" role="status">
      New here: {count}. They are shown when the pointer leaves the list.
    </Text>
  )
}
