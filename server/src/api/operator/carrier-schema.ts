import { z } from "zod"
import { exampleHex, named, noted, sid, text, timestamp } from "#api/wire/schemas.ts"
import { formatsOfRelation } from "#carriers/smpp/references.ts"
import { carrierKinds, hasWebhooks } from "#routing/carrier-kinds.ts"
import type { ConfiguredCarrier } from "#routing/carriers.ts"
import type { Routing } from "#routing/routing.ts"
import { toSid } from "#std/ids.ts"
import { toWire } from "./settings-spelling.ts"
import { isoTime } from "#std/iso-time.ts"

export const mailSettingsExample = { host: "smtp.example.com", user: "posthorn", from: ["codes@example.com"] }

const settingsExample = {
  hosts: [{ host: "smpp.carrier.example", port: 3550, tls: {} }],
  system_id: "acme",
  window_max: 20,
}

/** Parameters of both creating and changing a carrier. */
export const carrierName = noted(text(200), "The display name.", "Acme Telecom")
export const carrierSettings = noted(
  z.record(z.string(), z.unknown()),
  "How to reach and to treat it: `hosts` and `system_id` at least, or `host` and `from` for email. In a form, as JSON. The guides to a first carrier and to email explain each.",
  settingsExample,
)
export const carrierPassword = noted(
  z.string(),
  "The password of the bind or of the user of a mail server, or the token of a bot or an API. It is never shown again.",
  "s3cret",
)
export const carrierTlsKey = noted(
  z.string(),
  "PEM of the key of our own certificate, where the carrier asks for one; never shown again.",
)
export const carrierWebhookSecret = noted(
  z.string(),
  "The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver or the app secret of WhatsApp. It is never shown again.",
)
export const onOrOff = z.enum(["enabled", "disabled"])

const idFormats = ["as_is", "hex", "decimal"] as const

const connectionSchema = named(
  "CarrierConnection",
  "One connection to a carrier.",
  z.object({
    name: noted(
      z.string(),
      "Its host, its number and the kind of its bind.",
      "smpp.carrier.example:3550 #1 transceiver",
    ),
    state: noted(z.enum(["up", "down"]), "Whether it accepts messages.", "up"),
    since: timestamp("The start of this state, as seen by the process that answers."),
    reason: noted(z.string().nullable(), "The problem and its remedy; null while there is none.", null),
    retry_at: timestamp("When Posthorn tries it again; null if it waits for nothing.").nullable(),
    unanswered: noted(z.number(), "Requests without an answer yet.", 3),
    window_max: noted(z.number(), "The most requests without a response.", 20),
    segments_per_second: noted(z.number().nullable(), "Its current rate limit; null for no limit.", null),
  }),
)

const closedCircuit = { state: "closed" as const, failures: 0, reason: null, retry_at: null }

const circuitSchema = named(
  "CarrierCircuit",
  "Whether failures in a row keep messages from the carrier. Each process has its own view; this is that of the one where it is worst.",
  z.object({
    state: noted(
      z.enum(["closed", "open", "half_open"]),
      "`closed`: it gets messages. `open`: it gets none, and they take other routes or wait. `half_open`: it gets a few as a trial.",
      "closed",
    ),
    failures: noted(z.int().min(0), "Failures in a row.", 0),
    reason: noted(z.string().nullable(), "The text of the last one; null without one.", null),
    retry_at: timestamp("When Posthorn tries it again; null unless the circuit is open.").nullable(),
  }),
)

const traceSchema = named(
  "CarrierTrace",
  "The tracing of a carrier's exchanges.",
  z.object({
    until: timestamp("The time at which it ends."),
    account_sid: noted(
      sid("account", "The account whose messages alone are traced.").nullable(),
      "Null for all accounts.",
      null,
    ),
    to: noted(z.string().nullable(), "The recipient whose messages alone are traced; null for all.", "+4915112345678"),
  }),
)

export const carrierSchema = named(
  "Carrier",
  "A connection to a phone network, a mail server or a chat service.",
  z.object({
    sid: sid("carrier", "Identifier of the carrier."),
    name: noted(z.string(), "The display name.", "Acme Telecom"),
    kind: noted(z.enum(carrierKinds), "The protocol.", "smpp"),
    settings: noted(z.record(z.string(), z.unknown()), "The settings without secrets.", settingsExample),
    status: noted(onOrOff, "Whether it is used.", "enabled"),
    state: noted(
      z.enum(["up", "down", "paused", "off"]),
      "Whether it accepts messages now; `off` when it is disabled, or about to be.",
      "up",
    ),
    since: timestamp("The start of this state, as seen by the process that answers."),
    reason: noted(z.string().nullable(), "The problem and its remedy; null while there is none.", null),
    learned_message_ids: noted(
      z.object({ submit: z.enum(idFormats), receipt: z.enum(idFormats) }).nullable(),
      "The form of ids that receipts have shown, in the words of the setting `message_ids`. Null while it is unknown, or when the setting has a value. The setting overrides it.",
      { submit: "hex", receipt: "decimal" },
    ),
    webhook_url: noted(
      z.string().nullable(),
      "The URL for receipts and messages. Enter it at the provider. Null for kinds without webhooks.",
      null,
    ),
    trace: noted(traceSchema.nullable(), "The trace that runs; null without one.", null),
    connections: noted(z.array(connectionSchema), "Each of its connections."),
    circuit: noted(circuitSchema, "Whether failures in a row keep messages from it.", closedCircuit),
    created_at: timestamp("When it was created."),
    updated_at: timestamp("When it was last changed."),
  }),
)

const at = "2026-11-21T08:30:00.000Z"

export const carrierExample = {
  sid: `CR${exampleHex}`,
  name: "Acme Telecom",
  kind: "smpp",
  settings: settingsExample,
  status: "enabled",
  state: "up",
  since: at,
  reason: null,
  learned_message_ids: { submit: "hex", receipt: "decimal" },
  webhook_url: null,
  trace: null,
  connections: [
    {
      name: "smpp.carrier.example:3550 #1 transceiver",
      state: "up",
      since: at,
      reason: null,
      retry_at: null,
      unanswered: 3,
      window_max: 20,
      segments_per_second: null,
    },
  ],
  circuit: closedCircuit,
  created_at: at,
  updated_at: at,
}

export function renderCarrier(
  carrier: ConfiguredCarrier,
  routing: Pick<Routing, "health" | "webhookUrl">,
  now: number,
): object {
  const { circuit, ...health } = routing.health(carrier.id)
  return {
    sid: toSid("carrier", carrier.id),
    name: carrier.name,
    kind: carrier.kind,
    settings: toWire(carrier.kind, carrier.settings),
    status: carrier.status,
    state: health.state,
    since: isoTime(health.since),
    reason: health.reason,
    learned_message_ids: carrier.learnedIds && formatsOfRelation[carrier.learnedIds],
    webhook_url: hasWebhooks(carrier.kind) ? routing.webhookUrl(carrier.id) : null,
    trace: carrier.trace && carrier.trace.until > now ? renderTrace(carrier.trace) : null,
    connections: health.connections.map((each) => ({
      name: each.name,
      state: each.state,
      since: isoTime(each.since),
      reason: each.reason,
      retry_at: each.retryAt === null ? null : isoTime(each.retryAt),
      unanswered: each.unanswered,
      window_max: each.windowMax,
      segments_per_second: each.segmentsPerSecond,
    })),
    circuit: {
      state: circuit.state,
      failures: circuit.failures,
      reason: circuit.reason,
      retry_at: circuit.retryAt === null ? null : isoTime(circuit.retryAt),
    },
    created_at: isoTime(carrier.createdAt),
    updated_at: isoTime(carrier.updatedAt),
  }
}

function renderTrace({ until, accountId, recipient }: NonNullable<ConfiguredCarrier["trace"]>): object {
  return { until: isoTime(until), account_sid: accountId && toSid("account", accountId), to: recipient }
}
