import { Alert } from "@mantine/core"
import { Icon } from "../../components/icon.tsx"
import * as strings from "./strings.ts"

export function OwnersOnly() {
  return (
    <Alert variant="default" icon={<Icon name="key" />} title={strings.ownersOnlyTitle}>
      {strings.ownersOnlyText}
    </Alert>
  )
}
