import { Alert } from "@mantine/core"
import { Icon } from "../../components/icon.tsx"

export function OwnersOnly() {
  return (
    <Alert variant="default" icon={<Icon name="key" />} title="The Auth Token and the API keys are for owners">
      An owner of the account can rotate the token, and make an API key for you with the scope that your program needs.
    </Alert>
  )
}
