import { z } from "zod"
import { faultsProblem } from "#api/problems/problem.ts"
import { shown, type Fault } from "#api/wire/fault.ts"
import { documentedAs, list, noted, timestamp } from "#api/wire/schemas.ts"
import { liveSecretsMax, signatureSchemes } from "#endpoints/endpoint-secrets.ts"
import { extraHeadersMax, type ClientCertificate, type SettingsPatch } from "#endpoints/endpoint-settings.ts"
import { fieldPrefix, type FilterSource } from "#events/filter.ts"
import { readClientCertificate } from "#outgoing/client-certificate.ts"
import { nearest } from "#std/nearest.ts"
import { headerFault } from "#webhooks/extra-headers.ts"
import { messageSchema } from "./message-schema.ts"
import { verificationSchema } from "./verification-schema.ts"

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
  if (double !== undefined) faults.push(`The header \`${double}\` comes twice. Case does not count; give it once.`)
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
  if (unknown !== undefined)
    return `\`filter\` names \`${shown(unknown)}\`, which no event has. The nearest field is \`${nearest(unknown, fieldNames)}\`.`
  if (!paths.length) return "`filter` is empty. Name a field, or give null to be sent every event that was asked for."
  if (paths.length > filterFieldsMax) return `\`filter\` must name at most ${filterFieldsMax} fields.`
  for (const [path, patterns] of Object.entries(source)) {
    if (!patterns.length) return `\`filter\` has no pattern for \`${path}\`. Give one at least, or leave the field out.`
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
    "Seconds for all of an attempt, from the look-up of the name to the last byte of the answer; null for the standard 15.",
    10,
  ),
  retry_schedule: noted(
    list(z.int().min(1).max(retryWaitMax), { min: 0, max: retriesMax, isCommaSeparated: true }).nullable().optional(),
    "Seconds to wait after the first failed attempt, after the second, and so on; then the delivery is given up. None at all (`[]` in JSON): no retries. null for the standard schedule over three days. A list, or one string with commas between.",
    scheduleExample,
  ),
  headers: noted(
    headers.nullable().optional(),
    `Headers to send besides ours, such as a credential of the receiver, by name. They are added to those that there are; the value null takes one away, and null for \`headers\` all. ${extraHeadersMax} at most. Values are encrypted at rest and never shown. In a form, as JSON.`,
    { Authorization: "Bearer s3cret" },
  ),
  client_certificate: noted(
    z.string().min(1).max(certificateMax).nullable().optional(),
    "PEM of the client certificate for a receiver with mTLS, optionally followed by its chain. Send it together with `client_key`. Null removes both.",
  ),
  client_key: noted(
    z.string().min(1).max(certificateMax).nullable().optional(),
    "PEM of the private key of `client_certificate`, without a passphrase. Encrypted at rest and never shown.",
  ),
  payload: noted(
    z.enum(["full", "thin"]).optional(),
    "`full`: `data` is the resource. `thin`: `data` has its `sid`, its `status` and the `url` to fetch it from, and nothing of what it says.",
    "thin",
  ),
  filter: noted(
    filter.nullable().optional(),
    "Which of the events that were asked for are sent, by patterns for fields of `data`. Every field has to fit one of its patterns. `*` stands for any characters, `!` before a pattern says what is not to be. null for all. In a form, as JSON.",
    filterExample,
  ),
  signatures: noted(
    list(z.enum(signatureSchemes), { max: signatureSchemes.length, isCommaSeparated: true })
      .transform((given) => signatureSchemes.filter((scheme) => given.includes(scheme)))
      .optional(),
    "How deliveries are signed: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with `public_key`), or both. A list, or one string with commas between.",
    ["v1", "v1a"],
  ),
}

export const overlapParameter = noted(
  z.int().min(0).max(overlapHoursMax).default(24),
  `Hours for which older secrets sign too; ${liveSecretsMax} in all sign at a time at most. 0 ends them now.`,
  24,
)

export const settingsFields = {
  timeout: noted(z.int(), "Seconds for all of an attempt.", 15),
  retry_schedule: noted(
    z.array(z.int()).nullable(),
    "Seconds to wait after each failed attempt; null for the standard schedule.",
    null,
  ),
  header_names: noted(z.array(z.string()), "Names of the headers that are sent besides ours. Values are not shown.", [
    "Authorization",
  ]),
  client_certificate: noted(
    z
      .object({
        subject: noted(z.string(), "The owner.", "CN=posthorn"),
        expires_at: timestamp("When it ends."),
        fingerprint: noted(z.string(), "SHA-256 of the certificate.", "3b1f…"),
      })
      .nullable(),
    "The certificate that is shown to a receiver that asks for one; null without.",
    null,
  ),
  payload: noted(z.enum(["full", "thin"]), "The content of `data` in its events.", "full"),
  filter: noted(
    z.record(z.string(), z.array(z.string())).nullable(),
    "The events that are sent; null for all subscribed events.",
    filterExample,
  ),
  signatures: noted(z.array(z.enum(signatureSchemes)), "How its deliveries are signed.", ["v1"]),
  public_key: noted(
    z
      .string()
      .regex(/^whpk_/)
      .nullable(),
    "Verifies `v1a` signatures of the newest key; null while none are made.",
    null,
  ),
  older_secrets_until: noted(
    z.array(z.iso.datetime({ precision: 3 })),
    "Until when older secrets sign too, the newest first.",
    [],
  ),
}

export const settingsExample = {
  timeout: 15,
  retry_schedule: null,
  header_names: [],
  client_certificate: null,
  payload: "full",
  filter: null,
  signatures: ["v1"],
  public_key: null,
  older_secrets_until: [],
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
export function halfPairs(given: Readonly<Record<string, unknown>>): Fault[] {
  const { client_certificate: certificate, client_key: key } = given
  if (certificate && !key) return [missing("client_key", "client_certificate")]
  if (key && !certificate) return [missing("client_certificate", "client_key")]
  return []
}

function clientOf(given: Given, now: number): ClientCertificate | null | undefined {
  const faults = halfPairs(given)
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
