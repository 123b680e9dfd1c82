import * as carriers from "#api/operator/carriers.ts"
import { carrierKinds } from "#routing/carrier-kinds.ts"
import { lockCarrier } from "#routing/carriers.ts"
import { fromSid } from "#std/ids.ts"
import type { CommandCall, Command } from "./command.ts"
import { whenUsed, withOperations, withOperationsAtOnce, type Ask, type Resource } from "./operations.ts"
import { listAll } from "./list-all.ts"
import { jsonFlag, printResult } from "./print-result.ts"
import { promptSecret, readTextFile, secretFileNote } from "./read-secret.ts"
import { withAssignments } from "./settings-option.ts"
import { table } from "./table.ts"

const options = {
  name: "What people call it.",
  settings: 'A file with its settings as a JSON object; "-" reads the standard input.',
  "password-file": `The file with the password of the bind, or of the user of a mail server. ${secretFileNote}`,
  "tls-key-file": `The file with the PEM of the key of our certificate. ${secretFileNote}`,
  "webhook-secret-file": `The file with the secret of the carrier's webhooks, such as the hs_token of a Matrix homeserver or the app secret of WhatsApp. ${secretFileNote}`,
}
const repeatable = {
  set: "One setting: --set hosts.0.host=smpp.carrier.example --set system_id=acme. May be repeated; null is the default.",
}

export const listCarriersCommand: Command = {
  name: "carrier list",
  operands: [],
  options: {},
  flags: jsonFlag,
  sentence: "Prints the carriers, the newest first.",
  async run(call) {
    const all = (await withOperations(call, (ask) => listAll(ask, carriers.listCarriers))).map(configured)
    const rows = all.map((each) => [each.sid, each.status, each.name, targetOf(each)].map(String))
    printResult(call, all, table(["SID", "STATUS", "NAME", "TARGET"], rows))
    return 0
  },
}

export const showCarrierCommand: Command = {
  name: "carrier show",
  operands: ["sid"],
  options: {},
  flags: jsonFlag,
  sentence:
    "Prints a carrier with its settings; never its secrets. How its connections do, the server that runs tells: GET /operator/v1/carriers/{sid}.",
  async run(call) {
    const { sid } = call.given
    const carrier = configured(await withOperations(call, (ask) => ask("GET", carriers.getCarrier, { sid })))
    printResult(call, carrier, describe(carrier))
    return 0
  },
}

export const addCarrierCommand: Command = {
  name: "carrier add",
  operands: [],
  options: {
    ...options,
    kind: "Its protocol: smpp (the default), smtp (email), http (an API), mm4 or mm7 (MMS), or xmpp, matrix, telegram or whatsapp (chat).",
    status: "enabled, unless it is disabled to begin with.",
  },
  repeatable,
  flags: jsonFlag,
  sentence:
    "Adds a carrier and prints its sid. At a terminal the password is asked for. No message goes to it before a route leads there.",
  async run(call) {
    const { name, status, kind = "smpp" } = call.given
    // Nearly every carrier requires a password.
    const place = call.given["password-file"] ?? (call.askSecretly ? "-" : undefined)
    const secrets = await readSecrets({ ...call, given: { ...call.given, "password-file": place } })
    const settings = (await readSettings(call))?.({ kind, settings: {} })
    const form = { name, kind, status, ...secrets, ...(settings && { settings: JSON.stringify(settings) }) }
    return change(call, (ask) => ask("POST", carriers.createCarrier, { form }), `created. ${whenUsed}`)
  },
}

export const setCarrierCommand: Command = {
  name: "carrier set",
  operands: ["sid"],
  options: { ...options, settings: `${options.settings} It takes the place of all settings.` },
  repeatable,
  flags: jsonFlag,
  sentence: "Changes a carrier. What is not named stays.",
  async run(call) {
    const { sid, name } = call.given
    const secrets = await readSecrets(call)
    const settingsFrom = await readSettings(call)
    if (!settingsFrom && [name, ...Object.values(secrets)].every((value) => value === undefined))
      throw new Error("Nothing is to be changed. Name what: --set, --settings, --name, or the file of a secret.")
    const carrier = await withOperationsAtOnce(call, async (ask, tx) => {
      const id = fromSid("carrier", sid ?? "")
      if (id !== undefined) await lockCarrier(tx, id)
      const before = await ask("GET", carriers.getCarrier, { sid })
      const settings = settingsFrom?.(before)
      const form = { name, ...secrets, ...(settings && { settings: JSON.stringify(settings) }) }
      return ask("PATCH", carriers.updateCarrier, { sid, form })
    })
    return printCarrier(call, carrier, `is changed. ${whenUsed}`)
  },
}

export const enableCarrierCommand: Command = turn(
  "enable",
  "Uses a carrier again: it connects, and what waits is sent.",
)
export const disableCarrierCommand: Command = turn(
  "disable",
  "Does not use a carrier for now: its connections end in order, and messages for it wait.",
)

export const removeCarrierCommand: Command = {
  name: "carrier remove",
  operands: ["sid"],
  options: {},
  sentence: "Removes a carrier, with its rates. It has to be disabled, without routes, and no message may wait for it.",
  async run(call) {
    const { sid } = call.given
    await withOperations(call, (ask) => ask("DELETE", carriers.deleteCarrier, { sid }))
    call.print(`Carrier ${sid} is gone. ${whenUsed}`)
    return 0
  },
}

function turn(verb: "enable" | "disable", sentence: string): Command {
  return {
    name: `carrier ${verb}`,
    operands: ["sid"],
    options: {},
    flags: jsonFlag,
    sentence,
    run(call) {
      const { sid } = call.given
      const asked = { sid, form: { status: `${verb}d` } }
      return change(call, (ask) => ask("PATCH", carriers.updateCarrier, asked), `is ${verb}d. ${whenUsed}`)
    },
  }
}

async function change(call: CommandCall, work: (ask: Ask) => Promise<Resource>, told: string): Promise<number> {
  return printCarrier(call, await withOperations(call, work), told)
}

function printCarrier(call: CommandCall, resource: Resource, told: string): number {
  const carrier = configured(resource)
  printResult(call, carrier, [`Carrier ${String(carrier["sid"])} ${told}`])
  return 0
}

async function readSecrets(call: CommandCall): Promise<Record<string, string>> {
  const files: [name: string, file: string | undefined, question: string][] = [
    ["password", call.given["password-file"], "Password of the bind: "],
    ["tls_key", call.given["tls-key-file"], "Key of our certificate: "],
    ["webhook_secret", call.given["webhook-secret-file"], "Secret of the webhooks: "],
  ]
  if (files.filter(([, file]) => file === "-").length > 1 && !call.askSecretly)
    throw new Error("Only one secret can come by the standard input. Name a file for the other.")
  const secrets: Record<string, string> = {}
  for (const [name, file, question] of files)
    if (file !== undefined) secrets[name] = await promptSecret(call, file, question)
  return secrets
}

/** Returns the new settings of a carrier, from its present `kind` and `settings`. */
type SettingsFrom = (before: Resource) => Record<string, unknown>

/** Returns how the options change the settings, or undefined when they do not. */
async function readSettings(call: CommandCall): Promise<SettingsFrom | undefined> {
  const { settings: place } = call.given
  const assignments = call.lists["set"] ?? []
  if (place === undefined && !assignments.length) return undefined
  const given = place === undefined ? undefined : await readSettingsFile(call, place)
  return ({ kind, settings }) => {
    const known = carrierKinds.find((each) => each === kind) ?? "smpp"
    return withAssignments(known, given ?? (settings as Record<string, unknown>), assignments)
  }
}

async function readSettingsFile(call: CommandCall, place: string): Promise<Record<string, unknown>> {
  const text = place === "-" ? await call.readInput() : await readTextFile(place)
  const where = place === "-" ? "The standard input" : place
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${where} is not JSON: ${(error as Error).message}.`, { cause: error })
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error(
    `${where} is not a JSON object. Write the settings as one: {"hosts": [{"host": "…"}], "system_id": "…"}.`,
  )
}

/** Returns the carrier without the fields that only a running server knows. */
function configured(carrier: Resource) {
  const seenByServer = new Set(["state", "since", "reason", "webhook_url", "connections", "circuit"])
  const rest = Object.fromEntries(Object.entries(carrier).filter(([name]) => !seenByServer.has(name)))
  return rest as Resource & { sid: string; status: string; name: string; settings: Record<string, unknown> }
}

function targetOf({ kind, settings }: Resource): string {
  if (kind === "http") {
    const { preset = "", request } = settings as { preset?: string; request?: { url?: string } }
    return preset || String(request?.url)
  }
  if (kind === "mm7") return String((settings as { url?: string }).url)
  if (kind === "whatsapp") return Object.keys((settings as { phone_numbers?: object }).phone_numbers ?? {}).join(", ")
  if (kind === "telegram") return `@${String((settings as { bot?: string }).bot)}`
  if (kind === "matrix") return String((settings as { homeserver_url?: string }).homeserver_url)
  if (kind === "xmpp") {
    const { host, domain, port = 5347 } = settings as { host?: string; domain?: string; port?: number }
    return `${domain}@${host}:${port}`
  }
  if (kind === "smtp" || kind === "mm4") {
    const { host, user, port } = settings as { host?: string; user?: string; port?: number }
    return `${user ? `${user}@` : ""}${host}${port ? `:${port}` : ""}`
  }
  const { hosts = [], system_id: systemId } = settings as {
    hosts?: { host: string; port?: number }[]
    system_id?: string
  }
  const [first, ...others] = hosts
  return `${systemId}@${first?.host}:${first?.port ?? 2775}${others.length ? ` and ${others.length} more` : ""}`
}

function describe(carrier: Resource): string[] {
  const { settings, ...facts } = carrier
  const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
  const lines = Object.entries(facts).map(([name, value]) => `${`${name}:`.padEnd(20)} ${textOf(value)}`)
  return [...lines, "settings:", ...JSON.stringify(settings, null, 2).split("\n")]
}
