import { z } from "zod"
import { settingNotes, throughputGroup, timeoutsGroup } from "#messaging/carriers/setting-notes.ts"
import { hostSetting, numberOrNull, orDefault, orNull, pemSetting, textOrNull, wholeNumber } from "#messaging/carriers/setting-schemas.ts" // oxfmt-ignore
import { field } from "#core/std/form-schema.ts"
import { isLoopback } from "#core/std/is-loopback.ts"

/**
 * RFC 8314, sections 3.3 and 7.3: submission over implicit TLS, and with STARTTLS; and RFC 5321 for this
 * machine's own server.
 */
const usualPorts = { implicit: 465, starttls: 587, none: 25 }

const sender = z
  .string()
  .toLowerCase()
  .regex(
    /^(?:\*|[^\s@*<>",;]+)@[a-z0-9.-]+\.[a-z0-9-]+$/,
    "is not an address such as codes@example.com, or *@example.com for a domain",
  )

export const mailServerGroup = "Mail server"
export const sendersGroup = "Senders"

export const smtpSettings = z
  .strictObject({
    host: field(hostSetting, {
      label: "Host",
      meaning: "The name or address of the mail server.",
      missing: "Enter the name or address of the mail server.",
      example: "smtp.example.com",
      group: mailServerGroup,
    }),
    port: field(orNull(wholeNumber(1, 65_535)), {
      label: "Port",
      meaning: "Usually 587 with starttls, 465 with implicit, and 25 with none.",
      unset: "the usual port",
      group: mailServerGroup,
    }),
    tls: field(orDefault(z.enum(["starttls", "implicit", "none"]), "starttls"), {
      label: "TLS",
      meaning:
        "With starttls, nothing is sent before TLS. With implicit, TLS begins at once. Use none only for a server on this machine.",
      group: mailServerGroup,
    }),
    servername: field(textOrNull(253), { ...settingNotes.servername, group: mailServerGroup }),
    ca: field(orNull(pemSetting), { ...settingNotes.authority, group: mailServerGroup }),
    user: field(textOrNull(320), settingNotes.user),
    from: field(z.array(sender).min(1).max(100), {
      label: "Addresses",
      meaning: "The senders that the server accepts, one per line. *@example.com means every address of a domain.",
      missing: "Enter the allowed sender addresses, such as codes@example.com or *@example.com.",
      example: ["codes@example.com"],
      group: sendersGroup,
    }),
    from_name: field(
      orNull(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^[^\x00-\x1f\x7f]*$/, "is not one line"),
      ),
      {
        label: "Name of the sender",
        meaning: "Mail programs show it next to the address.",
        unset: "none",
        group: sendersGroup,
      },
    ),
    connections: field(orDefault(wholeNumber(1, 50), 4), {
      label: "Connections",
      meaning: "Connections over all processes, with one mail at a time on each.",
      group: throughputGroup,
    }),
    messages_per_second: field(numberOrNull(0.5, 10_000), settingNotes.messagesPerSecond),
    connect_timeout_ms: field(orDefault(wholeNumber(100, 15_000), 10_000), settingNotes.connectTimeout),
    response_timeout_ms: field(orDefault(wholeNumber(100, 40_000), 30_000), {
      label: "Response timeout, ms",
      meaning: "After this time without a response, Posthorn gives up the mail.",
      group: timeoutsGroup,
    }),
  })
  .refine(({ host, tls }) => tls !== "none" || isLoopback(host), {
    path: ["tls"],
    error: "must not be none unless the server is on this machine, because others could read the codes on the network",
  })
  .transform((config) => ({ ...config, port: config.port ?? usualPorts[config.tls] }))

/** All settings of an SMTP carrier, without its password. */
export type SmtpCarrierConfig = z.infer<typeof smtpSettings>

export const smtpSecrets = z.strictObject({
  password: field(orDefault(z.string().max(1_000), ""), settingNotes.password),
})
export type SmtpSecrets = z.infer<typeof smtpSecrets>
