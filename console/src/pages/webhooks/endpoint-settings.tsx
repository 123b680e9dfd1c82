import { Code, Text } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Filled } from "../../components/filled.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import * as strings from "./strings.ts"
import { waitsOf } from "./waits.ts"
import type { Webhook } from "@posthorn/client"
import type { ReactNode } from "react"
import classes from "./webhooks.module.css"

/** The settings of an endpoint, read-only. */
export function EndpointSettings({ webhook }: { webhook: Webhook }) {
  const { client_certificate: certificate, filter, public_key: publicKey } = webhook
  return (
    <Facts kind="wide">
      <Fact name={strings.endpoint}>
        <Sid sid={webhook.sid} whole />
      </Fact>
      <Fact name={strings.events}>
        {webhook.callback_form &&
          (webhook.callback_form === "twilio" ? strings.eventsOfTwilioCallbacks : strings.eventsOfCallbacks)}
        {webhook.events.map((name) => (
          <div key={name} className={classes.mono}>
            {name}
          </div>
        ))}
      </Fact>
      <Fact name={strings.filter}>
        {filter
          ? Object.entries(filter).map(([field, patterns]) => (
              <div key={field} className={classes.mono}>
                {field}: {patterns.join(" or ")}
              </div>
            ))
          : strings.none}
      </Fact>
      <Fact name={strings.payload}>{webhook.payload === "full" ? strings.payloadFull : strings.payloadThin}</Fact>
      <Fact name={strings.timeout}>{webhook.timeout} s</Fact>
      <Fact name={strings.retrySchedule}>{waitsOf(webhook.retry_schedule)}</Fact>
      <Fact name={strings.requestsAtOnce}>{webhook.max_in_flight ?? strings.requestsAtOnceDefault}</Fact>
      <Fact name={strings.requestsPerSecond}>{webhook.rate_limit ?? strings.noLimit}</Fact>
      <Fact name={strings.order}>{webhook.ordering === "fifo" ? strings.orderOneAtATime : strings.anyOrder}</Fact>
      <Fact name={strings.headers}>{headersOf(webhook)}</Fact>
      <Fact name={strings.clientCertificate}>
        {certificate ? (
          <Filled
            text={strings.certificateValidUntil}
            parts={{ subject: certificate.subject, time: <Time at={certificate.expires_at} /> }}
          />
        ) : (
          strings.none
        )}
      </Fact>
      <Fact name={strings.signatures}>{webhook.signatures.join(", ")}</Fact>
      {publicKey && (
        <Fact name={strings.publicKey}>
          <Code className={classes.anywhere}>{publicKey}</Code>{" "}
          <CopyButton value={publicKey} what={strings.thePublicKey} />
        </Fact>
      )}
      <Fact name={strings.added}>
        <Time at={webhook.created_at} />
      </Fact>
      <Fact name={strings.changed}>
        <Time at={webhook.updated_at} />
      </Fact>
    </Facts>
  )
}

function headersOf({ header_names: names }: Webhook): ReactNode {
  if (!names.length) return strings.noCustomHeaders
  return names.map((name) => (
    <div key={name}>
      <span className={classes.mono}>{name}</span>{" "}
      <Text span size="xs" c="dimmed">
        {strings.valueNotShown}
      </Text>
    </div>
  ))
}
