import { Button } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import * as strings from "./strings.ts"

/**
 * Shown before the first message. Members who can send get the first steps, and others a description of the
 * page.
 */
export function FirstMessage({ interval }: { interval: "hour" | "day" }) {
  const { change } = useMay()
  const time = interval === "hour" ? strings.last24Hours : strings.last30Days
  if (!change) return <EmptyState title={strings.nothingHappenedTitle}>{strings.nothingHappenedText(time)}</EmptyState>
  return (
    <EmptyState
      title={strings.firstMessageTitle}
      action={
        <Button component={Link} to="/send">
          {strings.sendMessage}
        </Button>
      }
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  --data-urlencode To=+14155550123 --data-urlencode From=+15005550006 -d Body=Hello`}
      sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
    >
      {strings.firstMessageText(time)}
    </EmptyState>
  )
}
