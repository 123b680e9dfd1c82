import { z } from "zod"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { settingNotes, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { hostSetting, pemSetting } from "#messaging/carriers/setting-schemas.ts"
import { field } from "#core/std/form-schema.ts"

export const xmppServerGroup = "XMPP server"

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_])?$/, "is not a domain such as sms.example.org")

export const xmppSettings = z.strictObject({
  host: field(hostSetting, {
    label: "Host",
    meaning: "The name or address of the XMPP server.",
    missing: "Enter the name or address of the XMPP server.",
    example: "127.0.0.1",
    group: xmppServerGroup,
  }),
  /** Prosody's usual port. In ejabberd the administrator chooses it. */
  port: field(z.int().min(1).max(65_535).default(5347), {
    label: "Port",
    meaning: "The port for components.",
    group: xmppServerGroup,
  }),
  /** XEP-0114 has no STARTTLS. So TLS begins with the first byte, in the server or in a proxy before it. */
  tls: field(z.enum(["none", "implicit"]).default("none"), {
    label: "TLS",
    meaning: "Components usually connect without TLS, on the same machine or network.",
    group: xmppServerGroup,
  }),
  servername: field(z.string().min(1).max(253).nullish(), { ...settingNotes.servername, group: xmppServerGroup }),
  ca: field(pemSetting.nullish(), { ...settingNotes.authority, group: xmppServerGroup }),
  domain: field(domain, {
    label: "Component",
    meaning: "The domain of the component. Its addresses are senders.",
    missing: "Enter the domain of the component, such as sms.example.org.",
    example: "sms.example.org",
    group: credentialsGroup,
  }),
  /** Without it, media is not sent. */
  upload: field(domain.nullish(), {
    label: "Upload service",
    meaning: "The server's service for files (XEP-0363), to send media.",
    unset: "media is not sent",
    group: "Media",
  }),
  /** The limit of messages without an answer. */
  window_max: field(z.int().min(1).max(1_000).default(100), {
    label: "Window",
    meaning: "Messages without a response at a time.",
    group: throughputGroup,
  }),
  messages_per_second: field(z.number().min(0.5).max(10_000).nullish(), {
    ...settingNotes.messagesPerSecond,
    meaning: "The limit of the carrier.",
  }),
  connect_timeout_ms: field(z.int().min(100).max(15_000).default(10_000), settingNotes.connectTimeout),
  /** The connection counts as dead after this long without data from the server. */
  response_timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.responseTimeout),
})

/** All settings of a carrier that is a component of an XMPP server (XEP-0114), without its secret. */
export type XmppCarrierConfig = z.infer<typeof xmppSettings>

export const xmppSecrets = z.strictObject({
  password: field(z.string().max(1_000).default(""), {
    ...settingNotes.password,
    meaning: "The secret of the component.",
  }),
})
export type XmppSecrets = z.infer<typeof xmppSecrets>
