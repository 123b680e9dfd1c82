import { Group, Text } from "@mantine/core"
import { shownStateOf, type Carrier } from "./carriers.ts"
import { StatusBadge } from "./status-badge.tsx"
import * as strings from "./strings.ts"

/** The state of a carrier, including an open circuit that keeps messages from it. */
export function CarrierState({ carrier }: { carrier: Carrier }) {
  const { circuit } = carrier
  return (
    <Group gap={6} wrap="wrap">
      <StatusBadge status={shownStateOf(carrier)} />
      {circuit.state !== "closed" && (
        <Text size="xs" c="var(--mantine-color-error)">
          {circuit.state === "open" ? strings.circuitOpen : strings.circuitHalfOpen}
        </Text>
      )}
    </Group>
  )
}
