import { Stack, Text } from "@mantine/core"
import type { Column } from "./data-table.tsx"
import * as strings from "./strings.ts"
import { Time } from "./time.tsx"

interface Person {
  sid: string
  name: string
  email: string
  has_totp: boolean
  created_at: string
}

/** The columns of a list of people. `between` has the columns of one list only. */
export function personColumns<Row extends Person>(ownSid: string, between: readonly Column<Row>[]): Column<Row>[] {
  return [
    {
      header: strings.member,
      cell: ({ sid, name, email }) => (
        <Stack gap={0} style={{ overflowWrap: "anywhere" }}>
          <Text size="sm" fw={560}>
            {sid === ownSid ? strings.yourName(name) : name}
          </Text>
          <Text size="xs" c="dimmed">
            {email}
          </Text>
        </Stack>
      ),
    },
    ...between,
    {
      header: strings.secondFactor,
      cell: ({ has_totp: hasTotp }) => (hasTotp ? strings.on : strings.off),
      wideOnly: true,
    },
    { header: strings.since, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
  ]
}
