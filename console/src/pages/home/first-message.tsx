import { Button } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import { firstMessage } from "../../snippets/generated/first-message.ts"
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
      snippet={firstMessage}
    >
      {strings.firstMessageText(time)}
    </EmptyState>
  )
}
