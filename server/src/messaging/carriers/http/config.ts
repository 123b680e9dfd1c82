import { z } from "zod"
import { parseWith, type Parsed } from "#messaging/carriers/parse-with.ts"
import { mediaField } from "#messaging/carriers/mms/media-limits.ts"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { furtherGroup, settingNotes, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { field } from "#core/std/form-schema.ts"
import { compileTemplate, textWith } from "./template.ts"
import { answerMapping } from "./answer-mapping.ts"
import { acknowledgement, addresses, inboundMapping, receiptMapping, webhookVerification } from "./webhook-mapping.ts"
import { missingValues, presets, withPreset } from "./presets.ts"
import { carrierValues, faultsInTemplate, messageValues, requestTemplate } from "./request-template.ts"

const text = z.string().min(1).max(500)
export const httpChannels = ["sms", "mms"] as const

const setByPosthorn: ReadonlySet<string> = new Set([...carrierValues, ...messageValues])

export const requestsGroup = "Requests and responses"
export const webhooksGroup = "Webhooks"

export const httpSettings = z
  .strictObject({
    /** The preset that gives the settings that are missing here. */
    preset: z.enum([...presets.keys()] as [string, ...string[]]).optional(),
    request: field(requestTemplate, {
      label: "Request",
      meaning: "The request that sends a message. {{to}}, {{from}} and {{body}} are placeholders for its values.",
      missing: "Describe the request that sends a message.",
      example: { url: "https://sms.example.com/send", method: "POST" },
      group: requestsGroup,
    }),
    answer: field(answerMapping, {
      label: "Response",
      meaning: "The place of the reference and the error in a response, and the meaning of errors.",
      missing: "Describe the place of the reference in a response.",
      example: { reference: "id" },
      group: requestsGroup,
    }),
    media_request: field(requestTemplate.optional(), {
      label: "Request with media",
      meaning: "If messages with media need another request.",
      unset: "the same",
      group: requestsGroup,
    }),
    /** The operator's own values for the templates, such as the name of an account. */
    values: field(
      z
        .record(
          z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "must be a name of lower-case letters, digits and _"),
          z.string().max(1_000),
        )
        .default({}),
      {
        label: "Values",
        meaning: "Your own values for the templates, such as an account name.",
        group: requestsGroup,
      },
    ),
    receipts: field(receiptMapping.optional(), {
      label: "Receipts",
      meaning: "The place of the reference and the status in a receipt.",
      unset: "none",
      group: webhooksGroup,
    }),
    inbound: field(inboundMapping.optional(), {
      label: "Messages",
      meaning: "The place of the text and the addresses in an inbound message.",
      unset: "none",
      group: webhooksGroup,
    }),
    /** Without it, all webhooks are refused. */
    verification: field(webhookVerification.optional(), {
      label: "Verification",
      meaning: "How Posthorn verifies that the carrier sent a webhook.",
      unset: "all are refused",
      group: webhooksGroup,
    }),
    addresses: field(addresses.optional(), {
      label: "Addresses",
      meaning: "The IP addresses and ranges that send webhooks.",
      unset: "any",
      group: webhooksGroup,
    }),
    acknowledgement: field(acknowledgement, {
      label: "Acknowledgement",
      meaning: "The response that the carrier expects.",
      group: webhooksGroup,
    }),
    /** The most concurrent requests, over all processes. */
    connections: field(z.int().min(1).max(1_000).default(10), settingNotes.connections),
    segments_per_second: field(z.number().min(0.01).max(100_000).optional(), {
      label: "Segments per second",
      meaning: "The limit over all processes.",
      unset: "no limit",
      group: throughputGroup,
    }),
    /**
     * A claim of the sender lasts a minute. The wait for a connection and the wait for the answer together
     * must be shorter.
     */
    timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.requestTimeout),
    channels: field(z.array(z.enum(httpChannels)).min(1).default(["sms"]), {
      label: "Channels",
      meaning: "The channels of the carrier: sms, mms.",
      group: furtherGroup,
    }),
    /** The texts of the value `encoding`. */
    encodings: field(z.strictObject({ gsm7: text, ucs2: text }).default({ gsm7: "gsm7", ucs2: "ucs2" }), {
      label: "Encodings",
      meaning: "The values of {{encoding}} for texts in GSM-7 and for others.",
      group: furtherGroup,
    }),
    /** The media that the carrier accepts. */
    media: mediaField,
  })
  .superRefine((config, context) => {
    for (const name of Object.keys(config.values).filter((each) => setByPosthorn.has(each)))
      context.addIssue({ code: "custom", path: ["values", name], message: "is a value that Posthorn sets itself" })
    if ((config.receipts || config.inbound) && !config.verification)
      context.addIssue({ code: "custom", path: ["verification"], message: "is missing: say how webhooks are verified" })
    if (config.verification?.kind === "addresses" && !config.addresses?.length)
      context.addIssue({ code: "custom", path: ["addresses"], message: "is missing: nothing else verifies webhooks" })
    if (config.verification?.kind === "ed25519") {
      const { public_key: key } = config.verification
      if (Buffer.from(textWith(key, config.values), "base64").length !== 32)
        context.addIssue({ code: "custom", path: placeOf(key), message: "is not a public key of 32 bytes in base64" })
    }
    for (const [name, template] of [
      ["request", config.request],
      ["media_request", config.media_request],
    ] as const)
      if (template)
        for (const { path, message } of faultsInTemplate(template, config.values))
          context.addIssue({ code: "custom", path: [name, ...path], message })
  })

/** The places where the operator can write the key: as a value, or in the verification. */
function placeOf(key: string): string[] {
  const [name] = compileTemplate(key).names
  return name === undefined ? ["verification", "public_key"] : ["values", name]
}

export type HttpCarrierConfig = z.infer<typeof httpSettings>

/** A password or a token in a request or a webhook. */
export const apiSecretText = z
  .string()
  .max(4_000)
  .regex(/^[\x20-\x7e]*$/, "has characters that are not printable ASCII")
  .default("")

export const httpSecrets = z.strictObject({
  password: field(apiSecretText, { ...settingNotes.password, meaning: "The password or the token of the API." }),
  webhook_secret: field(apiSecretText, {
    label: "Webhook secret",
    meaning: "Verifies webhooks, if the password does not.",
    group: credentialsGroup,
  }),
})
export type HttpCarrierSecrets = z.infer<typeof httpSecrets>

export function parseHttpConfig(value: unknown): Parsed<HttpCarrierConfig> {
  const missing = missingValues(value).map(({ name, label }) => ({
    field: `values.${name}`,
    message: `is missing: ${label}`,
  }))
  const parsed = parseWith(httpSettings, withPreset(value))
  if (!missing.length) return parsed
  return { kind: "faults", faults: [...missing, ...(parsed.kind === "faults" ? parsed.faults : [])] }
}

/**
 * Returns the channels of a carrier with these settings: none if an older release accepted settings that this
 * one does not.
 */
export function httpChannelsOf(settings: unknown): readonly string[] {
  const { channels: given } = withPreset(settings) as { channels?: unknown }
  const parsed = httpSettings.shape.channels.safeParse(given)
  return parsed.success ? parsed.data : []
}
