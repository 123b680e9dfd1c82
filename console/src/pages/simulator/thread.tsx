import { Anchor, Skeleton, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Message } from "@posthorn/client"
import { useLayoutEffect, useRef } from "react"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { Filled } from "../../components/filled.tsx"
import { MediaList } from "../../components/message/media-list.tsx"
import { mediaQuery } from "../../components/message/messages-api.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"
import type { Bubble } from "./thread.ts"

/** The screen. It shows its newest message unless the reader has scrolled back. */
export function Thread({ number, bubbles }: { number: string; bubbles: readonly Bubble[] | undefined }) {
  const screen = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (screen.current && isAtEnd.current) screen.current.scrollTop = screen.current.scrollHeight
  }, [bubbles])
  return (
    <div
      ref={screen}
      className={classes.screen}
      role="log"
      aria-label={strings.messagesOfNumber(number)}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      {bubbles === undefined && <Loading />}
      {bubbles?.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" m="auto" px="md">
          {strings.threadEmpty(number)}
        </Text>
      )}
      {bubbles?.map((bubble, index) => (
        <One key={bubble.key} bubble={bubble} tellsOther={bubble.other !== bubbles[index - 1]?.other} />
      ))}
    </div>
  )
}

function One({ bubble, tellsOther }: { bubble: Bubble; tellsOther: boolean }) {
  const { side, other, body, numMedia, code, at, status, error, segments, heldReceipts, sid } = bubble
  return (
    <div className={classes.line} data-side={side}>
      {tellsOther && (
        <span className={classes.other}>{side === "received" ? strings.fromOther(other) : strings.toOther(other)}</span>
      )}
      <div className={classes.bubble} dir="auto">
        {body}
        {numMedia > 0 && <Attached sid={sid} status={status ?? "received"} count={numMedia} />}
      </div>
      {code && (
        <span className={classes.note}>
          <Filled
            text={strings.code}
            parts={{ code, copy: <CopyButton value={code} what={strings.codeToCopy(code)} /> }}
          />
        </span>
      )}
      <span className={classes.note}>
        <Anchor component={Link} to={`/messages/${sid}`} size="xs" c="dimmed">
          <Time at={at} short />
        </Anchor>
        {status && <StatusBadge status={status} />}
        {error && <span>{error.replaceAll("_", " ")}</span>}
        {heldReceipts > 0 && <span>{strings.receiptHeld}</span>}
        {segments > 1 && <span>{strings.segments(segments)}</span>}
      </span>
    </div>
  )
}

/** Shows the number of files until they can be shown. */
function Attached({ sid, status, count }: Pick<Message, "sid" | "status"> & { count: number }) {
  const { data } = useQuery(mediaQuery(useAccount(), { sid, status }))
  if (data?.length) return <MediaList media={data} />
  return <span className={classes.media}>{strings.files(count)}</span>
}

function Loading() {
  return (
    <div className={classes.loading} role="status" aria-label={strings.loading}>
      <Skeleton height={40} width="70%" radius="lg" />
      <Skeleton height={40} width="50%" radius="lg" />
    </div>
  )
}
