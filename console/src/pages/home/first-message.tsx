import { Button } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"

/**
 * While nothing happened: how something does, for those who may, and what will be here, for those who look.
 */
export function FirstMessage({ interval }: { interval: "hour" | "day" }) {
  const { change } = useMay()
  const time = interval === "hour" ? "the last 24 hours" : "the last 30 days"
  if (!change)
    return (
      <EmptyState title="Nothing happened yet">
        Nothing was sent or received in {time}. Once something is, this page shows the traffic by the hour, how much of
        it is delivered, why messages fail, and how webhooks do. You may read all of it; developers and owners send.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Send a first message"
      action={
        <Button component={Link} to="/send">
          Send a message
        </Button>
      }
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  --data-urlencode To=+14155550123 --data-urlencode From=+15005550006 -d Body=Hello`}
      sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
    >
      Nothing was sent or received in {time}. Where the simulator is on, it delivers a message to that number, and
      nothing leaves this machine; then this page shows traffic, errors and webhooks.
    </EmptyState>
  )
}
