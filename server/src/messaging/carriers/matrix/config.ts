import { z } from "zod"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { settingNotes } from "#messaging/carriers/setting-notes.ts"
import { apiUrlSetting } from "#messaging/carriers/setting-schemas.ts"
import { field } from "#core/std/form-schema.ts"

export const homeserverGroup = "Homeserver"
export const serviceGroup = "Application service"

export const matrixSettings = z.strictObject({
  homeserver_url: field(apiUrlSetting("https://matrix.example.org"), {
    label: "URL",
    meaning: "The URL of the homeserver's client API.",
    missing: "Enter the URL of the homeserver, such as https://matrix.example.org.",
    example: "https://matrix.example.org",
    group: homeserverGroup,
  }),
  server_name: field(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]{1,200}(?::\d{1,5})?$/, "is not the name of a homeserver such as example.org"),
    {
      label: "Server name",
      meaning: "The name in the ids of its users.",
      missing: "Enter the name of the homeserver, such as example.org.",
      example: "example.org",
      group: homeserverGroup,
    },
  ),
  bot: field(
    z
      .string()
      .regex(/^[a-z0-9._=/+-]{1,200}$/, "is not the first part of a user id such as posthorn")
      .default("posthorn"),
    { label: "Bot", meaning: "The sender_localpart of the registration.", group: serviceGroup },
  ),
  prefix: field(
    z
      .string()
      .regex(/^[a-z0-9._=/+-]{1,50}$/, "is not the beginning of a user id such as sms_")
      .default("sms_"),
    { label: "Prefix", meaning: "The start of the users and aliases in the registration.", group: serviceGroup },
  ),
  /** The limit of requests under way, over all processes. */
  connections: field(z.int().min(1).max(200).default(20), settingNotes.connections),
  messages_per_second: field(z.number().min(0.5).max(10_000).optional(), settingNotes.messagesPerSecond),
  timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.requestTimeout),
})

/** All settings of a carrier that is an application service of a Matrix homeserver, without its tokens. */
export type MatrixCarrierConfig = z.infer<typeof matrixSettings>

const token = z
  .string()
  .max(1_000)
  .regex(/^[\x21-\x7e]*$/, "has characters that are not printable ASCII")
  .default("")

export const matrixSecrets = z.strictObject({
  password: field(token, {
    label: "Token of Posthorn",
    meaning: "The as_token of the registration.",
    group: credentialsGroup,
  }),
  webhook_secret: field(token, {
    label: "Token of the homeserver",
    meaning: "The hs_token of the registration.",
    group: credentialsGroup,
  }),
})
export type MatrixSecrets = z.infer<typeof matrixSecrets>
