import { Radio, Stack } from "@mantine/core"
import { meaningOfRole, type Role } from "./members.ts"
import * as strings from "./strings.ts"

export function RoleField({ value, onChange }: { value: Role; onChange(role: Role): void }) {
  return (
    <Radio.Group label={strings.role} value={value} onChange={(role) => onChange(role as Role)}>
      <Stack gap="xs" mt={6}>
        {Object.entries(meaningOfRole).map(([role, meaning]) => (
          <Radio key={role} value={role} label={role} description={meaning} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
