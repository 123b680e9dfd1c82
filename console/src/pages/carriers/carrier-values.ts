import type { Carrier } from "../../components/carriers.ts"
import { numberOf } from "../../components/number-of.ts"
import type { KindSettings, Setting } from "./kinds/setting.ts"
import { settingsIn } from "./settings.ts"
import * as strings from "./strings.ts"

export interface HostValues {
  host: string
  port: string
  binds: string
  hasTls: boolean
  servername: string
  ca: string
  cert: string
  local_address: string
  [name: string]: unknown
}

/** The values of the form of a carrier: texts, empty for the default. */
export interface CarrierValues {
  name: string
  password: string
  tls_key: string
  webhook_secret: string
  /** The hosts of an SMPP carrier. Empty for a mail server, whose host is an ordinary setting. */
  hosts: HostValues[]
  /**
   * Values by the name of the setting, with `__` in place of dots, because a dot has a meaning in the names
   * of fields.
   */
  settings: Record<string, string>
  [name: string]: unknown
}

type Plain = Record<string, unknown>

export const emptyHost: HostValues = {
  host: "",
  port: "",
  binds: "",
  hasTls: false,
  servername: "",
  ca: "",
  cert: "",
  local_address: "",
}

export function valuesOf(layout: KindSettings, carrier: Carrier | null): CarrierValues {
  const settings = carrier?.settings ?? {}
  const hosts = hasHosts(layout) ? ((settings["hosts"] ?? [{}]) as Plain[]) : []
  const written = (setting: Setting) => [fieldOf(setting.name), writtenOf(settings, setting)] as const
  return {
    name: carrier?.name ?? "",
    password: "",
    tls_key: "",
    webhook_secret: "",
    hosts: hosts.map(hostValuesOf),
    settings: Object.fromEntries(settingsIn(layout).map(written)),
  }
}

/** A carrier over SMPP has a list of hosts. */
function hasHosts({ server }: KindSettings): boolean {
  return server === null
}

/** Browser storage holds no password and no key. */
export function withoutSecrets(values: CarrierValues): CarrierValues {
  return { ...values, password: "", tls_key: "", webhook_secret: "" }
}

/** Settings without a field keep their values. */
export function settingsOf(layout: KindSettings, values: CarrierValues, before: Plain): Plain {
  const settings = { ...structuredClone(before), ...layout.fixed }
  const hosts = (before["hosts"] ?? []) as Plain[]
  if (hasHosts(layout)) settings["hosts"] = values.hosts.map((host, index) => hostOf(host, hosts[index] ?? {}))
  for (const setting of settingsIn(layout))
    put(settings, setting.name, read(setting, values.settings[fieldOf(setting.name)] ?? ""))
  return settings
}

/** The missing values, by field. */
export function faultsIn(layout: KindSettings, { name, hosts, settings }: CarrierValues): Record<string, string> {
  const needed: [string, string, string | undefined][] = [
    ["name", name, strings.nameMissing],
    ...hosts.map(({ host }, index): [string, string, string] => [`hosts.${index}.host`, host, strings.hostMissing]),
    ...settingsIn(layout).map((setting): [string, string, string | undefined] => {
      const field = fieldOf(setting.name)
      return [`settings.${field}`, settings[field] ?? "", setting.needed]
    }),
  ]
  return Object.fromEntries(
    needed.flatMap(([field, text, advice]) => (advice === undefined || text.trim() ? [] : [[field, advice]])),
  )
}

/**
 * Returns the form's name of a parameter, such as `settings.data_codings.ucs2` or `settings.hosts[0].tls.ca`.
 * Undefined if it has no field.
 */
export function formFieldOf(layout: KindSettings, param: string): string | undefined {
  const name = param.replace(/^settings\./, "")
  if (name === param) return ["name", "password", "tls_key", "webhook_secret"].find((field) => field === param)
  const [host, index, field] = /^hosts\[(\d+)\]\.(?:tls\.)?(\w+)$/.exec(name) ?? []
  if (host) return `hosts.${index}.${field}`
  const setting = settingsIn(layout).find(
    (each) => name === each.name || (/^[.[]/.test(name.slice(each.name.length)) && name.startsWith(each.name)),
  )
  if (setting) return `settings.${fieldOf(setting.name)}`
  return name === "hosts" ? name : undefined
}

export function fieldOf(settingName: string): string {
  return settingName.replaceAll(".", "__")
}

function hostValuesOf(host: Plain): HostValues {
  const tls = host["tls"] as Plain | undefined | null
  return {
    host: textOf(host["host"]),
    port: textOf(host["port"]),
    binds: textOf(host["binds"]),
    hasTls: tls !== undefined && tls !== null,
    servername: textOf(tls?.["servername"]),
    ca: textOf(tls?.["ca"]),
    cert: textOf(tls?.["cert"]),
    local_address: textOf(host["local_address"]),
  }
}

function hostOf(values: HostValues, before: Plain): Plain {
  const host = { ...before }
  put(host, "host", values.host.trim())
  put(host, "port", numberOf(values.port) ?? undefined)
  put(host, "binds", numberOf(values.binds) ?? undefined)
  put(host, "local_address", values.local_address.trim() || undefined)
  const { servername, ca, cert } = values
  const tls = Object.fromEntries(Object.entries({ servername, ca, cert }).filter(([, text]) => text.trim()))
  put(host, "tls", values.hasTls ? tls : undefined)
  return host
}

function writtenOf(settings: Plain, { name, kind }: Setting): string {
  const value = name.split(".").reduce<unknown>((inner, step) => (inner as Plain | undefined)?.[step], settings)
  if (value === undefined || value === null) return ""
  if (kind === "lines") return (value as string[]).join("\n")
  return kind === "json" ? JSON.stringify(value, null, 2) : textOf(value)
}

/**
 * Returns undefined for a default. A value that cannot be parsed goes to the server unchanged, which
 * describes the fault.
 */
function read({ kind }: Setting, written: string): unknown {
  const text = written.trim()
  if (text === "") return undefined
  if (kind === "number") return numberOf(text) ?? undefined
  if (kind === "flag") return text === "true"
  if (kind === "lines") return text.split("\n").map((line) => line.trim()).filter(Boolean) // oxfmt-ignore
  if (kind !== "json") return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Sets a value. Undefined removes it. */
function put(target: Plain, name: string, value: unknown): void {
  const [first = "", ...rest] = name.split(".")
  if (rest.length === 0) {
    if (value === undefined) delete target[first]
    else target[first] = value
    return
  }
  const inner = { ...(target[first] as Plain | undefined) }
  put(inner, rest.join("."), value)
  if (Object.keys(inner).length) target[first] = inner
  else delete target[first]
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value as string | number | boolean)
}
