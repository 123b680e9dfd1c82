import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { clearedAt } from "./cleared.ts"
import { threadOf, type Bubble } from "./thread.ts"

/** The newest messages that a handset shows. Older ones are in the log. */
const limit = 100

export interface Screen {
  /** Undefined while they load. */
  bubbles: Bubble[] | undefined
  /** The sender of the last message to the handset. */
  lastSender: string | undefined
  error: unknown
  retry(): void
}

/** The present contents of a handset's screen. */
export function useScreen(number: string): Screen {
  const { client, account } = useAccount()
  const sid = account?.account_sid
  const about = (what: string) => [sid, "simulator", number, what]
  const inbox = useQuery({
    queryKey: about("inbox"),
    queryFn: ({ signal }) => client.simulator.messages.list({ to: number, limit }, { signal }).then(({ data }) => data),
  })
  const sent = useQuery({
    queryKey: about("sent"),
    queryFn: ({ signal }) =>
      client.messages.list({ to: number, direction: "outbound", limit }, { signal }).then(({ data }) => data),
  })
  const replies = useQuery({
    queryKey: about("replies"),
    queryFn: ({ signal }) =>
      client.messages.list({ from: number, direction: "inbound", limit }, { signal }).then(({ data }) => data),
  })
  const queries = [inbox, sent, replies]
  const bubbles =
    inbox.data && sent.data && replies.data
      ? threadOf({
          inbox: inbox.data,
          sent: sent.data,
          replies: replies.data,
          clearedAt: clearedAt(sid),
        })
      : undefined
  return {
    bubbles,
    lastSender: bubbles?.findLast(({ side }) => side === "received")?.other,
    // The last contents stay on the screen while the server is away.
    error: bubbles ? null : queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.map((query) => query.refetch())),
  }
}
