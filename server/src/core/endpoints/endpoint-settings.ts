import { compileFilter, type Filter, type FilterSource } from "#core/events/filter.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"
import { parseSecret, publicKeyOf, secretText, withKeys, type SignatureScheme } from "./endpoint-secrets.ts"
import type { EndpointRow } from "./store.ts"

/** The settings of an endpoint that differ from the defaults. A row keeps them as JSON. */
export interface EndpointSettings {
  /** Seconds for the whole attempt. */
  timeout?: number
  /** Seconds to wait after the first failed attempt, the second, and so on. Then the delivery is given up. */
  retrySchedule?: readonly number[]
  /** `data` has only the sid, the status and the path of the resource. */
  payload?: "thin"
  filter?: FilterSource
  signatures?: readonly SignatureScheme[]
  /** The public key of the newest secret, if `v1a` is used. */
  publicKey?: string
  /** The names of the extra headers; their values are sealed. */
  headerNames?: readonly string[]
  clientCertificate?: CertificateFacts
  /** A new id whenever the sealed part changes, so that a process notices that its copy is old. */
  sealedId?: string
}

export interface CertificateFacts {
  subject: string
  /** Milliseconds. */
  expiresAt: number
  /** SHA-256 of the certificate in hexadecimal digits. */
  fingerprint: string
}

/** A certificate with its key, PEM. */
export interface ClientCertificate {
  certificate: string
  key: string
  facts: CertificateFacts
}

/** An absent member stays; null restores the default. The API has validated the values. */
export interface SettingsPatch {
  timeout?: number | null | undefined
  retrySchedule?: readonly number[] | null | undefined
  payload?: "full" | "thin" | undefined
  filter?: FilterSource | null | undefined
  signatures?: readonly SignatureScheme[] | undefined
  /** Added to the existing headers, by name without case. A value of null removes one. */
  headers?: Readonly<Record<string, string | null>> | null | undefined
  client?: ClientCertificate | null | undefined
}

/** The secret part. */
export interface SealedSettings {
  /** Name and value. */
  headers?: readonly (readonly [string, string])[]
  certificate?: string
  key?: string
}

export const timeoutDefaultSeconds = 15
export const signaturesDefault: readonly SignatureScheme[] = ["v1"]
export const extraHeadersMax = 20
const extraHeadersBytesMax = 8_192

export type ReadSettings = Readonly<EndpointSettings> & { readonly wants: Filter | null }

const standard: ReadSettings = Object.freeze({ wants: null })
const rememberedMax = 2_000
const remembered = new Map<string, ReadSettings>()

/** The settings of a row, parsed, with a filter ready to use. The same text is parsed only once. */
export function readEndpointSettings(text: string | null): ReadSettings {
  if (text === null) return standard
  const known = remembered.get(text)
  if (known) return known
  const settings = JSON.parse(text) as EndpointSettings
  const read = { ...settings, wants: settings.filter ? compileFilter(settings.filter) : null }
  if (remembered.size >= rememberedMax) remembered.clear()
  remembered.set(text, read)
  return read
}

export function openSettings(secretKeys: SecretKeys, sealed: Uint8Array, endpointId: string): SealedSettings {
  return JSON.parse(open(secretKeys, sealed, settingsOwner(endpointId)).toString()) as SealedSettings
}

/**
 * Returns the owner of an endpoint's sealed settings. It differs from the owner of its secrets, so that one
 * cannot be used as the other.
 */
export function settingsOwner(endpointId: string): string {
  return `${endpointId} settings`
}

type Columns = Pick<EndpointRow, "id" | "secret" | "settings" | "sealed_settings">

interface ChangeContext {
  secretKeys: SecretKeys
  newId: NewId
  /** Whether the same change moves the endpoint's URL to another origin. */
  isMoved?: boolean
}

/**
 * Returns the columns of a row whose settings change. Refuses, with `InputFaults`, too many extra headers,
 * and headers that would move to another origin. A person who can change an endpoint could read them there.
 */
export function changeEndpointSettings(
  row: Columns,
  patch: SettingsPatch,
  context: ChangeContext,
): Pick<Columns, "secret" | "settings" | "sealed_settings"> {
  const { wants: _, ...before } = readEndpointSettings(row.settings)
  const next: EndpointSettings = { ...before }
  if (context.isMoved && before.headerNames && patch.headers === undefined) throw boundHeaders(before.headerNames)
  assign(next, "timeout", patch.timeout === timeoutDefaultSeconds ? null : patch.timeout)
  assign(next, "retrySchedule", patch.retrySchedule)
  assign(next, "payload", patch.payload === "full" ? null : patch.payload)
  assign(next, "filter", patch.filter)
  assign(next, "signatures", patch.signatures?.join() === signaturesDefault.join() ? null : patch.signatures)
  const secret = patch.signatures ? changeKeys(row, next, context.secretKeys) : row.secret
  const sealed = changeSealed(row, next, patch, context)
  return { secret, sealed_settings: sealed, settings: settingsText(next) }
}

/**
 * A public key is shown while it is used. If it is not used, the secret keeps the pair, so that it is the
 * same later.
 */
function changeKeys(row: Columns, next: EndpointSettings, secretKeys: SecretKeys): Buffer {
  delete next.publicKey
  if (!next.signatures?.includes("v1a")) return row.secret
  const before = parseSecret(open(secretKeys, row.secret, row.id).toString())
  const secret = withKeys(before, next.signatures)
  if (secret.privateKey) next.publicKey = publicKeyOf(secret.privateKey)
  return secret === before ? row.secret : seal(secretKeys, secretText(secret), row.id)
}

function changeSealed(
  row: Columns,
  next: EndpointSettings,
  { headers, client }: SettingsPatch,
  { secretKeys, newId, isMoved }: ChangeContext,
): Buffer | null {
  if (headers === undefined && client === undefined) return row.sealed_settings
  const inside: { -readonly [Name in keyof SealedSettings]: SealedSettings[Name] } = { ...openOrLost(row, secretKeys) }
  if (headers !== undefined) {
    const merged = headers && mergeHeaders((!isMoved && inside.headers) || [], headers)
    assign(inside, "headers", merged?.length ? merged : null)
    assign(next, "headerNames", merged?.length ? merged.map(([name]) => name) : null)
  }
  if (client !== undefined) {
    assign(inside, "certificate", client && client.certificate)
    assign(inside, "key", client && client.key)
    assign(next, "clientCertificate", client && client.facts)
  }
  const isEmpty = !Object.keys(inside).length
  assign(next, "sealedId", isEmpty ? null : newId())
  return isEmpty ? null : seal(secretKeys, JSON.stringify(inside), settingsOwner(row.id))
}

function openOrLost(row: Columns, secretKeys: SecretKeys): SealedSettings {
  if (!row.sealed_settings) return {}
  try {
    return openSettings(secretKeys, row.sealed_settings, row.id)
  } catch {
    // The sealing key of this text is unknown.
    return {}
  }
}

function boundHeaders(names: readonly string[]): InputFaults {
  const detail = `The stored values of \`headers\` (${names.join(", ")}) are only for the previous host. When you change \`url\`, send the values of all \`headers\` again, or send null to remove them.`
  return new InputFaults([{ param: "headers", detail }])
}

function mergeHeaders(
  before: readonly (readonly [string, string])[],
  given: Readonly<Record<string, string | null>>,
): (readonly [string, string])[] {
  const merged = new Map(before.map((header) => [header[0].toLowerCase(), header]))
  for (const [name, value] of Object.entries(given)) {
    if (value === null) merged.delete(name.toLowerCase())
    else merged.set(name.toLowerCase(), [name, value])
  }
  const headers = [...merged.values()]
  const bytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  if (headers.length <= extraHeadersMax && bytes <= extraHeadersBytesMax) return headers
  const limit = `${extraHeadersMax} additional headers with ${extraHeadersBytesMax} bytes in total`
  throw new InputFaults([
    {
      param: "headers",
      detail: `\`headers\` would contain ${headers.length} headers with ${bytes} bytes, but the limit is ${limit}. Send null as the value of a header to remove it.`,
    },
  ])
}

/** Returns the settings after a rotation, which creates another key pair. */
export function withPublicKey(text: string | null, privateKey: string | null): string | null {
  const { wants: _, publicKey: __, ...rest } = readEndpointSettings(text)
  return settingsText(privateKey ? { ...rest, publicKey: publicKeyOf(privateKey) } : rest)
}

function settingsText(settings: EndpointSettings): string | null {
  return Object.keys(settings).length ? JSON.stringify(settings) : null
}

/** Undefined leaves a member as it is, null removes it. */
function assign<Holder extends object, Name extends keyof Holder>(
  holder: Holder,
  name: Name,
  value: Holder[Name] | null | undefined,
): void {
  if (value === null) delete holder[name]
  else if (value !== undefined) holder[name] = value
}
