import { BlockList, isIP } from "node:net"
import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { mediaSettings } from "#carriers/mms/media-limits.ts"
import { countryCodeSetting } from "#carriers/reported-number.ts"
import { hostSetting, pemSetting } from "#carriers/setting-schemas.ts"

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "is not a domain in lower case, such as mms.example.com")
const port = z.int().min(1).max(65_535)

/** RFC 5321 and RFC 8314. */
const usualPorts = { implicit: 465, starttls: 25, none: 25 }

const inbound = z.strictObject({
  /** The address at which Posthorn listens for the carrier. */
  host: hostSetting.default("0.0.0.0"),
  port: port,
  /** The addresses from which the carrier connects. All others are refused. */
  addresses: z.array(z.string().refine(isRange, "is not an address or range, such as 192.0.2.0/24")).min(1).max(50),
  /** The certificate for STARTTLS, as PEM. Its key is the secret `tls_key`. Without it, there is no TLS. */
  certificate: pemSetting.optional(),
  /** The country of numbers that the carrier writes without a country code. */
  country_code: countryCodeSetting.optional(),
})

const schema = z
  .strictObject({
    host: hostSetting,
    port: port.optional(),
    /** `none` is for this machine and private networks, such as a VPN to the carrier. */
    tls: z.enum(["starttls", "implicit", "none"]).default("starttls"),
    ca: pemSetting.optional(),
    servername: z.string().min(1).max(253).optional(),
    user: z.string().min(1).max(320).optional(),
    /**
     * The domain of this installation. Senders are +15551234567/TYPE=PLMN@domain, and answers go to the
     * domain.
     */
    domain,
    /** The carrier's domain, which is the domain of recipients. */
    peer_domain: domain,
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, "is not a version such as 6.10.0")
      .default("6.10.0"),
    delivery_reports: z.boolean().default(true),
    read_reports: z.boolean().default(false),
    inbound,
    media: mediaSettings.optional(),
    connections: z.int().min(1).max(50).default(4),
    messages_per_second: z.number().min(0.5).max(10_000).optional(),
    connect_timeout_ms: z.int().min(100).max(15_000).default(10_000),
    response_timeout_ms: z.int().min(100).max(40_000).default(30_000),
  })
  .superRefine(({ tls, host: name }, context) => {
    if (tls !== "none" || isPrivate(name)) return
    const message =
      "must not be none except for an address of this machine or a private network, because others could read the messages on the Internet"
    context.addIssue({ code: "custom", path: ["tls"], message })
  })
  .transform((config) => ({ ...config, port: config.port ?? usualPorts[config.tls] }))

export type Mm4Config = z.infer<typeof schema>

const secrets = z.strictObject({ password: z.string().max(1_000).default(""), tlsKey: pemSetting.optional() })
export type Mm4Secrets = z.infer<typeof secrets>

export function parseMm4Config(value: unknown): Parsed<Mm4Config> {
  return parseWith(schema, value)
}

export function parseMm4Secrets(value: unknown): Parsed<Mm4Secrets> {
  return parseWith(secrets, value)
}

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
