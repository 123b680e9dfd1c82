import { z } from "zod"
import { documentedAs, exampleHex, named, noted, sid, spelled, text, timestamp } from "#http/wire/schemas.ts"
import { lowerCase } from "#http/wire/spellings.ts"
import { formatsOfRelation } from "#messaging/carriers/smpp/references.ts"
import { allCarrierKinds, findCarrierKind } from "#messaging/carriers/kinds.ts"
import type { ConfiguredCarrier } from "#messaging/routing/carriers.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"

const settingsExample = {
  hosts: [{ host: "smpp.carrier.example", port: 3550, tls: {} }],
  system_id: "acme",
  window_max: 20,
}

/** Parameters of both creating and changing a carrier. */
export const carrierName = noted(text(200), "The display name.", "Acme Telecom")
export const carrierSettings = noted(
  z.record(z.string(), z.unknown()),
  "The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In a form, send JSON. The guides to a first carrier and to email explain each setting.",
  settingsExample,
)
export const carrierPassword = noted(
  z.string(),
  "The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses never contain it.",
  "s3cret",
)
export const carrierTlsKey = noted(
  z.string(),
  "The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.",
)
export const carrierWebhookSecret = noted(
  z.string(),
  "The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain it.",
)
const kindWords = () => allCarrierKinds().map(({ kind }) => kind)

/**
 * A start loads the extensions before this file, so the document of the server has their kinds, too. The
 * clients were generated without them, so the list is open.
 */
export const carrierKind = documentedAs(
  spelled(
    z.string().refine((kind) => findCarrierKind(kind) !== undefined, {
      error: () =>
        `must be one of ${kindWords()
          .map((word) => `\`${word}\``)
          .join(", ")}`,
    }),
    lowerCase,
  ),
  { type: "string", "x-extensible-enum": kindWords() },
)
export const onOrOff = z.enum(["enabled", "disabled"])

const idFormats = ["as_is", "hex", "decimal"] as const

const connectionSchema = named(
  "CarrierConnection",
  "One connection to a carrier.",
  z.object({
    name: noted(
      z.string(),
      "The host, the number and the kind of bind of the connection.",
      "smpp.carrier.example:3550 #1 transceiver",
    ),
    state: noted(z.enum(["up", "down"]), "The state. The carrier accepts messages on a connection that is `up`.", "up"),
    since: timestamp("The start of this state, as seen by the responding process."),
    reason: noted(z.string().nullable(), "The problem and its remedy. Null without a problem.", null),
    retry_at: timestamp("The time of the next connection attempt. Null if none is planned.").nullable(),
    unanswered: noted(z.number(), "The number of requests without a response yet.", 3),
    window_max: noted(z.number(), "The maximum number of requests without a response.", 20),
    segments_per_second: noted(
      z.number().nullable(),
      "The current rate limit in segments per second. Null for no limit.",
      null,
    ),
    has_answered: noted(
      z.boolean(),
      "Whether the carrier has answered. A carrier that takes each message by a request is `up` before its first answer, so false means that nothing shows yet whether it works.",
      true,
    ),
  }),
)

const closedCircuit = { state: "closed" as const, failures: 0, reason: null, retry_at: null }

const circuitSchema = named(
  "CarrierCircuit",
  "The circuit breaker of the carrier, which stops messages after consecutive failures. Each process has its own. This is the worst of them.",
  z.object({
    state: noted(
      z.enum(["closed", "open", "half_open"]),
      "The state. `closed`: the carrier gets messages. `open`: messages use other routes or wait. `half_open`: the carrier gets a few messages as a trial.",
      "closed",
    ),
    failures: noted(z.int().min(0), "The number of consecutive failures.", 0),
    reason: noted(z.string().nullable(), "The reason for the last failure. Null without a failure.", null),
    retry_at: timestamp("The time of the next trial. Null unless the circuit is open.").nullable(),
  }),
)

const traceSchema = named(
  "CarrierTrace",
  "The trace of a carrier's exchanges.",
  z.object({
    until: timestamp("The time when the trace ends."),
    account_sid: noted(
      sid("account", "The account whose messages are traced.").nullable(),
      "The account whose messages are traced. Null for all accounts.",
      null,
    ),
    to: noted(
      z.string().nullable(),
      "The recipient whose messages are traced. Null for all recipients.",
      "+4915112345678",
    ),
  }),
)

export const carrierSchema = named(
  "Carrier",
  "A connection to a phone network, a mail server or a chat service.",
  z.object({
    sid: sid("carrier", "Identifier of the carrier."),
    name: noted(z.string(), "The display name.", "Acme Telecom"),
    kind: noted(carrierKind, "The protocol.", "smpp"),
    settings: noted(z.record(z.string(), z.unknown()), "The settings without secrets.", settingsExample),
    status: noted(onOrOff, "The status. Posthorn does not connect to a disabled carrier.", "enabled"),
    state: noted(
      z.enum(["up", "down", "paused", "off"]),
      "The state of the carrier. It accepts messages if the state is `up`. The state is `off` if the carrier is disabled or disconnecting.",
      "up",
    ),
    since: timestamp("The start of this state, as seen by the responding process."),
    reason: noted(z.string().nullable(), "The problem and its remedy. Null without a problem.", null),
    learned_message_ids: noted(
      z
        .object({
          submit: noted(z.enum(idFormats), "The format in responses to submissions.", "hex"),
          receipt: noted(z.enum(idFormats), "The format in receipts.", "decimal"),
        })
        .nullable(),
      "The detected format of message ids in receipts, as a value of the setting `message_ids`. Null while it is unknown, or if the setting has a value. The setting overrides it.",
      { submit: "hex", receipt: "decimal" },
    ),
    webhook_url: noted(
      z.string().nullable(),
      "The URL to enter at the provider for receipts and messages. Null for kinds without webhooks.",
      null,
    ),
    trace: noted(traceSchema.nullable(), "The current trace. Null without one.", null),
    connections: noted(z.array(connectionSchema), "The connections of the carrier."),
    circuit: noted(
      circuitSchema,
      "The circuit breaker of the carrier, which stops messages after consecutive failures.",
      closedCircuit,
    ),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
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
      has_answered: true,
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
) {
  const { circuit, ...health } = routing.health(carrier.id)
  return {
    sid: toSid("carrier", carrier.id),
    name: carrier.name,
    kind: carrier.kind,
    settings: carrier.settings,
    status: carrier.status,
    state: health.state,
    since: isoTime(health.since),
    reason: health.reason,
    learned_message_ids: carrier.learnedIds && formatsOfRelation[carrier.learnedIds],
    webhook_url: routing.webhookUrl(carrier),
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
      has_answered: each.hasAnswered ?? true,
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

function renderTrace({ until, accountId, recipient }: NonNullable<ConfiguredCarrier["trace"]>) {
  return { until: isoTime(until), account_sid: accountId && toSid("account", accountId), to: recipient }
}
