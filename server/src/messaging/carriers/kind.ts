import type { z } from "zod"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { Clock } from "#core/std/clock.ts"
import { toFormSchema, type FormGroup, type FormSchema } from "#core/std/form-schema.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Carrier, IdRelation } from "./carrier.ts"
import { parseWith, type Parsed } from "./parse-with.ts"
import type { WebhookReader } from "./webhook.ts"

/** A carrier whose sessions processes share. */
export interface LeasableCarrier {
  /** The names of all sessions that the carrier allows, over all processes. */
  readonly sessions: readonly string[]
  openSessions(names: readonly string[]): Promise<void>
  /** Resolves when none of these sessions is open here. */
  closeSessions(names: readonly string[]): Promise<void>
  cutSessions(names: readonly string[]): Promise<void>
}

/** What a reader of webhooks is made of. */
export interface ReaderParts {
  /** The carrier's id, a UUID. */
  id: string
  clock: Clock
  /** The client for requests to the carrier. */
  outgoing: HttpClient
}

/** What an adapter is made of. */
export interface AdapterParts extends ReaderParts {
  newId: NewId
  random: () => number
  log: Log
  /** Only the sessions that `openSessions` names are opened. */
  sessions: "leased"
  /** The client for addresses that strangers choose. */
  publicOutgoing: Pick<HttpClient, "fetch">
  /** Returns the URL to which the carrier sends receipts and messages. */
  webhookUrl(): string
  /** Whether this process still has the lease of the carrier's session. */
  mayUse(session: string): boolean
  /** The learned form of message ids, and the callback for a new one. */
  learnedIds: IdRelation | null
  onIdsLearned(relation: IdRelation): void
}

/** A host of connections with the TLS settings that decide which server is trusted there. */
export interface CarrierHost {
  host: string
  port: number
  /** Null for plain TCP. */
  tls: { ca: string | null; servername: string | null } | null
}

/** The secrets that a carrier can have. They are parameters of the API. */
export type CarrierSecrets = { [Name in "password" | "webhook_secret" | "tls_key"]?: string | null | undefined }

/** A carrier as a request creates it, without its kind. */
export interface CarrierExample extends CarrierSecrets {
  /** What the example shows. */
  summary: string
  name: string
  settings: SettingValues
}

/**
 * The major version of this interface, which is that of the package `@posthorn/carrier`. It grows when an
 * adapter that was written for the former one would break.
 */
export const carrierInterfaceVersion = 1

type SettingValues = Readonly<Record<string, unknown>>

interface Definition<Settings extends SettingValues, Secrets extends CarrierSecrets> {
  /** The word of the API, in lower case. It never changes. */
  kind: string
  /** The name for people. */
  name: string
  /** A sentence for a person who adds a carrier of this kind. */
  description: string
  /** How to enter the webhook URL at the carrier, for a kind with webhooks. */
  webhookSetup?: string
  /** All channels that carriers of this kind can support. */
  channels: readonly string[]
  /** Default: all channels of the kind. */
  channelsOf?(settings: unknown): readonly string[]
  settings: z.ZodType<Settings>
  secrets: z.ZodType<Secrets>
  /** The groups of the form, in their order. */
  groups: readonly FormGroup[]
  /** A request for the documents. */
  example?: CarrierExample
  /** Default: the schema of the settings parses them. */
  parseSettings?(settings: unknown): Parsed<Settings>
  /** For a kind whose settings once had names in camelCase. */
  formerSpelling?: FormerSpelling
  /**
   * The settings that do not decide where requests go, and cannot put a secret into them. For a template of
   * an HTTP request, that is no setting of the request: a template can put a secret anywhere.
   */
  independent: readonly (keyof Settings)[]
  /** For a kind with connections to hosts: the hosts that receive the password. */
  hostsOf?(settings: NoInfer<Settings>): readonly CarrierHost[]
  /** Creates the adapter, without starting it. It can load large libraries, which only this kind needs. */
  create(parts: AdapterParts, settings: Settings, secrets: Secrets): Promise<Carrier & LeasableCarrier>
  /** For a kind that sends receipts and messages by HTTP. */
  createReader?(parts: ReaderParts, settings: Settings, secrets: Secrets): WebhookReader
  /**
   * The path of the webhook URL ends with a key. Necessary if webhooks are large, and their headers prove
   * nothing before the body is read.
   */
  hasWebhookKey?: boolean
}

/** Settings that are accepted and may be stored in camelCase. */
export interface FormerSpelling {
  /** Settings whose keys are the carrier's own words, and keep their spelling. */
  maps: readonly string[]
}

/** One kind of carrier, such as SMPP: everything that the rest of Posthorn knows about it. */
export interface CarrierKind<Settings = SettingValues, Secrets = CarrierSecrets> {
  /** The major version of the interface for which the kind was written. */
  readonly interfaceVersion: number
  readonly kind: string
  readonly name: string
  readonly description: string
  /** Null for a kind without webhooks. */
  readonly webhookSetup: string | null
  readonly channels: readonly string[]
  readonly example?: CarrierExample | undefined
  readonly hasWebhooks: boolean
  readonly hasWebhookKey: boolean
  readonly formerSpelling: FormerSpelling | undefined
  /** The settings that do not decide where requests go. */
  readonly independent: ReadonlySet<string>
  /** Returns no channel for settings that an older release accepted and this one does not. */
  channelsOf(settings: unknown): readonly string[]
  parseSettings(settings: unknown): Parsed<Settings>
  parseSecrets(secrets: unknown): Parsed<Secrets>
  /** Null for a kind whose settings have URLs instead. */
  hostsOf(settings: Settings): readonly CarrierHost[] | null
  /** Rejects invalid settings, which an older release may have accepted. */
  create(parts: AdapterParts, settings: unknown, secrets: unknown): Promise<Carrier & LeasableCarrier>
  /** Undefined for a kind without webhooks. Throws as `create` rejects. */
  createReader(parts: ReaderParts, settings: unknown, secrets: unknown): WebhookReader | undefined
  /** The JSON Schemas of the settings and the secrets, from which a form is drawn. */
  readonly forms: { settings: FormSchema; secrets: FormSchema }
}

/** The group of the form with the secrets, and with the user that belongs to the password. */
export const credentialsGroup = "Credentials"

/** Returns a kind of carrier from its definition. `create` and `createReader` get parsed settings. */
export function defineKind<Settings extends SettingValues, Secrets extends CarrierSecrets>(
  given: Definition<Settings, Secrets>,
): CarrierKind<Settings, Secrets> {
  const { kind, name, channels, settings: schema, secrets: secretsSchema, groups, create, createReader } = given
  const parseSettings = given.parseSettings ?? ((settings: unknown) => parseWith(schema, settings))
  const parseSecrets = (secrets: unknown) => parseWith(secretsSchema, secrets)
  return {
    interfaceVersion: carrierInterfaceVersion,
    kind,
    name,
    description: given.description,
    webhookSetup: given.webhookSetup ?? null,
    channels,
    example: given.example,
    hasWebhooks: createReader !== undefined,
    hasWebhookKey: given.hasWebhookKey ?? false,
    formerSpelling: given.formerSpelling,
    independent: new Set(given.independent.map(String)),
    channelsOf: given.channelsOf ?? (() => channels),
    parseSettings,
    parseSecrets,
    hostsOf: (settings) => given.hostsOf?.(settings) ?? null,
    async create(parts, settings, secrets) {
      return create(parts, valueOf(parseSettings(settings)), valueOf(parseSecrets(secrets)))
    },
    createReader(parts, settings, secrets) {
      return createReader?.(parts, valueOf(parseSettings(settings)), valueOf(parseSecrets(secrets)))
    },
    get forms() {
      return {
        settings: toFormSchema(schema, { groups }),
        secrets: toFormSchema(secretsSchema, { groups: [{ name: credentialsGroup }], areSecrets: true }),
      }
    },
  }
}

/** Returns the host of a carrier with one host and with the usual names of its settings. */
export function onlyHost(settings: {
  host: string
  port: number
  tls: string
  ca?: string | null | undefined
  servername?: string | null | undefined
}): readonly CarrierHost[] {
  const { host, port, tls, ca = null, servername = null } = settings
  return [{ host, port, tls: tls === "none" ? null : { ca, servername } }]
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.kind === "ok") return parsed.value
  const faults = parsed.faults.map(({ field, message }) => `${field} ${message}`).join(". ")
  throw new Error(`${faults}. Correct the carrier's settings.`)
}
