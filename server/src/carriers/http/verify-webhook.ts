import { createHash, createHmac, createPublicKey, verify } from "node:crypto"
import { jwtVerify } from "jose"
import { isSameSecret } from "#carriers/requests/is-same-secret.ts"
import type { CarrierWebhook } from "#carriers/webhook.ts"
import { createAddressRules } from "#outgoing/address-rules.ts"
import type { HttpCarrierSecrets } from "./config.ts"
import { basicHeader } from "./build-request.ts"
import { compileTemplate, textOf, textWith, type TemplateValues } from "./template.ts"
import { rangeOf, type WebhookVerification } from "./webhook-mapping.ts"

type Of<K extends WebhookVerification["kind"]> = Extract<WebhookVerification, { kind: K }>

export type Verifier = (webhook: CarrierWebhook, now: number) => boolean | Promise<boolean>

/**
 * Checks whether a webhook is the carrier's: by its address, if the settings list addresses, and by the
 * verification of the settings.
 */
export function createVerifier(
  verification: WebhookVerification,
  addresses: readonly string[] | undefined,
  { secrets, values = {} }: { secrets: HttpCarrierSecrets; values?: TemplateValues },
): Verifier {
  const isProved = prover(verification, secrets, values)
  if (!addresses) return isProved
  const rules = createAddressRules(addresses.map(rangeOf))
  return (webhook, now) => rules.isNamed(webhook.address) && isProved(webhook, now)
}

/** Without its secret, a verification accepts no webhook. */
function prover(verification: WebhookVerification, secrets: HttpCarrierSecrets, values: TemplateValues): Verifier {
  if (verification.kind === "addresses") return () => true
  if (verification.kind === "ed25519") return ed25519Prover(verification, textWith(verification.public_key, values))
  const secret = secrets[verification.secret]
  if (secret === "") return () => false
  switch (verification.kind) {
    case "hmac":
      return hmacProver(verification, secret)
    case "jwt":
      return jwtProver(verification, secret)
    case "basic":
      return headerProver("authorization", basicHeader(textWith(verification.user, values), secret))
    case "header":
      return headerProver(verification.name, secret)
    case "query":
      return ({ url }) => isSameSecret(new URL(url).searchParams.get(verification.name) ?? "", secret)
  }
}

function hmacProver(verification: Of<"hmac">, secret: string): Verifier {
  const { algorithm, encoding, header, prefix } = verification
  const signedText = signedTextOf(verification)
  return (webhook, now) => {
    const given = webhook.headers[header.toLowerCase()] ?? ""
    if (!isFresh(verification, webhook, now)) return false
    const expected = createHmac(algorithm, secret).update(signedText(webhook)).digest(encoding)
    return given.split(",").some((each) => isSameSecret(each.trim(), prefix + expected))
  }
}

function ed25519Prover(verification: Of<"ed25519">, publicKey: string): Verifier {
  const key = ed25519Key(publicKey)
  const signedText = signedTextOf(verification)
  return (webhook, now) => {
    const given = Buffer.from(webhook.headers[verification.header.toLowerCase()] ?? "", "base64")
    if (given.length !== 64 || !isFresh(verification, webhook, now)) return false
    return verify(null, Buffer.from(signedText(webhook)), key, given)
  }
}

/** Adds the header that Node expects (RFC 8410) to the raw key of 32 bytes (RFC 8032). */
function ed25519Key(base64: string) {
  const wrapped = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(base64, "base64")])
  return createPublicKey({ key: wrapped, format: "der", type: "spki" })
}

function jwtProver({ header }: Of<"jwt">, secret: string): Verifier {
  const key = Buffer.from(secret)
  return async ({ headers, body }, now) => {
    const token = (headers[header.toLowerCase()] ?? "").replace(/^Bearer /i, "")
    const options = { algorithms: ["HS256"], currentDate: new Date(now) }
    const verified = await jwtVerify(token, key, options).catch(() => null)
    if (!verified) return false
    const hash = verified.payload["payload_hash"]
    return body.length === 0 || hash === createHash("sha256").update(body).digest("hex")
  }
}

function headerProver(name: string, expected: string): Verifier {
  return ({ headers }) => isSameSecret(headers[name.toLowerCase()] ?? "", expected)
}

/** Makes the text that the carrier signed. */
function signedTextOf({ signed }: Pick<Of<"hmac">, "signed">): (webhook: CarrierWebhook) => string {
  const template = compileTemplate(signed)
  return (webhook) => {
    const values = template.names.map((name) => [name, signedPart(name, webhook)] as const)
    return textOf(template.render(Object.fromEntries(values)))
  }
}

function signedPart(name: string, { url, body, headers }: CarrierWebhook): string {
  if (name === "url") return url
  if (name === "base_url") return url.split("?", 1)[0] ?? ""
  if (name === "body") return body.toString("utf8")
  if (name === "sorted_form") return sortedForm(body)
  return headers[name.replace(/^header:/, "").toLowerCase()] ?? ""
}

/**
 * The names and values of a form, sorted by name, without separators. A name that occurs several times has
 * each value once.
 */
function sortedForm(body: Buffer): string {
  const form = new URLSearchParams(body.toString("utf8"))
  const names = [...new Set(form.keys())].toSorted(byCodeUnit)
  return names.map((name) => [...new Set(form.getAll(name))].toSorted(byCodeUnit).map((value) => name + value).join("")).join("") // oxfmt-ignore
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Seconds or milliseconds since 1970. */
function isFresh(
  {
    timestamp_header: header,
    tolerance_seconds: tolerance,
  }: Pick<Of<"hmac">, "timestamp_header" | "tolerance_seconds">,
  { headers }: CarrierWebhook,
  now: number,
): boolean {
  if (header === undefined) return true
  const said = Number(headers[header.toLowerCase()] || NaN)
  const at = said > 1e11 ? said : said * 1_000
  return Math.abs(now - at) <= tolerance * 1_000
}
