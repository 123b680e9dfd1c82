import { Anchor, Badge, Group } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { CarrierLink } from "../../components/carrier-link.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { durationText } from "../../components/duration-text.ts"
import { Fact, Facts } from "../../components/facts.tsx"
import { isFinal } from "../../components/message/message.ts"
import { Sid, shortSid } from "../../components/sid.tsx"
import { channelName } from "../../components/channel-name.ts"
import { Time } from "../../components/time.tsx"
import type { Message } from "@posthorn/client"
import classes from "./messages.module.css"
import { priceText } from "../../components/message/price.ts"
import * as strings from "./strings.ts"

export function MessageFacts({ message }: { message: Message }) {
  const { to, from, price, price_unit: unit, num_media: media, num_segments: segments } = message
  return (
    <Facts>
      <Fact name={strings.sid}>
        <Sid sid={message.sid} />
      </Fact>
      <Fact name={strings.to}>
        <Party address={to} filter={{ to }} />
      </Fact>
      <Fact name={strings.from}>
        <Party address={from} filter={{ from }} />
      </Fact>
      <Fact name={strings.channel}>{channelName(message.channel)}</Fact>
      {message.channels && (
        <Fact name={strings.channelsInOrder}>
          {message.channels.map(({ to: address, status, error_code: code }) => (
            <div key={address}>
              {address}: {channelStates[status]}
              {code !== null && `, ${code}`}
            </div>
          ))}
        </Fact>
      )}
      {message.template && (
        <Fact name={strings.template}>
          <TemplateLines template={message.template} />
        </Fact>
      )}
      {message.carrier_sid && (
        <Fact name={strings.carrier}>
          <CarrierLink sid={message.carrier_sid} />
        </Fact>
      )}
      <Fact name={message.direction === "inbound" ? strings.received : strings.created}>
        <Time at={message.created_at} />
      </Fact>
      <Moments message={message} />
      <Fact name={strings.segments}>{segments}</Fact>
      {media > 0 && <Fact name={strings.media}>{strings.files(media)}</Fact>}
      {message.direction === "outbound" && (
        <Fact name={strings.price}>{price === null ? noPrice(message) : priceText(price, unit)}</Fact>
      )}
      <Callback message={message} />
      {message.tags.length > 0 && (
        <Fact name={strings.tags}>
          <Group gap={4}>
            {message.tags.map((tag) => (
              <Badge
                key={tag}
                component={Link}
                to="/messages"
                search={{ tag } as never}
                variant="default"
                size="sm"
                radius="sm"
                tt="none"
                fw={500}
                style={{ cursor: "pointer" }}
              >
                {tag}
              </Badge>
            ))}
          </Group>
        </Fact>
      )}
    </Facts>
  )
}

/** The messaging service, and the URL for statuses. */
function Callback({ message }: { message: Message }) {
  return (
    <>
      {message.messaging_service_sid && (
        <Fact name={strings.messagingService}>
          <Anchor component={Link} to={`/numbers/services/${message.messaging_service_sid}`} size="sm">
            {shortSid(message.messaging_service_sid)}
          </Anchor>
        </Fact>
      )}
      {message.status_callback && (
        <Fact name={strings.statusCallback}>
          <span style={{ overflowWrap: "anywhere" }}>{message.status_callback}</span>
        </Fact>
      )}
    </>
  )
}

/** The name of the template, and each of its values on a separate line. */
function TemplateLines({ template }: { template: NonNullable<Message["template"]> }) {
  const { name, language, parameters, header, buttons } = template
  const lines = [
    `${name} (${language})`,
    ...Object.values(header).map((value) => strings.templateHeader(value)),
    ...Object.entries(parameters).map(([variable, value]) => `${variable}: ${value}`),
    ...buttons.map(({ index, value }) => strings.templateButton(index + 1, value)),
  ]
  return lines.map((line, index) => <div key={index}>{line}</div>)
}

/** The known times of the message. */
function Moments({ message }: { message: Message }) {
  return (
    <>
      {message.send_at && (
        <Fact name={strings.sendAt}>
          <Time at={message.send_at} />
        </Fact>
      )}
      {message.sent_at && (
        <Fact name={strings.sent}>
          <Time at={message.sent_at} />
        </Fact>
      )}
      {message.delivered_at && (
        <Fact name={strings.delivered}>
          <Time at={message.delivered_at} /> <Took message={message} />
        </Fact>
      )}
      {message.read_at && (
        <Fact name={strings.read}>
          <Time at={message.read_at} />
        </Fact>
      )}
    </>
  )
}

function Party({ address, filter }: { address: string; filter: Record<string, string> }) {
  return (
    <Group gap={2} wrap="nowrap" component="span">
      <Anchor
        component={Link}
        to="/messages"
        search={filter as never}
        size="sm"
        className="tabular"
        title={strings.messagesWithThisAddress}
      >
        {address}
      </Anchor>
      <CopyButton value={address} what={address} />
    </Group>
  )
}

/** Counts from the acceptance, or from the scheduled time. */
function Took({ message }: { message: Message }) {
  const ms = Date.parse(message.delivered_at ?? "") - Date.parse(message.send_at ?? message.created_at)
  if (!(ms >= 0)) return null
  return <span className={classes.dimmed}>{strings.deliveredAfter(durationText(ms))}</span>
}

const channelStates: Record<NonNullable<Message["channels"]>[number]["status"], string> = {
  waiting: strings.notTried,
  sending: strings.beingTried,
  sent: "sent",
  timed_out: strings.notDeliveredInTime,
  unknown: strings.outcomeUnknown,
  delivered: "delivered",
  undelivered: strings.notDelivered,
  failed: "failed",
}

function noPrice(message: Message): string {
  return isFinal(message) ? strings.priceNone : strings.priceUnknown
}
