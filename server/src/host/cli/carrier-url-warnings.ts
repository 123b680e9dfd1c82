import { createAddressRules } from "#core/outgoing/address-rules.ts"
import { checkUrl } from "#core/outgoing/check-url.ts"
import type { CommandCall } from "./command.ts"
import type { Resource } from "./operations.ts"

/**
 * Returns a sentence for each URL of a carrier that a server with these settings does not call. The server
 * can have other settings than the command, so the carrier is stored nevertheless.
 */
export function carrierUrlWarnings({ settings }: Resource, call: CommandCall): string[] {
  const rules = createAddressRules(call.settings.carrierAllowedRanges)
  return urlsIn(settings, "settings").flatMap(({ name, url }) => {
    const fault = checkUrl(url, rules, { plainHttp: true })
    return fault === undefined ? [] : [`Warning: ${name} is ${url}. ${fault} ${remedy}`]
  })
}

const remedy =
  "For your own gateway, the server needs the address range in CARRIER_ALLOWED_RANGES. Without it, messages to this carrier wait."

/** Returns the URLs in settings. A URL whose host is a placeholder has no address yet. */
function urlsIn(value: unknown, name: string): { name: string; url: string }[] {
  if (typeof value === "string") return /^https?:/i.test(value) && URL.canParse(value) ? [{ name, url: value }] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => urlsIn(inner, `${name}.${key}`))
}
