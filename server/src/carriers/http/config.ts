import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { mediaSettings } from "#carriers/mms/media-limits.ts"
import { compileTemplate, textWith } from "./template.ts"
import { answerMapping } from "./answer-mapping.ts"
import { acknowledgement, addresses, inboundMapping, receiptMapping, webhookVerification } from "./webhook-mapping.ts"
import { missingValues, presets, withPreset } from "./presets.ts"
import { carrierValues, faultsInTemplate, messageValues, requestTemplate } from "./request-template.ts"

const text = z.string().min(1).max(500)
const channels = ["sms", "mms"] as const

const setByPosthorn: ReadonlySet<string> = new Set([...carrierValues, ...messageValues])

const schema = z
  .strictObject({
    /** The preset that gives the settings that are missing here. */
    preset: z.enum([...presets.keys()] as [string, ...string[]]).optional(),
    /** The operator's own values for the templates, such as the name of an account. */
    values: z
      .record(
        z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "must be a name of lower-case letters, digits and _"),
        z.string().max(1_000),
      )
      .default({}),
    channels: z.array(z.enum(channels)).min(1).default(["sms"]),
    request: requestTemplate,
    /** The request for messages with media, if it is another one. */
    media_request: requestTemplate.optional(),
    /** The texts of the value `encoding`. */
    encodings: z.strictObject({ gsm7: text, ucs2: text }).default({ gsm7: "gsm7", ucs2: "ucs2" }),
    answer: answerMapping,
    receipts: receiptMapping.optional(),
    inbound: inboundMapping.optional(),
    /** Without it, all webhooks are refused. */
    verification: webhookVerification.optional(),
    addresses: addresses.optional(),
    acknowledgement,
    /** The media that the carrier accepts. */
    media: mediaSettings.optional(),
    /** The most concurrent requests, over all processes. */
    connections: z.int().min(1).max(1_000).default(10),
    segments_per_second: z.number().min(0.01).max(100_000).optional(),
    /**
     * A claim of the sender lasts a minute. The wait for a connection and the wait for the answer together
     * must be shorter.
     */
    timeout_ms: z.int().min(100).max(40_000).default(30_000),
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

export type HttpCarrierConfig = z.infer<typeof schema>

const secretText = z
  .string()
  .max(4_000)
  .regex(/^[\x20-\x7e]*$/, "has characters that are not printable ASCII")
  .default("")

const secrets = z.strictObject({
  password: secretText,
  /** The secret of webhooks, if the carrier's password does not verify them. */
  webhook_secret: secretText,
})
export type HttpCarrierSecrets = z.infer<typeof secrets>

export function parseHttpConfig(value: unknown): Parsed<HttpCarrierConfig> {
  const missing = missingValues(value).map(({ name, label }) => ({
    field: `values.${name}`,
    message: `is missing: ${label}`,
  }))
  const parsed = parseWith(schema, withPreset(value))
  if (!missing.length) return parsed
  return { kind: "faults", faults: [...missing, ...(parsed.kind === "faults" ? parsed.faults : [])] }
}

/**
 * Returns the channels of a carrier with these settings: none if an older release accepted settings that this
 * one does not.
 */
export function httpChannelsOf(settings: unknown): readonly string[] {
  const { channels: given } = withPreset(settings) as { channels?: unknown }
  const parsed = schema.shape.channels.safeParse(given)
  return parsed.success ? parsed.data : []
}

export function parseHttpSecrets(value: unknown): Parsed<HttpCarrierSecrets> {
  return parseWith(secrets, value)
}
