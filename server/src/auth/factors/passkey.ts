import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import type { Credential } from "./factor.ts"
import { FactorRefusal } from "./refusals.ts"

/** The relying party of passkeys: a domain, and the pages and apps that can use them. */
export interface RelyingParty {
  id: string
  name: string
  origins: readonly string[]
  /** Whether the device must verify its user by PIN, fingerprint or face. */
  userVerification: "required" | "preferred"
}

/** The result of `navigator.credentials` as JSON, not yet verified. */
export type PasskeyResponse = Readonly<Record<string, unknown>>

/**
 * JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. Its
 * `challenge` is the nonce.
 */
export type PasskeyOptions = { challenge: string }

/** EdDSA, ES256 and RS256, by their numbers in the COSE registry (RFC 9053, RFC 8812). */
const algorithms = [-8, -7, -257]

/** Loaded for the first passkey, because it would delay a start by a tenth of a second. */
const loadLibrary = () => import("@simplewebauthn/server")

/** The options list the person's existing passkeys, so that no authenticator creates a second one. */
export async function creationOptions(
  { id, name, userVerification }: RelyingParty,
  user: { subject: string; name: string; credentials: readonly Credential[]; timeoutMs: number },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary()
  return await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(user.subject),
    userName: user.name,
    userDisplayName: user.name,
    excludeCredentials: user.credentials.map(descriptorOf),
    authenticatorSelection: { residentKey: "preferred", userVerification },
    supportedAlgorithmIDs: algorithms,
    timeout: user.timeoutMs,
  })
}

export async function requestOptions(
  { id, userVerification }: Pick<RelyingParty, "id" | "userVerification">,
  { credentials, timeoutMs }: { credentials: readonly Credential[]; timeoutMs: number },
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const allowCredentials = credentials.map(descriptorOf)
  return await generateAuthenticationOptions({ rpID: id, allowCredentials, userVerification, timeout: timeoutMs })
}

/**
 * Returns the passkey that was created for this nonce, or undefined when the response does not prove it.
 * Refuses `passkey_response_invalid` and `passkey_origin_not_allowed`.
 */
export async function verifyRegistration(
  given: PasskeyResponse,
  { nonce, relyingParty }: { nonce: string; relyingParty: RelyingParty },
): Promise<Credential | undefined> {
  refuseUnreadable(given, relyingParty)
  const response = given as unknown as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await loadLibrary()
  const registration = await provenOrNot(async () => {
    if (!(await isPlain(response.response.attestationObject))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: nonce,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: relyingParty.userVerification === "required",
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo
  })
  if (!registration) return undefined
  const { id, publicKey, counter, transports } = registration.credential
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: Array.isArray(transports) ? transports.filter(isTransport).slice(0, transportsMax) : [],
  }
}

export interface Assertion {
  counter: number
  isUserVerified: boolean
}

/**
 * Returns the verified passkey, or undefined when the response does not prove it. A counter that did not grow
 * proves nothing, because the passkey may have been copied. Throws the refusals of `verifyRegistration`.
 */
export async function verifyAssertion(
  given: PasskeyResponse,
  { nonce, relyingParty, credential }: { nonce: string; relyingParty: RelyingParty; credential: Credential },
): Promise<Assertion | undefined> {
  refuseUnreadable(given, relyingParty)
  if (given["id"] !== credential.id) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  return await provenOrNot(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given as unknown as AuthenticationResponseJSON,
      expectedChallenge: nonce,
      expectedOrigin: [...relyingParty.origins],
      expectedRPID: relyingParty.id,
      requireUserVerification: relyingParty.userVerification === "required",
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(credential.publicKey, "base64url")),
        counter: credential.counter,
      },
    })
    const { newCounter: counter, userVerified: isUserVerified } = authenticationInfo
    return verified ? { counter, isUserVerified } : undefined
  })
}

/**
 * Whether the response has no attestation, which the options do not request. For certificates, the library
 * would fetch revocation lists over HTTP, from addresses in the certificates.
 */
export async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers")
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")))
  const format = attestation.get("fmt")
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined)
}

/** Returns undefined for a wrong response, because the library throws for each of its faults. */
async function provenOrNot<Result>(verify: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

/** Refuses the developer's faults with a sentence. The person's faults are not refused here. */
function refuseUnreadable(response: PasskeyResponse, { origins }: RelyingParty): void {
  const origin = originOf(response)
  if (origin === undefined)
    throw new FactorRefusal(
      "passkey_response_invalid",
      "`response` is not a result of `navigator.credentials`. Send `credential.toJSON()` unchanged.",
      { param: "response" },
    )
  if (!origins.includes(origin))
    throw new FactorRefusal(
      "passkey_origin_not_allowed",
      `The person used the passkey at \`${origin.slice(0, 200)}\`, which is not in \`passkey_origins\`. If it is your page, add it with \`PATCH /v1/auth/settings\`.`,
      { param: "response" },
    )
}

function originOf({ response }: PasskeyResponse): string | undefined {
  const text = (response as { clientDataJSON?: unknown } | null | undefined)?.clientDataJSON
  if (typeof text !== "string") return undefined
  try {
    const data = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as { origin?: unknown } | null
    return typeof data?.origin === "string" ? data.origin : undefined
  } catch {
    return undefined
  }
}

function descriptorOf({ id, transports }: Credential) {
  return { id, transports: [...transports] }
}

const transportsMax = 8

/** For example `internal`, `hybrid` or `usb`. */
function isTransport(given: unknown): given is string {
  return typeof given === "string" && /^[a-z-]{1,32}$/.test(given)
}
