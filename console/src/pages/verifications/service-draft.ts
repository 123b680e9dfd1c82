import type { VerificationService } from "@posthorn/client"
import { numberOf } from "../../components/number-of.ts"
import { changedFields } from "./settings-draft.ts"

/** The values of the form, under the names of the API. Empty for the setting of the account. */
export interface ServiceDraft {
  [name: string]: unknown
  friendly_name: string
  locale: string
  code_length: string
  ttl_seconds: string
  checks_max: string
  sends_max: string
  recipient_hourly_max: string
  recipient_daily_max: string
  daily_sends_max: string
  daily_spend_max: string
  domain: string
  app_hash: string
  senders: string[]
  allowed_countries: string[]
  redirect_urls: string[]
}

const numbers = [
  "code_length",
  "ttl_seconds",
  "checks_max",
  "sends_max",
  "recipient_hourly_max",
  "recipient_daily_max",
  "daily_sends_max",
  "daily_spend_max",
] as const
const texts = ["locale", "domain", "app_hash"] as const
const lists = ["senders", "allowed_countries", "redirect_urls"] as const

export function serviceDraftOf(service: VerificationService | null): ServiceDraft {
  const draft = {
    friendly_name: service?.friendly_name ?? "",
    ...Object.fromEntries(numbers.map((name) => [name, String(service?.[name] ?? "")])),
    ...Object.fromEntries(texts.map((name) => [name, service?.[name] ?? ""])),
    ...Object.fromEntries(lists.map((name) => [name, service?.[name] ?? []])),
  }
  return draft as unknown as ServiceDraft
}

/** Returns the changed fields. An invalid number is sent unchanged, and the server reports its fault. */
export function serviceChangesOf(service: VerificationService | null, draft: ServiceDraft): Record<string, unknown> {
  return changedFields(requestOf(serviceDraftOf(service)), requestOf(draft))
}

function requestOf(draft: ServiceDraft): Record<string, unknown> {
  return {
    friendly_name: draft.friendly_name.trim(),
    ...Object.fromEntries(numbers.map((name) => [name, numberOf(draft[name])])),
    ...Object.fromEntries(texts.map((name) => [name, draft[name].trim() || null])),
    ...Object.fromEntries(lists.map((name) => [name, draft[name].length ? draft[name] : null])),
  }
}
