import type { Carrier } from "../../components/carriers.ts"
import { numberOf } from "../../components/number-of.ts"
import { requiredOf } from "../../components/schema-form/fields.ts"
import {
  missingIn,
  objectOf,
  pathOfParam,
  valuesOf as textsOf,
  type Values,
} from "../../components/schema-form/values.ts"
import type { Layout } from "./layout.ts"
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

export interface CarrierValues {
  name: string
  /** The hosts of a carrier with a list of them. */
  hosts: HostValues[]
  settings: Values
  secrets: Values
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

export function valuesOf(layout: Layout, carrier: Carrier | null): CarrierValues {
  const settings = carrier?.settings ?? {}
  const hosts = layout.hostsGroup === undefined ? [] : ((settings["hosts"] ?? [{}]) as Plain[])
  return {
    name: carrier?.name ?? "",
    hosts: hosts.map(hostValuesOf),
    settings: textsOf(layout.settings, settings),
    secrets: textsOf(layout.secrets, {}),
  }
}

/** Browser storage holds no password and no key. */
export function withoutSecrets(values: CarrierValues): CarrierValues {
  const names = Object.keys(values.secrets)
  return { ...values, secrets: Object.fromEntries(names.map((name) => [name, ""])) }
}

/** Settings without a field keep their values. */
export function settingsOf(layout: Layout, values: CarrierValues, before: Plain): Plain {
  const settings = objectOf(layout.settings, values.settings, { ...before, ...layout.fixed })
  if (layout.hostsGroup === undefined) return settings
  const hosts = (before["hosts"] ?? []) as Plain[]
  return { ...settings, hosts: values.hosts.map((host, index) => hostOf(host, hosts[index] ?? {})) }
}

/** The missing values, by field. Secrets of an existing carrier can stay. */
export function faultsIn(layout: Layout, values: CarrierValues, isNew: boolean): Record<string, string> {
  const hosts = values.hosts.flatMap(({ host }, index) => (host.trim() ? [] : [[`hosts.${index}.host`, strings.hostMissing]])) // oxfmt-ignore
  return {
    ...(values.name.trim() ? {} : { name: strings.nameMissing }),
    ...(Object.fromEntries(hosts) as Record<string, string>),
    ...missingIn("settings", requiredOf(layout.settings), values.settings),
    ...(isNew && missingIn("secrets", requiredOf(layout.secrets), values.secrets)),
  }
}

/**
 * Returns the form's name of a parameter, such as `settings.data_codings.ucs2` or `settings.hosts[0].tls.ca`.
 * Undefined if it has no field.
 */
export function formFieldOf(layout: Layout, param: string): string | undefined {
  const name = param.replace(/^settings\./, "")
  if (name === param) return param === "name" ? param : pathOfParam("secrets", layout.secrets, param)
  const [host, index, field] = /^hosts\[(\d+)\]\.(?:tls\.)?(\w+)$/.exec(name) ?? []
  if (host) return `hosts.${index}.${field}`
  return name === "hosts" ? name : pathOfParam("settings", layout.settings, name)
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

/** Sets a value. Undefined removes it. */
function put(target: Plain, name: string, value: unknown): void {
  if (value === undefined) delete target[name]
  else target[name] = value
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value as string | number | boolean)
}
