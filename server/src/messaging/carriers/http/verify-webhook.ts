import { createHash, createHmac, createPublicKey, verify } from "node:crypto"
import { jwtVerify } from "jose"
import { isSameSecret } from "#messaging/carriers/requests/is-same-secret.ts"
import type { CarrierWebhook, HeadProof, WebhookHead } from "#messaging/carriers/webhook.ts"
import { createAddressRules } from "#core/outgoing/address-rules.ts"
import type { HttpCarrierSecrets } from "./config.ts"
import { basicHeader } from "./build-request.ts"
import { compileTemplate, textOf, textWith, type TemplateValues } from "./template.ts"
import { rangeOf, type WebhookVerification } from "./webhook-mapping.ts"

type Of<K extends WebhookVerification["kind"]> = Extract<WebhookVerification, { kind: K }>

export interface Verifier {
  /** What the head proves before the body is read. */
  checkHead(head: WebhookHead, now: number): Promise<HeadProof>
  isGenuine(webhook: CarrierWebhook, now: number): Promise<boolean>
}

/**
 * What is left to check after the head: nothing if it is proven, and otherwise the body. Null for a head that
 * cannot be the carrier's.
 */
type Examination = { isProven: boolean; accepts(body: Buffer): boolean } | null
type Examiner = (head: WebhookHead, now: number) => Examination | Promise<Examination>

/** Networks with several keys send a signature for each. */
const signaturesMax = 10
/** More than any network sends. The fields of a form are sorted before its sender is known. */
const formFieldsMax = 1_000

/**
 * Checks whether a webhook is the carrier's: by its address, if the settings list addresses, and by the
 * verification of the settings.
 */
export function createVerifier(
  verification: WebhookVerification,
  addresses: readonly string[] | undefined,
  { secrets, values = {} }: { secrets: HttpCarrierSecrets; values?: TemplateValues },
): Verifier {
  const examine = examiner(verification, secrets, values)
  const rules = addresses && createAddressRules(addresses.map(rangeOf))
  const examined: Examiner = (head, now) => (rules && !rules.isNamed(head.address) ? null : examine(head, now))
  return {
    async checkHead(head, now) {
      const examination = await examined(head, now)
      if (!examination) return "forged"
      return examination.isProven ? "proven" : "unproven"
    },
    async isGenuine({ body, ...head }, now) {
      return (await examined(head, now))?.accepts(body) === true
    },
  }
}

const proven: Examination = { isProven: true, accepts: () => true }

/** Without its secret, a verification accepts no webhook. */
function examiner(verification: WebhookVerification, secrets: HttpCarrierSecrets, values: TemplateValues): Examiner {
  if (verification.kind === "addresses") return () => proven
  if (verification.kind === "ed25519") return ed25519Examiner(verification, textWith(verification.public_key, values))
  const secret = secrets[verification.secret]
  if (secret === "") return () => null
  switch (verification.kind) {
    case "hmac":
      return hmacExaminer(verification, secret)
    case "jwt":
      return jwtExaminer(verification, secret)
    case "basic":
      return headerExaminer("authorization", basicHeader(textWith(verification.user, values), secret))
    case "header":
      return headerExaminer(verification.name, secret)
    case "query":
      return ({ url }) => (isSameSecret(new URL(url).searchParams.get(verification.name) ?? "", secret) ? proven : null)
  }
}

function hmacExaminer(verification: Of<"hmac">, secret: string): Examiner {
  const { algorithm, encoding, header, prefix } = verification
  const macOf = (text: string) => prefix + createHmac(algorithm, secret).update(text).digest(encoding)
  const { length } = macOf("")
  return signatureExaminer(verification, (head) => {
    const given = (head.headers[header.toLowerCase()] ?? "").split(",").map((each) => each.trim())
    const signatures = given.filter((each) => each.length === length).slice(0, signaturesMax)
    if (!signatures.length) return null
    return (text) => {
      const expected = macOf(text)
      return signatures.some((each) => isSameSecret(each, expected))
    }
  })
}

function ed25519Examiner(verification: Of<"ed25519">, publicKey: string): Examiner {
  const key = ed25519Key(publicKey)
  return signatureExaminer(verification, (head) => {
    const given = Buffer.from(head.headers[verification.header.toLowerCase()] ?? "", "base64")
    return given.length === 64 ? (text) => verify(null, Buffer.from(text), key, given) : null
  })
}

/**
 * `signatureIn` returns the check of the signed text, or null for a head without a signature. A signature
 * that does not cover the body is checked with the head.
 */
function signatureExaminer(
  verification: Of<"hmac" | "ed25519">,
  signatureIn: (head: WebhookHead) => ((text: string) => boolean) | null,
): Examiner {
  const { names, signedText } = signedTextOf(verification)
  const coversBody = names.some((name) => name === "body" || name === "sorted_form")
  return (head, now) => {
    const isSignatureOf = isFresh(verification, head, now) ? signatureIn(head) : null
    if (!isSignatureOf) return null
    const accepts = (body: Buffer) => {
      if (names.includes("sorted_form") && hasMoreFields(body, formFieldsMax)) return false
      return isSignatureOf(signedText({ ...head, body }))
    }
    if (coversBody) return { isProven: false, accepts }
    return accepts(noBody) ? proven : null
  }
}

const noBody = Buffer.alloc(0)

/** Adds the header that Node expects (RFC 8410) to the raw key of 32 bytes (RFC 8032). */
function ed25519Key(base64: string) {
  const wrapped = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(base64, "base64")])
  return createPublicKey({ key: wrapped, format: "der", type: "spki" })
}

function jwtExaminer({ header }: Of<"jwt">, secret: string): Examiner {
  const key = Buffer.from(secret)
  return async ({ headers }, now) => {
    const token = (headers[header.toLowerCase()] ?? "").replace(/^Bearer /i, "")
    const options = { algorithms: ["HS256"], currentDate: new Date(now) }
    const verified = await jwtVerify(token, key, options).catch(() => null)
    if (!verified) return null
    const hash = verified.payload["payload_hash"]
    const accepts = (body: Buffer) => body.length === 0 || hash === createHash("sha256").update(body).digest("hex")
    return { isProven: true, accepts }
  }
}

function headerExaminer(name: string, expected: string): Examiner {
  return ({ headers }) => (isSameSecret(headers[name.toLowerCase()] ?? "", expected) ? proven : null)
}

/** Makes the text that the carrier signed. `names` are its parts. */
function signedTextOf({ signed }: Pick<Of<"hmac">, "signed">) {
  const { names, render } = compileTemplate(signed)
  const signedText = (webhook: CarrierWebhook) =>
    textOf(render(Object.fromEntries(names.map((name) => [name, signedPart(name, webhook)]))))
  return { names, signedText }
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
  const pairs = Map.groupBy(new URLSearchParams(body.toString("utf8")), ([name]) => name)
  const sorted = [...pairs].toSorted(([one], [other]) => byCodeUnit(one, other))
  return sorted
    .flatMap(([name, all]) =>
      [...new Set(all.map(([, value]) => value))].toSorted(byCodeUnit).map((value) => name + value),
    ) // oxfmt-ignore
    .join("")
}

function hasMoreFields(form: Buffer, fieldsMax: number): boolean {
  let fields = 1
  for (let at = form.indexOf("&"); at !== -1 && fields <= fieldsMax; at = form.indexOf("&", at + 1)) fields++
  return fields > fieldsMax
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
  { headers }: WebhookHead,
  now: number,
): boolean {
  if (header === undefined) return true
  const said = Number(headers[header.toLowerCase()] || NaN)
  const at = said > 1e11 ? said : said * 1_000
  return Math.abs(now - at) <= tolerance * 1_000
}
