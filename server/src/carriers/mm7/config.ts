import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { meaning } from "#carriers/http/answer-mapping.ts"
import { parseHttpSecrets, type HttpCarrierSecrets } from "#carriers/http/config.ts"
import { addresses } from "#carriers/http/webhook-mapping.ts"
import { mediaSettings } from "#carriers/mms/media-limits.ts"
import { countryCodeSetting } from "#carriers/reported-number.ts"
import { isApiUrl } from "#carriers/setting-schemas.ts"

const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, "has control characters")

const schema = z
  .strictObject({
    /** The URL at which the MMSC accepts requests. */
    url: z
      .string()
      .max(1_000)
      .refine(isApiUrl, "is not a URL such as https://mmsc.example.net/mm7, without a user and a password"),
    /** The user for HTTP Basic. The password is the carrier's. */
    user: z.string().min(1).max(320).optional(),
    vasp_id: name,
    vas_id: name.optional(),
    /** Some MMSCs derive the sender from `vas_id`, and refuse any other sender. */
    sender_address: z.boolean().default(true),
    service_code: name.optional(),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, "is not a version such as 6.8.0")
      .default("6.8.0"),
    /** The namespace of MM7's elements. It differs between releases of the specification. */
    namespace: z
      .string()
      .max(300)
      .regex(/^https?:\/\/[\x21-\x7e]+$/, "is not a namespace, which begins with http://")
      .default("http://www.3gpp.org/ftp/Specs/archive/23_series/23.140/schema/REL-6-MM7-1-4"),
    /** `digits` omits the plus of international numbers. */
    number_format: z.enum(["plus", "digits"]).default("plus"),
    delivery_reports: z.boolean().default(true),
    read_reports: z.boolean().default(false),
    /** The meanings of this MMSC's StatusCodes that are its own or differ from the standard. */
    status_codes: z.record(z.string().regex(/^\d{4}$/, "must be a StatusCode of four digits"), meaning).default({}),
    inbound: z
      .strictObject({
        /** The user for HTTP Basic in the MMSC's requests. Its password is the carrier's `webhook_secret`. */
        user: z.string().min(1).max(320).optional(),
        addresses: addresses.optional(),
        /** The recipient of messages for which the MMSC names none. */
        number: z
          .string()
          .regex(/^\+?\d{3,15}$/, "is not a phone number or a short code")
          .optional(),
        /** The country of numbers that the MMSC writes without a country code. */
        country_code: countryCodeSetting.optional(),
      })
      .default({}),
    media: mediaSettings.optional(),
    connections: z.int().min(1).max(100).default(4),
    messages_per_second: z.number().min(0.1).max(10_000).optional(),
    timeout_ms: z.int().min(100).max(40_000).default(30_000),
  })
  .superRefine(({ inbound: { user, addresses: from }, delivery_reports: delivery, read_reports: read }, context) => {
    if (user !== undefined || from?.length || (!delivery && !read)) return
    const message =
      "has neither a user nor addresses, so Posthorn would refuse all requests of the MMSC: set one of them, or request no reports"
    context.addIssue({ code: "custom", path: ["inbound"], message })
  })

export type Mm7Config = z.infer<typeof schema>
export type Mm7Secrets = HttpCarrierSecrets

export function parseMm7Config(value: unknown): Parsed<Mm7Config> {
  return parseWith(schema, value)
}

export const parseMm7Secrets: (value: unknown) => Parsed<Mm7Secrets> = parseHttpSecrets
