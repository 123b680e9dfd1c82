import type { Tx } from "#core/db/database.ts"
import { mergeSettings } from "#core/db/merge-settings.ts"

/** The verification settings of an account. Unset fields have defaults. */
export interface VerificationSettings {
  /**
   * The name before the text of each message, for people: "Acme". Empty for none. It never contains four
   * asterisks in a row, because those would be a mask.
   */
  friendlyName: string
  /** The senders of messages. The first of the channel that a carrier takes is used. */
  senders: readonly string[]
  /** The messaging service whose senders come before `senders`. Null for none. */
  messagingServiceId: string | null
  /** The template of codes over WhatsApp. Null for none: that channel is then not used. */
  whatsappTemplate: WhatsappTemplate | null
  locale: string
  codeLength: number
  ttlSeconds: number
  checksMax: number
  sendsMax: number
  /** The limit of new verifications of one recipient. */
  hourlyMax: number
  dailyMax: number
  /** The limit of new verifications from one `client_ip`. Approved ones do not count. */
  ipHourlyMax: number
  /** The limit of the account's messages in a day. */
  dailySendsMax: number
  /** The cost limit of a day's messages, in the installation's currency; null for no limit. */
  dailySpendMax: number | null
  /**
   * Countries (ISO 3166-1, two letters) that messages can reach. Empty allows all with the simulator, and
   * none with real carriers.
   */
  allowedCountries: readonly string[]
  domain: string | null
  appHash: string | null
  redirectUrls: readonly string[]
  rateLimits: readonly NamedLimit[]
  abuseMode: "enforce" | "dry_run"
  /** The domain for which passkeys are created. Null until it is set. */
  passkeyRpId: string | null
  /** The pages and apps that can use passkeys. Empty for `https://` and the domain. */
  passkeyOrigins: readonly string[]
  /** Whether a passkey's device must verify its user. */
  passkeyUserVerification: "required" | "preferred"
  /** The service with these settings, and its own limits. Null for the settings of the account. */
  service: ServiceLimits | null
}

/**
 * The limits that a service has in addition to those of the account. Null for none. The counters of the
 * account count all services together, so a further service allows nothing that the account refuses.
 */
export interface ServiceLimits extends Pick<VerificationServiceSettings, (typeof ownLimits)[number]> {
  id: string
}

const ownLimits = ["hourlyMax", "dailyMax", "dailySendsMax", "dailySpendMax"] as const

/** The settings that a service can have of its own. Null for that of the account. */
export type VerificationServiceSettings = {
  [Name in ServiceSetting]: VerificationSettings[Name] | null
}

type ServiceSetting = Exclude<
  keyof VerificationSettings,
  "service" | "abuseMode" | "ipHourlyMax" | "rateLimits" | `passkey${string}`
>

/** The authentication template of an account, and the languages in which Meta approved it. */
export interface WhatsappTemplate {
  name: string
  /** As Meta writes them, such as `pt_BR`. The first is for people whose language is not in the list. */
  languages: readonly string[]
}

/** A custom limit of the account, counted by a value from the request. */
export interface NamedLimit {
  name: string
  max: number
  intervalSeconds: number
}

export const defaultSettings: VerificationSettings = {
  friendlyName: "",
  senders: [],
  messagingServiceId: null,
  whatsappTemplate: null,
  locale: "en",
  codeLength: 6,
  ttlSeconds: 600,
  checksMax: 5,
  sendsMax: 5,
  hourlyMax: 5,
  dailyMax: 10,
  ipHourlyMax: 10,
  dailySendsMax: 1_000,
  dailySpendMax: null,
  allowedCountries: [],
  domain: null,
  appHash: null,
  redirectUrls: [],
  rateLimits: [],
  abuseMode: "enforce",
  passkeyRpId: null,
  passkeyOrigins: [],
  passkeyUserVerification: "required",
  service: null,
}

export async function readVerificationSettings(tx: Tx, accountId: string): Promise<VerificationSettings> {
  const [row] = await tx.query<{ settings: string }>(
    "select settings from verification_settings where account_id = $1",
    [accountId],
    "verifications_settings",
  )
  return { ...defaultSettings, ...(JSON.parse(row?.settings ?? "{}") as Partial<VerificationSettings>) }
}

/**
 * Returns the settings for verifications of a service: its own, and those of the account where it has none. A
 * service that was deleted has those of the account.
 */
export async function readSettingsOf(
  tx: Tx,
  accountId: string,
  serviceId: string | null,
): Promise<VerificationSettings> {
  if (serviceId === null) return await readVerificationSettings(tx, accountId)
  const rows = await tx.query<{ settings: string; isService: boolean }>(
    `select settings, false as is_service from verification_settings where account_id = $1
     union all select settings, true from verification_services where account_id = $1 and id = $2`,
    [accountId, serviceId],
    "verifications_settings_of",
  )
  const [general, own] = [false, true].map((wanted) => {
    const row = rows.find(({ isService }) => isService === wanted)
    return row && (JSON.parse(row.settings) as Partial<VerificationSettings>)
  })
  const settings = { ...defaultSettings, ...general }
  if (!own) return settings
  const limits = Object.fromEntries(ownLimits.map((name) => [name, own[name] ?? null]))
  const given = Object.entries(own).filter(([name, value]) => value !== null && !Object.hasOwn(limits, name))
  return {
    ...settings,
    ...(Object.fromEntries(given) as Partial<VerificationSettings>),
    service: { id: serviceId, ...limits } as ServiceLimits,
  }
}

/** Changes the given settings, keeps the others, and returns the result. */
export async function changeVerificationSettings(
  tx: Tx,
  accountId: string,
  change: Partial<VerificationSettings>,
  now: number,
): Promise<VerificationSettings> {
  const stored = await mergeSettings<VerificationSettings>(tx, "verification_settings", { accountId, change, now })
  return { ...defaultSettings, ...stored }
}
