import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { z } from "zod"
import { carrierInterfaceVersion, type CarrierKind } from "#messaging/carriers/kind.ts"
import { addCarrierKind, findCarrierKind } from "#messaging/carriers/kinds.ts"
import { parseWith } from "#messaging/carriers/parse-with.ts"
import { providerInterfaceVersion, type ProviderKind } from "#payments/providers/kind.ts"
import { addProviderKind, findProviderKind } from "#payments/providers/kinds.ts"
import { knownChannels } from "#messaging/channels/channel-name.ts"
import { serverFolder } from "#core/std/server-folder.ts"

/** The default export of an extension. */
interface Extension {
  carriers?: readonly CarrierKind[]
  providers?: readonly ProviderKind[]
}

/**
 * Loads modules and adds their kinds. Returns a sentence about each module that cannot be used. A name is
 * that of a package in `folder` or beside the server, or an absolute path.
 */
export async function loadExtensions(names: readonly string[], folder: string = process.cwd()): Promise<string[]> {
  const problems: string[] = []
  for (const name of names) {
    const fault = await loadExtension(name, folder).catch(
      (error: unknown) =>
        `which cannot be loaded: ${reasonOf(error)}. Correct the module, or remove it from EXTENSIONS.`,
    )
    if (fault !== null) problems.push(`EXTENSIONS names ${name}, ${fault}`)
  }
  return problems
}

/** Returns the end of a sentence that begins with the module. */
async function loadExtension(name: string, folder: string): Promise<string | null> {
  const file = findModule(name, folder)
  if (file === null)
    return `but no such package is installed in ${folder} or beside the server. Install it, or correct the name.`
  const { default: extension } = (await import(pathToFileURL(file).href)) as { default?: unknown }
  if (extension === undefined) return `which has no default export. ${recipe}`
  const fault = faultOf(extension)
  if (fault !== null) return fault
  const { carriers = [], providers = [] } = extension as Extension
  // The same module can be named twice.
  for (const kind of carriers) if (findCarrierKind(kind.kind) !== kind) addCarrierKind(kind)
  for (const kind of providers) if (findProviderKind(kind.kind) !== kind) addProviderKind(kind)
  return null
}

/** Returns the path of the module. Null for a package that is not installed. */
function findModule(name: string, folder: string): string | null {
  if (path.isAbsolute(name)) return name
  for (const place of [folder, serverFolder]) {
    try {
      return createRequire(path.join(place, "package.json")).resolve(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error
    }
  }
  return null
}

const recipe = "docs/extending/carrier.md and docs/extending/provider.md say what a module exports."

function faultOf(extension: unknown): string | null {
  const parsed = parseWith(extensionShape, extension)
  if (parsed.kind === "ok") return null
  const version = parsed.faults.find(({ field }) => field.endsWith(".interfaceVersion"))
  if (version)
    return `but its ${version.field} ${version.message}. Install a release of the module for this release of Posthorn.`
  const [first] = parsed.faults
  return `but its default export is no extension: ${first?.field} ${first?.message}. ${recipe}`
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return (said.split("\n", 1)[0] ?? "").replace(/\.$/, "")
}

const method = z.custom<object>((value) => typeof value === "function", "is not a function")
/** A word of the API, which is also in URLs, logs and metrics. */
const word = z.string().regex(/^[a-z][a-z0-9]{0,39}$/, "is not a word of at most 40 letters and digits in lower case")
const text = z.string().min(1)
const schema = z.custom<object>((value) => z.object({ safeParse: method }).safeParse(value).success, "is not a schema")
const forms = z.looseObject({ settings: z.looseObject({}), secrets: z.looseObject({}) })

const carrierShape = z.looseObject({
  interfaceVersion: z.literal(carrierInterfaceVersion),
  kind: word,
  name: text,
  description: text,
  webhookSetup: text.nullable(),
  channels: z.array(z.enum(knownChannels)).min(1),
  hasWebhooks: z.boolean(),
  hasWebhookKey: z.boolean(),
  independent: z.instanceof(Set),
  channelsOf: method,
  parseSettings: method,
  parseSecrets: method,
  hostsOf: method,
  create: method,
  createReader: method,
  forms,
})

const providerShape = z.looseObject({
  interfaceVersion: z.literal(providerInterfaceVersion),
  kind: word,
  name: text,
  description: text,
  settings: schema,
  secrets: schema,
  independent: z.array(z.string()),
  setup: z.looseObject({ credentials: z.array(text), notifications: z.array(text) }),
  create: method,
  forms,
})

const extensionShape = z
  .strictObject({ carriers: z.array(carrierShape).optional(), providers: z.array(providerShape).optional() })
  .refine(({ carriers = [], providers = [] }) => carriers.length + providers.length > 0, "is not a list of kinds")
