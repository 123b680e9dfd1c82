import { z } from "zod"
import { meaning } from "#messaging/carriers/http/answer-mapping.ts"
import { apiSecretText } from "#messaging/carriers/http/config.ts"
import { addresses } from "#messaging/carriers/http/webhook-mapping.ts"
import { inboundMmsGroup, mediaField, mmscGroup } from "#messaging/carriers/mms/media-limits.ts"
import { countryCodeSetting } from "#messaging/carriers/reported-number.ts"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { furtherGroup, settingNotes } from "#messaging/carriers/setting-notes.ts"
import { isApiUrl } from "#messaging/carriers/setting-schemas.ts"
import { field, inGroup } from "#core/std/form-schema.ts"

const name = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, "has control characters")

const inbound = z.strictObject({
  /** The user for HTTP Basic in the MMSC's requests. Its password is the carrier's `webhook_secret`. */
  user: field(z.string().min(1).max(320).optional(), {
    label: "User of the MMSC",
    meaning:
      "The user with which the MMSC signs in here. Set its password with posthorn carrier set --webhook-secret-file.",
    unset: "none",
  }),
  addresses: field(addresses.optional(), {
    label: "Addresses of the MMSC",
    meaning: "One address or range per line. Posthorn refuses all others.",
    unset: "all",
  }),
  number: field(
    z
      .string()
      .regex(/^\+?\d{3,15}$/, "is not a phone number or a short code")
      .optional(),
    { label: "Number", meaning: "The recipient of messages for which the MMSC names none.", unset: "none" },
  ),
  country_code: field(countryCodeSetting.optional(), settingNotes.countryCode),
})

export const mm7Settings = z
  .strictObject({
    url: field(
      z
        .string()
        .max(1_000)
        .refine(isApiUrl, "is not a URL such as https://mmsc.example.net/mm7, without a user and a password"),
      {
        label: "URL",
        meaning: "The URL of the MMSC for MM7 requests.",
        missing: "Enter the URL of the MMSC, such as https://mmsc.example.net/mm7.",
        example: "https://mmsc.example.net/mm7",
        group: mmscGroup,
      },
    ),
    vasp_id: field(name, {
      label: "VASPID",
      meaning: "Your name at the carrier.",
      missing: "Enter the VASPID that the carrier gave you.",
      example: "acme",
      group: mmscGroup,
    }),
    vas_id: field(name.optional(), {
      label: "VASID",
      meaning: "The id of your service, if the carrier gave you one.",
      unset: "none",
      group: mmscGroup,
    }),
    service_code: field(name.optional(), {
      label: "Service code",
      meaning: "If the carrier requires one.",
      unset: "none",
      group: mmscGroup,
    }),
    /** The user for HTTP Basic. The password is the carrier's. */
    user: field(z.string().min(1).max(320).optional(), {
      ...settingNotes.user,
      meaning: "Leave empty if the MMSC requires no user.",
    }),
    inbound: inGroup(inboundMmsGroup, inbound.default({})),
    connections: field(z.int().min(1).max(100).default(4), settingNotes.connections),
    messages_per_second: field(z.number().min(0.1).max(10_000).optional(), settingNotes.messagesPerSecond),
    timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.requestTimeout),
    delivery_reports: field(z.boolean().default(true), settingNotes.deliveryReports),
    read_reports: field(z.boolean().default(false), settingNotes.readReports),
    sender_address: field(z.boolean().default(true), {
      label: "Sender address",
      meaning: "Whether to send it. Some MMSCs derive the sender from the VASID, and refuse any other sender.",
      group: furtherGroup,
    }),
    version: field(
      z
        .string()
        .regex(/^\d+\.\d+\.\d+$/, "is not a version such as 6.8.0")
        .default("6.8.0"),
      { label: "Version of MM7", meaning: "If the MMSC requires another one.", group: furtherGroup },
    ),
    /** It differs between releases of the specification. */
    namespace: field(
      z
        .string()
        .max(300)
        .regex(/^https?:\/\/[\x21-\x7e]+$/, "is not a namespace, which begins with http://")
        .default("http://www.3gpp.org/ftp/Specs/archive/23_series/23.140/schema/REL-6-MM7-1-4"),
      { label: "Namespace of MM7", meaning: "If the MMSC requires another one.", group: furtherGroup },
    ),
    /** `digits` omits the plus of international numbers. */
    number_format: field(z.enum(["plus", "digits"]).default("plus"), {
      label: "Numbers",
      meaning: "The format of numbers.",
      group: furtherGroup,
    }),
    /** The meanings of this MMSC's StatusCodes that are its own or differ from the standard. */
    status_codes: field(
      z.record(z.string().regex(/^\d{4}$/, "must be a StatusCode of four digits"), meaning).default({}),
      {
        label: "Status codes",
        meaning: "The meaning of the carrier's own codes.",
        example: { "3099": "throttled" },
        group: furtherGroup,
      },
    ),
    media: mediaField,
  })
  .superRefine(({ inbound: { user, addresses: from }, delivery_reports: delivery, read_reports: read }, context) => {
    if (user !== undefined || from?.length || (!delivery && !read)) return
    const message =
      "has neither a user nor addresses, so Posthorn would refuse all requests of the MMSC: set one of them, or request no reports"
    context.addIssue({ code: "custom", path: ["inbound"], message })
  })

export type Mm7Config = z.infer<typeof mm7Settings>

export const mm7Secrets = z.strictObject({
  password: field(apiSecretText, { ...settingNotes.password, meaning: "The password of the user at the MMSC." }),
  webhook_secret: field(apiSecretText, {
    label: "Password of the MMSC",
    meaning: "The MMSC signs in to Posthorn with it.",
    group: credentialsGroup,
  }),
})
export type Mm7Secrets = z.infer<typeof mm7Secrets>
