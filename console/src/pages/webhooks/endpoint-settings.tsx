import { Code, Text } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { waitsOf } from "./waits.ts"
import type { Webhook } from "posthorn"
import type { ReactNode } from "react"
import classes from "./webhooks.module.css"

/** The settings of an endpoint, read-only. */
export function EndpointSettings({ webhook }: { webhook: Webhook }) {
  const { client_certificate: certificate, filter, public_key: publicKey } = webhook
  return (
    <Facts kind="wide">
      <Fact name="Endpoint">
        <Sid sid={webhook.sid} whole />
      </Fact>
      <Fact name="Events">
        {webhook.events.map((name) => (
          <div key={name} className={classes.mono}>
            {name}
          </div>
        ))}
      </Fact>
      <Fact name="Filter">
        {filter
          ? Object.entries(filter).map(([field, patterns]) => (
              <div key={field} className={classes.mono}>
                {field}: {patterns.join(" or ")}
              </div>
            ))
          : "None"}
      </Fact>
      <Fact name="Payload">
        {webhook.payload === "full"
          ? "Full: the whole resource"
          : "Thin: the sid, the status and the URL of the resource"}
      </Fact>
      <Fact name="Timeout">{webhook.timeout} s</Fact>
      <Fact name="Retry schedule">{waitsOf(webhook.retry_schedule)}</Fact>
      <Fact name="Requests at once">{webhook.max_in_flight ?? "10, and more while the endpoint answers fast"}</Fact>
      <Fact name="Requests per second">{webhook.rate_limit ?? "No limit"}</Fact>
      <Fact name="Order">
        {webhook.ordering === "fifo" ? "One at a time, in the order of the events" : "Any order"}
      </Fact>
      <Fact name="Headers">{headersOf(webhook)}</Fact>
      <Fact name="Client certificate">
        {certificate ? (
          <>
            {certificate.subject}, valid until <Time at={certificate.expires_at} />
          </>
        ) : (
          "None"
        )}
      </Fact>
      <Fact name="Signatures">{webhook.signatures.join(", ")}</Fact>
      {publicKey && (
        <Fact name="Public key">
          <Code className={classes.anywhere}>{publicKey}</Code> <CopyButton value={publicKey} what="the public key" />
        </Fact>
      )}
      <Fact name="Added">
        <Time at={webhook.created_at} />
      </Fact>
      <Fact name="Changed">
        <Time at={webhook.updated_at} />
      </Fact>
    </Facts>
  )
}

function headersOf({ header_names: names }: Webhook): ReactNode {
  if (!names.length) return "No custom headers"
  return names.map((name) => (
    <div key={name}>
      <span className={classes.mono}>{name}</span>{" "}
      <Text span size="xs" c="dimmed">
        value not shown
      </Text>
    </div>
  ))
}
