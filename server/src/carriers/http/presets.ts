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
  /** What holds when it is left out; without this it is needed, unless it is optional. */
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
  /** What the provider calls the password. */
  password: string
  /** What verifies its webhooks, where the password does not. */
  webhook_secret?: string
  /** What to do at the provider, so that receipts and messages come. */
  setup: string
  settings: Readonly<Record<string, unknown>>
}

const all = { bandwidth, infobip, jasmin, kannel, plivo, sinch, telnyx, twilio, vonage }

export const presets: ReadonlyMap<string, Preset> = new Map(Object.entries(all))

/** Settings as they hold together with their preset; as they are where they name none that is known. */
export function withPreset(settings: unknown): unknown {
  const preset = presetOf(settings)
  if (!preset) return settings
  const given = settings as Readonly<Record<string, unknown>>
  const left = preset.values.map(({ name, fallback = "" }) => [name, fallback])
  return { ...preset.settings, ...given, values: { ...Object.fromEntries(left), ...(given["values"] as object) } }
}

/** The values that a preset needs and the settings do not give. */
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
