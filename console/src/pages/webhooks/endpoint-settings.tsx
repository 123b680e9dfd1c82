import { Code, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { CopyButton } from "../../components/copy-button.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { waitsOf } from "./waits.ts"
import type { Webhook } from "posthorn"
import classes from "./webhooks.module.css"

/** How an endpoint is treated, to be read. */
export function EndpointSettings({ webhook }: { webhook: Webhook }) {
  const { client_certificate: certificate, filter, public_key: publicKey } = webhook
  return (
    <dl className={classes.list}>
      <Line name="Endpoint">
        <Sid sid={webhook.sid} whole />
      </Line>
      <Line name="Events">
        {webhook.events.map((name) => (
          <div key={name} className={classes.mono}>
            {name}
          </div>
        ))}
      </Line>
      <Line name="Filter">
        {filter
          ? Object.entries(filter).map(([field, patterns]) => (
              <div key={field} className={classes.mono}>
                {field}: {patterns.join(" or ")}
              </div>
            ))
          : "None: all events that it asked for"}
      </Line>
      <Line name="Payload">
        {webhook.payload === "full" ? "Full: the whole resource" : "Thin: sid, status and address"}
      </Line>
      <Line name="Timeout">{webhook.timeout} s</Line>
      <Line name="Retry schedule">{waitsOf(webhook.retry_schedule)}</Line>
      <Line name="Requests at once">{webhook.max_in_flight ?? "Ten, and more while it answers fast"}</Line>
      <Line name="Requests per second">{webhook.rate_limit ?? "No limit"}</Line>
      <Line name="Order">
        {webhook.ordering === "fifo" ? "One at a time, as the events happened" : "As fast as it takes them"}
      </Line>
      <Line name="Headers">
        {webhook.header_names.length
          ? webhook.header_names.map((name) => (
              <div key={name}>
                <span className={classes.mono}>{name}</span>{" "}
                <Text span size="xs" c="dimmed">
                  value not shown
                </Text>
              </div>
            ))
          : "None besides ours"}
      </Line>
      <Line name="Client certificate">
        {certificate ? (
          <>
            {certificate.subject}, until <Time at={certificate.expires_at} />
          </>
        ) : (
          "None"
        )}
      </Line>
      <Line name="Signatures">{webhook.signatures.join(", ")}</Line>
      {publicKey && (
        <Line name="Public key">
          <Code className={classes.anywhere}>{publicKey}</Code> <CopyButton value={publicKey} what="the public key" />
        </Line>
      )}
      <Line name="Added">
        <Time at={webhook.created_at} />
      </Line>
      <Line name="Changed">
        <Time at={webhook.updated_at} />
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
