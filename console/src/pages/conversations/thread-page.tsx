import { Anchor, Button, Skeleton, Stack, Text } from "@mantine/core"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Message } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { channelName } from "../../components/channel-name.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { readListPage } from "../../components/list-page.ts"
import { sharedEveryMs } from "../../components/live-list.ts"
import { MediaList } from "../../components/message/media-list.tsx"
import { mediaQuery } from "../../components/message/messages-api.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { Reply } from "./reply.tsx"
import classes from "./conversations.module.css"
import * as strings from "./strings.ts"

export function ThreadPage() {
  const [{ number = "", contact = "" }] = useFilters<"number" | "contact">()
  const may = useMay()
  const thread = useThread(number, contact)
  const messages = thread.data?.pages.flatMap(({ data }) => data).toReversed()
  const last = messages?.at(-1)
  return (
    <Page title={contact} description={strings.threadDescription(number)}>
      {thread.error && !messages && <ErrorAlert error={thread.error} retry={() => void thread.refetch()} />}
      {!messages && !thread.error && <Skeleton height={120} />}
      {messages && (
        <Stack maw={760}>
          {thread.hasNextPage && (
            <Button
              variant="default"
              size="compact-sm"
              loading={thread.isFetchingNextPage}
              onClick={() => void thread.fetchNextPage()}
            >
              {strings.showOlderMessages}
            </Button>
          )}
          {messages.length === 0 && <Text c="dimmed">{strings.threadEmpty}</Text>}
          <div className={classes.thread} role="log" aria-label={strings.threadTitle(contact)}>
            {messages.map((message) => (
              <Bubble key={message.sid} message={message} />
            ))}
          </div>
          {may.change && last && <Reply last={last} sent={() => void thread.refetch()} />}
        </Stack>
      )}
    </Page>
  )
}

function useThread(number: string, contact: string) {
  const { client, account } = useAccount()
  return useInfiniteQuery({
    queryKey: [account?.account_sid, "conversation", number, contact],
    queryFn: ({ signal, pageParam }) =>
      readListPage(client.conversations.messages.list({ number, contact, ...pageParam }, { signal })),
    initialPageParam: {} as { cursor?: string },
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    refetchInterval: sharedEveryMs,
  })
}

function Bubble({ message }: { message: Message }) {
  const { sid, direction, channel, body, num_media: media, status, created_at: at, read_at: readAt } = message
  return (
    <div className={classes.line} data-side={direction}>
      <div className={classes.bubble} dir="auto">
        {body}
        {body === "" && media > 0 && strings.files(media)}
      </div>
      {media > 0 && <Files message={message} />}
      <span className={classes.note}>
        <Anchor component={Link} to={`/messages/${sid}`} size="xs" c="dimmed">
          <Time at={at} short />
        </Anchor>
        <span>{channelName(channel)}</span>
        {direction === "outbound" && <StatusBadge status={status} />}
        {readAt !== null && <span>{strings.read}</span>}
      </span>
    </div>
  )
}

/** An outbound message has its files here once it was handed over. */
function Files({ message }: { message: Message }) {
  const { data } = useQuery(mediaQuery(useAccount(), message))
  if (!data?.length) return null
  return (
    <div className={classes.files}>
      <MediaList media={data} />
    </div>
  )
}
