import { useNavigate } from "@tanstack/react-router"
import { Skeleton, VisuallyHidden } from "@mantine/core"
import { memo } from "react"
import { useCarrierNames } from "../../components/carrier-names.ts"
import { Filled } from "../../components/filled.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import type { Message } from "@posthorn/client"
import classes from "./messages.module.css"
import { priceText } from "../../components/message/price.ts"
import { RowTime } from "./row-time.tsx"
import * as strings from "./strings.ts"

/**
 * Rows are plain elements, and the table handles their clicks, because a live log renders fifty rows four
 * times a second.
 */
export function MessageList({ rows }: { rows: readonly Message[] | undefined }) {
  const navigate = useNavigate()
  const nameOf = useCarrierNames()
  const open = (event: React.MouseEvent) => {
    const target = event.target as Element
    const sid = target.closest("[data-sid]")?.getAttribute("data-sid")
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!sid || isForBrowser || (!target.closest("a") && getSelection()?.toString())) return
    event.preventDefault()
    void navigate({ to: "/messages/$sid", params: { sid } })
  }
  return (
    <table className={classes.list} onClick={open}>
      <VisuallyHidden component="caption">{strings.messagesNewestFirst}</VisuallyHidden>
      <thead>
        <tr>
          <th className={classes.status}>{strings.status}</th>
          <th className={classes.party}>{strings.to}</th>
          <th className={classes.party}>{strings.from}</th>
          <th className={classes.text}>{strings.text}</th>
          <th className={classes.carrier}>{strings.carrier}</th>
          <th className={`${classes.price} ${classes.right}`}>{strings.price}</th>
          <th className={`${classes.time} ${classes.right}`}>{strings.created}</th>
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => (
            <Row key={row.sid} message={row} carrier={row.carrier_sid === undefined ? "" : nameOf(row.carrier_sid)} />
          ))
        ) : (
          <Loading />
        )}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({ message, carrier }: { message: Message; carrier: string }) {
  const { sid, status, to, from, direction, body, num_media: media, price, price_unit: unit, send_at: sendAt } = message
  return (
    <tr className={classes.row} data-sid={sid}>
      <td className={classes.status}>
        <StatusBadge status={status} />
      </td>
      <Party address={to} sid={sid} arrow={direction === "outbound" ? "↗" : null} />
      <Party address={from} sid={sid} arrow={direction === "inbound" ? "↙" : null} />
      <td className={classes.text} title={body}>
        {status === "queued" && sendAt && (
          <span className={classes.dimmed}>
            <Filled text={strings.toBeSent} parts={{ time: <RowTime at={sendAt} /> }} />{" "}
          </span>
        )}
        {body ? <bdi>{body}</bdi> : <span className={classes.dimmed}>{strings.files(media)}</span>}
      </td>
      <td className={classes.carrier} title={carrier}>
        {carrier}
      </td>
      <td className={`${classes.price} ${classes.right} tabular`}>{priceText(price, unit)}</td>
      <td className={`${classes.time} ${classes.right}`}>
        <RowTime at={message.created_at} />
      </td>
    </tr>
  )
})

/** The other party, with an arrow and a link. The account's own number is omitted on a phone. */
function Party({ address, sid, arrow }: { address: string; sid: string; arrow: string | null }) {
  if (!arrow) return <td className={`${classes.party} ${classes.own}`}>{address}</td>
  return (
    <td className={classes.party}>
      <span className={classes.way} aria-hidden="true">
        {arrow}
      </span>
      <a href={`${import.meta.env.BASE_URL}messages/${sid}`} className={classes.opens}>
        {address}
      </a>
    </td>
  )
}

function Loading() {
  return Array.from({ length: 12 }, (_, row) => (
    <tr key={row}>
      <td colSpan={7}>
        <Skeleton height={16} />
      </td>
    </tr>
  ))
}
