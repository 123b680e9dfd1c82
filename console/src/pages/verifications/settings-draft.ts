import type { UpdateVerificationSettingsRequest, VerificationSettings } from "@posthorn/client"
import { numberOf } from "../../components/number-of.ts"

/** The values of the form, under the names of the API. Numbers are texts as typed. */
export interface SettingsDraft {
  [name: string]: unknown
  friendly_name: string
  locale: string
  senders: string[]
  /** The name of the template. It and its languages are empty for none. */
  whatsapp_template: string
  template_languages: string[]
  domain: string
  app_hash: string
  redirect_urls: string[]
  code_length: string
  ttl_seconds: string
  checks_max: string
  sends_max: string
  allowed_countries: string[]
  recipient_hourly_max: string
  recipient_daily_max: string
  client_ip_hourly_max: string
  daily_sends_max: string
  daily_spend_max: string
  /** One limit in each line: name, number, seconds. */
  rate_limits: string
  abuse_mode: "enforce" | "dry_run"
  passkey_rp_id: string
  passkey_origins: string[]
  passkey_user_verification: "required" | "preferred"
}

const numbers = [
  "code_length",
  "ttl_seconds",
  "checks_max",
  "sends_max",
  "recipient_hourly_max",
  "recipient_daily_max",
  "client_ip_hourly_max",
  "daily_sends_max",
  "daily_spend_max",
] as const

export function draftOf(settings: VerificationSettings): SettingsDraft {
  const { domain, app_hash, passkey_rp_id, rate_limits, whatsapp_template, ...rest } = settings
  const texts = Object.fromEntries(numbers.map((name) => [name, String(settings[name] ?? "")]))
  return {
    ...rest,
    ...(texts as Record<(typeof numbers)[number], string>),
    whatsapp_template: whatsapp_template?.name ?? "",
    template_languages: whatsapp_template?.languages ?? [],
    domain: domain ?? "",
    app_hash: app_hash ?? "",
    passkey_rp_id: passkey_rp_id ?? "",
    rate_limits: rate_limits.map(({ name, max, interval_seconds: s }) => `${name}, ${max}, ${s}`).join("\n"),
  }
}

/** Returns the changed settings. An invalid number is sent unchanged, and the server reports its fault. */
export function changesOf(settings: VerificationSettings, draft: SettingsDraft): UpdateVerificationSettingsRequest {
  return changedFields(requestOf(draftOf(settings)), requestOf(draft))
}

/** Returns the fields whose values differ from those before. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

function requestOf(draft: SettingsDraft): Record<string, unknown> {
  return {
    ...draft,
    ...Object.fromEntries(numbers.map((name) => [name, numberOf(draft[name])])),
    friendly_name: draft.friendly_name.trim(),
    whatsapp_template: templateOf(draft),
    template_languages: undefined,
    domain: draft.domain.trim() || null,
    app_hash: draft.app_hash.trim() || null,
    passkey_rp_id: draft.passkey_rp_id.trim() || null,
    rate_limits: draft.rate_limits
      .split("\n")
      .filter((line) => line.trim())
      .map(limitOf),
  }
}

function templateOf({ whatsapp_template: name, template_languages: languages }: SettingsDraft): object | null {
  return name.trim() || languages.length ? { name: name.trim(), languages } : null
}

function limitOf(line: string): Record<string, unknown> {
  const [name = "", max = "", seconds = ""] = line.split(/[,;\t]/)
  return { name: name.trim(), max: numberOf(max), interval_seconds: numberOf(seconds) }
}
