import { BlockList, isIP } from "node:net"
import { z } from "zod"
import { inboundMmsGroup, mediaField, mmscGroup } from "#messaging/carriers/mms/media-limits.ts"
import { countryCodeSetting } from "#messaging/carriers/reported-number.ts"
import { furtherGroup, settingNotes, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { hostSetting, pemSetting } from "#messaging/carriers/setting-schemas.ts"
import { field, inGroup } from "#core/std/form-schema.ts"

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "is not a domain in lower case, such as mms.example.com")
const port = z.int().min(1).max(65_535)

/** RFC 5321 and RFC 8314. */
const usualPorts = { implicit: 465, starttls: 25, none: 25 }

const inbound = z.strictObject({
  port: field(port, {
    label: "Port",
    meaning: "Posthorn listens for the carrier on this port.",
    missing: "Enter the port on which Posthorn listens for the carrier.",
    example: 2525,
  }),
  host: field(hostSetting.default("0.0.0.0"), {
    label: "Address",
    meaning: "The address of this machine to listen on.",
  }),
  addresses: field(
    z.array(z.string().refine(isRange, "is not an address or range, such as 192.0.2.0/24")).min(1).max(50),
    {
      label: "Carrier's addresses",
      meaning: "One address or range per line. Posthorn refuses all others.",
      missing: "Enter the addresses from which the carrier connects, such as 192.0.2.0/24.",
      example: ["192.0.2.0/24"],
    },
  ),
  country_code: field(countryCodeSetting.optional(), settingNotes.countryCode),
  certificate: field(pemSetting.optional(), {
    label: "Certificate",
    meaning: "For STARTTLS, as PEM. Without it and its private key, there is no TLS.",
    unset: "none",
  }),
})

export const mm4Settings = z
  .strictObject({
    host: field(hostSetting, {
      label: "Host",
      meaning: "The name or address of the carrier's mail server for MM4.",
      missing: "Enter the name or address of the carrier's mail server.",
      example: "mm4.example.net",
      group: mmscGroup,
    }),
    port: field(port.optional(), {
      label: "Port",
      meaning: "Usually 25.",
      unset: "the usual port",
      group: mmscGroup,
    }),
    tls: field(z.enum(["starttls", "implicit", "none"]).default("starttls"), {
      label: "TLS",
      meaning: "With starttls, nothing is sent before TLS. Use none only on this machine or in a private network.",
      group: mmscGroup,
    }),
    servername: field(z.string().min(1).max(253).optional(), { ...settingNotes.servername, group: mmscGroup }),
    /** Senders are +15551234567/TYPE=PLMN@domain, and answers go to the domain. */
    domain: field(domain, {
      label: "Your domain",
      meaning: "The domain of your senders, as agreed with the carrier.",
      missing: "Enter the domain of your senders.",
      example: "mms.example.com",
      group: mmscGroup,
    }),
    peer_domain: field(domain, {
      label: "Carrier's domain",
      meaning: "The domain of your recipients.",
      missing: "Enter the domain of the carrier.",
      example: "mmsc.example.net",
      group: mmscGroup,
    }),
    user: field(z.string().min(1).max(320).optional(), settingNotes.user),
    inbound: inGroup(inboundMmsGroup, inbound),
    connections: field(z.int().min(1).max(50).default(4), {
      label: "Connections",
      meaning: "Connections over all processes, with one message at a time on each.",
      group: throughputGroup,
    }),
    messages_per_second: field(z.number().min(0.5).max(10_000).optional(), settingNotes.messagesPerSecond),
    delivery_reports: field(z.boolean().default(true), settingNotes.deliveryReports),
    read_reports: field(z.boolean().default(false), settingNotes.readReports),
    version: field(
      z
        .string()
        .regex(/^\d+\.\d+\.\d+$/, "is not a version such as 6.10.0")
        .default("6.10.0"),
      { label: "Version of MM4", meaning: "If the carrier requires another one.", group: furtherGroup },
    ),
    ca: field(pemSetting.optional(), { ...settingNotes.authority, group: furtherGroup }),
    connect_timeout_ms: field(z.int().min(100).max(15_000).default(10_000), {
      ...settingNotes.connectTimeout,
      group: furtherGroup,
    }),
    response_timeout_ms: field(z.int().min(100).max(40_000).default(30_000), {
      label: "Response timeout, ms",
      meaning: "The longest wait for a response of the server.",
      group: furtherGroup,
    }),
    media: mediaField,
  })
  .superRefine(({ tls, host: name }, context) => {
    if (tls !== "none" || isPrivate(name)) return
    const message =
      "must not be none except for an address of this machine or a private network, because others could read the messages on the Internet"
    context.addIssue({ code: "custom", path: ["tls"], message })
  })
  .transform((config) => ({ ...config, port: config.port ?? usualPorts[config.tls] }))

export type Mm4Config = z.infer<typeof mm4Settings>

export const mm4Secrets = z.strictObject({
  password: field(z.string().max(1_000).default(""), settingNotes.password),
  tls_key: field(pemSetting.optional(), {
    ...settingNotes.tlsKey,
    label: "Private key",
    meaning: "The key of the certificate for STARTTLS, as PEM.",
  }),
})
export type Mm4Secrets = z.infer<typeof mm4Secrets>

export function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = "", bits] = range.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const privateRanges = rangesOf([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "::1",
  "fc00::/7",
])

function isPrivate(name: string): boolean {
  const version = isIP(name)
  return name === "localhost" || (version > 0 && privateRanges.check(name, version === 6 ? "ipv6" : "ipv4"))
}

function isRange(range: string): boolean {
  const [address = "", bits, ...more] = range.split("/")
  const version = isIP(address)
  if (!version || more.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
}
