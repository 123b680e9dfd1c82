import bandwidth from "./presets/bandwidth.json" with { type: "json" }
import infobip from "./presets/infobip.json" with { type: "json" }
import jasmin from "./presets/jasmin.json" with { type: "json" }
import kannel from "./presets/kannel.json" with { type: "json" }
import plivo from "./presets/plivo.json" with { type: "json" }
import sinch from "./presets/sinch.json" with { type: "json" }
import telnyx from "./presets/telnyx.json" with { type: "json" }
import twilio from "./presets/twilio.json" with { type: "json" }
import vonage from "./presets/vonage.json" with { type: "json" }

/** A value that the operator gives. */
export interface PresetValue {
  name: string
  label: string
  /** Where to find it. */
  meaning: string
  example: string
  /** The default. Without one, the value is required, unless it is optional. */
  fallback?: string
  optional?: boolean
}

/**
 * The settings for one provider or gateway. A carrier that names it gives values and credentials, and any
 * setting to replace.
 */
export interface Preset {
  label: string
  values: readonly PresetValue[]
  /** The provider's name of the password. */
  password: string
  /** The secret that verifies webhooks, if the password does not. */
  webhook_secret?: string
  /** The steps at the provider to receive receipts and messages. */
  setup: string
  settings: Readonly<Record<string, unknown>>
}

const all = { bandwidth, infobip, jasmin, kannel, plivo, sinch, telnyx, twilio, vonage }

export const presets: ReadonlyMap<string, Preset> = new Map(Object.entries(all))

/** Returns the settings merged with their preset. Without a known preset, returns them unchanged. */
export function withPreset(settings: unknown): unknown {
  const preset = presetOf(settings)
  if (!preset) return settings
  const given = settings as Readonly<Record<string, unknown>>
  const left = preset.values.map(({ name, fallback = "" }) => [name, fallback])
  return { ...preset.settings, ...given, values: { ...Object.fromEntries(left), ...(given["values"] as object) } }
}

/** The required values of a preset that are missing in the settings. */
export function missingValues(settings: unknown): readonly PresetValue[] {
  const preset = presetOf(settings)
  const given = ((settings ?? {}) as { values?: Record<string, unknown> }).values ?? {}
  const needed = preset?.values.filter(({ fallback, optional }) => fallback === undefined && !optional) ?? []
  return needed.filter(({ name }) => !given[name])
}

function presetOf(settings: unknown): Preset | undefined {
  const { preset } = (settings ?? {}) as { preset?: unknown }
  return typeof preset === "string" ? presets.get(preset) : undefined
}
