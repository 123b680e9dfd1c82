import { listCarrierKinds } from "#messaging/api/carrier-kinds.ts"
import { listCarrierPresets } from "#messaging/api/carrier-presets.ts"
import * as carriers from "#messaging/api/carriers.ts"
import { endTrace, startTrace } from "#messaging/api/traces.ts"
import { lockCarrier } from "#messaging/routing/carriers.ts"
import { fromSid } from "#core/std/ids.ts"
import { carrierUrlWarnings } from "./carrier-url-warnings.ts"
import type { CommandCall } from "./command.ts"
import { commandFor } from "./command-for.ts"
import { reloadNote, type Parameters, type Resource } from "./operations.ts"
import { parseJson, readTextFile } from "./read-file.ts"
import { promptSecret } from "./read-secret.ts"
import { withAssignments } from "./settings-option.ts"

const secrets = { "password-file": "password", "tls-key-file": "tls_key", "webhook-secret-file": "webhook_secret" }
const more = {
  options: { settings: 'The file with all settings as a JSON object. "-" reads the standard input.' },
  repeatable: {
    set: "A setting and its value: --set hosts.0.host=smpp.carrier.example --set system_id=acme. You can repeat it. null sets the default.",
  },
}

/** The commands for carriers, in the order of the help. */
export const carrierCommands = [
  commandFor("carrier list", carriers.listCarriers, ["sid", "status", "name", ["target", targetOf]], {
    sentence: "Lists the carriers, newest first.",
    shown,
  }),
  commandFor("carrier show <sid>", carriers.getCarrier, null, {
    sentence:
      "Prints a carrier with its settings, without secrets. A running server shows the state of its connections: GET /operator/v1/carriers/{sid}.",
    shown,
  }),
  commandFor("carrier add", carriers.createCarrier, `Carrier {sid} created. ${reloadNote}`, {
    sentence:
      "Adds a carrier and prints its sid. At a terminal, the command asks for the password. The carrier gets no messages until you create a route to it.",
    options: { name: "name", kind: "kind", status: "status", ...secrets },
    more,
    shown,
    warnings: carrierUrlWarnings,
    async read(call) {
      const settings = (await readSettings(call))?.({ kind: call.given["kind"] ?? "smpp", settings: {} })
      // Nearly every carrier requires a password.
      const isAsked = call.promptHidden && call.given["password-file"] === undefined
      const password = isAsked ? await promptSecret(call, "-", "password") : undefined
      return () => ({ settings, ...(isAsked && { password }) })
    },
  }),
  commandFor("carrier set <sid>", carriers.updateCarrier, `Carrier {sid} changed. ${reloadNote}`, {
    sentence: "Changes the settings of a carrier that you name.",
    options: { name: "name", ...secrets },
    more,
    shown,
    warnings: carrierUrlWarnings,
    async read(call) {
      const settingsFrom = await readSettings(call)
      const { sid = "", ...others } = call.given
      if (!settingsFrom && !Object.keys(others).length)
        throw new Error("The command needs a change. Add --set, --settings, --name, or the file of a secret.")
      return async (ask, tx) => {
        const id = fromSid("carrier", sid)
        if (id !== undefined) await lockCarrier(tx, id)
        return { settings: settingsFrom?.(await ask(carriers.getCarrier, { sid })) }
      }
    },
  }),
  commandFor("carrier enable <sid>", carriers.updateCarrier, `Carrier {sid} enabled. ${reloadNote}`, {
    sentence: "Enables a carrier, so that it connects and sends waiting messages.",
    fixed: { status: "enabled" },
    shown,
  }),
  commandFor("carrier disable <sid>", carriers.updateCarrier, `Carrier {sid} disabled. ${reloadNote}`, {
    sentence: "Disables a carrier. Its connections close in order, and its messages wait.",
    fixed: { status: "disabled" },
    shown,
  }),
  commandFor("carrier remove <sid>", carriers.deleteCarrier, `Carrier {sid} deleted. ${reloadNote}`),
  commandFor("carrier trace <sid>", startTrace, `Carrier {sid} is traced. ${reloadNote}`, {
    sentence:
      'Records the exchanges with a carrier about its messages, but never a bind. "posthorn message timeline" prints them.',
    shown,
  }),
  commandFor("carrier end-trace <sid>", endTrace, `Carrier {sid} is no longer traced. ${reloadNote}`),
  commandFor(
    "carrier-kind list",
    listCarrierKinds,
    ["kind", "name", ["channels", ({ channels }) => String(channels)], ["required", requiredOf]],
    { sentence: "Lists the kinds of carriers, each with the settings that it requires." },
  ),
  commandFor(
    "carrier-preset list",
    listCarrierPresets,
    ["preset", "label", ["channels", ({ channels }) => String(channels)], ["values", valuesOf]],
    {
      sentence: "Lists the presets of carriers over HTTP, each with the values that it requires.",
    },
  ),
]

/** Returns the settings from those of a carrier, or undefined if no option changes them. */
async function readSettings(call: CommandCall): Promise<((before: Resource) => Parameters) | undefined> {
  const { settings: place } = call.given
  const assignments = call.lists["set"] ?? []
  if (place === undefined && !assignments.length) return undefined
  const given = place === undefined ? undefined : asObject(parseJson(await readTextFile(call, place), place))
  return ({ kind, settings }) => {
    return withAssignments(String(kind), given ?? (settings as Record<string, unknown>), assignments)
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error('The settings are not a JSON object. Write them as in {"hosts": [{"host": "…"}], "system_id": "…"}.')
}

/** Returns the carrier without the fields that only a running server knows. */
function shown(carrier: Resource): Resource {
  const seenByServer = new Set(["state", "since", "reason", "webhook_url", "connections", "circuit"])
  return Object.fromEntries(Object.entries(carrier).filter(([name]) => !seenByServer.has(name)))
}

function requiredOf({ settings }: Resource): string {
  return ((settings as { required?: string[] }).required ?? []).join(", ")
}

function valuesOf({ values }: Resource): string {
  const required = (values as { name: string; is_required: boolean }[]).filter((value) => value.is_required)
  return required.map(({ name }) => name).join(", ")
}

interface Host extends Partial<Record<"host" | "system_id" | "domain" | "user", string>> {
  port?: number
}

/** The settings of all kinds that name the other side. */
interface Target extends Host, Partial<Record<"preset" | "url" | "homeserver_url" | "bot", string>> {
  request?: { url?: string }
  phone_numbers?: object
  hosts?: Host[]
}

const defaultPorts = new Map([["smpp", 2775], ["xmpp", 5347]]) // oxfmt-ignore

function targetOf({ kind, settings }: Resource): string {
  const given = settings as Target
  if (given.phone_numbers) return Object.keys(given.phone_numbers).join(", ")
  if (given.bot) return `@${given.bot}`
  const url = given.preset || (given.request?.url ?? given.url ?? given.homeserver_url)
  if (url) return url
  const [{ host, port = defaultPorts.get(String(kind)) } = given, ...others] = given.hosts ?? []
  const user = given.system_id ?? given.domain ?? given.user
  const address = `${user ? `${user}@` : ""}${host}${port ? `:${port}` : ""}`
  return `${address}${others.length ? ` and ${others.length} more` : ""}`
}
