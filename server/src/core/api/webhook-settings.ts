import { z } from "zod"
import { faultsProblem } from "#http/problems/problem.ts"
import { shown, type Fault } from "#http/wire/fault.ts"
import { documentedAs, list, noted, timestamp } from "#http/wire/schemas.ts"
import { liveSecretsMax, signatureSchemes } from "#core/endpoints/endpoint-secrets.ts"
import { extraHeadersMax, type ClientCertificate, type SettingsPatch } from "#core/endpoints/endpoint-settings.ts"
import { fieldPrefix, type FilterSource } from "#core/events/filter.ts"
import { readClientCertificate } from "#core/outgoing/client-certificate.ts"
import { nearest } from "#core/std/nearest.ts"
import { headerFault } from "#core/webhooks/extra-headers.ts"
import { messageSchema } from "#messaging/api/message-schema.ts"
import { verificationSchema } from "#auth/api/verification-schema.ts"

const timeoutMax = 30
const retriesMax = 20
const retryWaitMax = 86_400
const certificateMax = 16_384
const filterFieldsMax = 10
const patternMax = 200
/** Measured as JSON. The filter is read with every batch of changes. */
const filterMax = 2_000
export const overlapHoursMax = 168

const fieldNames = [...new Set([...Object.keys(messageSchema.shape), ...Object.keys(verificationSchema.shape)])].map(
  (name) => fieldPrefix + name,
)
const filterExample = { "data.to": ["+4179*"], "data.tags": ["orders"] }
const scheduleExample = [5, 60, 600]

const headers = z.record(z.string(), z.string().nullable()).transform((given, context) => {
  const names = Object.keys(given).map((name) => name.toLowerCase())
  const double = names.find((name, index) => names.indexOf(name) !== index)
  const faults = Object.entries(given).flatMap(([name, value]) => headerFault(name, value) ?? [])
  if (double !== undefined) faults.push(`The header \`${double}\` occurs twice. Case does not matter. Send it once.`)
  if (names.length > extraHeadersMax) faults.push(`\`headers\` must have at most ${extraHeadersMax} headers.`)
  return faults.length ? refused(context, faults) : given
})

const patterns = documentedAs(
  z.union([z.string(), z.array(z.string())], {
    error: 'must be a pattern or a list of patterns, as strings: `["+4179*"]`',
  }),
  { type: "array", items: { type: "string" } },
)
const filter = z.record(z.string(), patterns).transform((given, context) => {
  const source = Object.fromEntries(Object.entries(given).map(([path, each]) => [path, [each].flat()])) as FilterSource
  const fault = filterFault(source)
  return fault === undefined ? source : refused(context, [fault])
})

function refused(context: z.core.$RefinementCtx, sentences: readonly string[]): never {
  for (const message of sentences) context.addIssue({ code: "custom", message })
  return z.NEVER
}

function filterFault(source: FilterSource): string | undefined {
  const paths = Object.keys(source)
  const unknown = paths.find((path) => !fieldNames.includes(path))
  if (unknown !== undefined) {
    const near = fieldNames.find((name) => name === fieldPrefix + unknown) ?? nearest(unknown, fieldNames)
    const advice = near ? `The nearest field is \`${near}\`.` : "Name a field of an event, such as `data.to`."
    return `\`filter\` names \`${shown(unknown)}\`, which no event has. ${advice}`
  }
  if (!paths.length) return "`filter` is empty. Name a field, or send null to receive all subscribed events."
  if (paths.length > filterFieldsMax) return `\`filter\` must name at most ${filterFieldsMax} fields.`
  for (const [path, patterns] of Object.entries(source)) {
    if (!patterns.length) return `\`filter\` has no pattern for \`${path}\`. Send at least one, or omit the field.`
    if (patterns.some((pattern) => pattern.length > patternMax || pattern === "" || pattern === "!"))
      return `\`filter\` has a pattern for \`${path}\` that is empty or longer than ${patternMax} characters.`
  }
  if (JSON.stringify(source).length > filterMax)
    return `\`filter\` must have at most ${filterMax} characters as JSON. Shorten it with \`*\`, or use two endpoints.`
  return undefined
}

/** Parameters of both creating and changing an endpoint. */
export const settingsParameters = {
  timeout: noted(
    z.int().min(1).max(timeoutMax).nullable().optional(),
    "The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response. Null for the default of 15.",
    10,
  ),
  retry_schedule: noted(
    list(z.int().min(1).max(retryWaitMax), { min: 0, max: retriesMax, isCommaSeparated: true }).nullable().optional(),
    "The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries. Null for the default schedule over three days. Send a list, or one string with commas.",
    scheduleExample,
  ),
  headers: noted(
    headers.nullable().optional(),
    `The additional headers of requests by name, such as a credential of the receiver. They are added to the existing headers. The value null removes a header, and null for \`headers\` removes all. The limit is ${extraHeadersMax}. Posthorn encrypts the values and never returns them. In a form, send JSON.`,
    { Authorization: "Bearer s3cret" },
  ),
  client_certificate: noted(
    z.string().min(1).max(certificateMax).nullable().optional(),
    "The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it together with `client_key`. Null removes both.",
  ),
  client_key: noted(
    z.string().min(1).max(certificateMax).nullable().optional(),
    "The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never returns it.",
  ),
  payload: noted(
    z.enum(["full", "thin"]).optional(),
    "The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of the resource.",
    "thin",
  ),
  filter: noted(
    filter.nullable().optional(),
    "The filter for subscribed events: patterns for fields of `data`. Every field must match one of its patterns. `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all subscribed events. In a form, send JSON.",
    filterExample,
  ),
  signatures: noted(
    list(z.enum(signatureSchemes), { max: signatureSchemes.length, isCommaSeparated: true })
      .transform((given) => signatureSchemes.filter((scheme) => given.includes(scheme)))
      .optional(),
    "The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`), or both. Send a list, or one string with commas.",
    ["v1", "v1a"],
  ),
}

export const overlapParameter = noted(
  z.int().min(0).max(overlapHoursMax).default(24),
  `The number of hours for which older secrets also sign. At most ${liveSecretsMax} secrets sign at a time. 0 ends the older secrets now.`,
  24,
)

export const settingsFields = {
  timeout: noted(z.int(), "The maximum duration of an attempt in seconds.", 15),
  retry_schedule: noted(
    z.array(z.int()).nullable(),
    "The seconds to wait after each failed attempt. Null for the default schedule.",
    null,
  ),
  header_names: noted(z.array(z.string()), "The names of the additional headers. The values are hidden.", [
    "Authorization",
  ]),
  client_certificate: noted(
    z
      .object({
        subject: noted(z.string(), "The subject of the certificate.", "CN=posthorn"),
        expires_at: timestamp("The time when the certificate expires."),
        fingerprint: noted(z.string(), "The SHA-256 fingerprint of the certificate.", "3b1f…"),
      })
      .nullable(),
    "The client certificate for a receiver with mTLS. Null without one.",
    null,
  ),
  payload: noted(z.enum(["full", "thin"]), "The content of `data` in events to this endpoint.", "full"),
  filter: noted(
    z.record(z.string(), z.array(z.string())).nullable(),
    "The filter for subscribed events. Null for all subscribed events.",
    filterExample,
  ),
  signatures: noted(z.array(z.enum(signatureSchemes)), "The signatures of deliveries to this endpoint.", ["v1"]),
  public_key: noted(
    z
      .string()
      .regex(/^whpk_/)
      .nullable(),
    "The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.",
    null,
  ),
  older_secrets_until: noted(
    z.array(z.iso.datetime({ precision: 3 })),
    "The times until which older secrets also sign, newest secret first.",
    [],
  ),
}

type Given = z.output<z.ZodObject<typeof settingsParameters>>

/** Returns the settings in a request. Throws for a certificate and a key that do not fit together. */
export function settingsOf(given: Given, now: number): SettingsPatch {
  const { timeout, retry_schedule: retrySchedule, headers, payload, filter, signatures } = given
  return { timeout, retrySchedule, headers, payload, filter, signatures, client: clientOf(given, now) }
}

/** Returns whether a request contains a secret that could be guessed from its stored hash. */
export function holdsSecret({ headers, client_key: key }: Given): boolean {
  return Boolean(headers ?? key)
}

/** Returns the fault of a certificate without its key, or of a key without its certificate. */
export function certificatePairFaults(given: Readonly<Record<string, unknown>>): Fault[] {
  const { client_certificate: certificate, client_key: key } = given
  if (certificate && !key) return [missing("client_key", "client_certificate")]
  if (key && !certificate) return [missing("client_certificate", "client_key")]
  return []
}

function clientOf(given: Given, now: number): ClientCertificate | null | undefined {
  const faults = certificatePairFaults(given)
  if (faults.length) throw faultsProblem(faults)
  const { client_certificate: certificate, client_key: key } = given
  if (!certificate || !key) return certificate === null || key === null ? null : undefined
  const facts = readClientCertificate(certificate, key, now)
  if (!("of" in facts)) return { certificate, key, facts }
  const param = `client_${facts.of}`
  throw faultsProblem([{ param, code: "invalid_parameter", detail: `\`${param}\` ${facts.detail}` }])
}

function missing(param: string, other: string): Fault {
  return { param, code: "missing_parameter", detail: `\`${param}\` is required with \`${other}\`. Add it.` }
}
