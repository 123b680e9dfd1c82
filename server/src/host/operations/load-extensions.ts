import { registerHooks } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { z } from "zod"
import { carrierInterfaceVersion, type CarrierKind } from "#messaging/carriers/kind.ts"
import { addCarrierKind } from "#messaging/carriers/kinds.ts"
import { parseWith } from "#messaging/carriers/parse-with.ts"
import { providerInterfaceVersion, type ProviderKind } from "#payments/providers/kind.ts"
import { addProviderKind } from "#payments/providers/kinds.ts"
import { channelWords } from "#messaging/channels/channels.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { minuteMs } from "#core/std/durations.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import { guardCarrierKind } from "./guard-carrier-kind.ts"
import { guardProviderKind } from "./guard-provider-kind.ts"
import { thrownReason } from "./module-calls.ts"
import { method } from "./shape-of.ts"

/** The default export of an extension. */
interface Extension {
  carriers?: readonly CarrierKind[]
  providers?: readonly ProviderKind[]
}

/** A module reads files and computes, so it loads within seconds on a slow machine. */
const loadMs = minuteMs

/**
 * Loads modules and adds their kinds. Returns a sentence about each module that cannot be used. A name is
 * that of a package in `folder` or beside the server, or an absolute path.
 */
export async function loadExtensions(
  names: readonly string[],
  folder: string = process.cwd(),
  clock: Clock = systemClock,
): Promise<string[]> {
  const problems: string[] = []
  for (const name of names) {
    const fault = await loadExtension(name, folder, clock).catch(
      (error: unknown) =>
        `which cannot be loaded: ${thrownReason(error)}. Correct the module, or remove it from EXTENSIONS.`,
    )
    if (fault !== null) problems.push(`EXTENSIONS names ${name}, ${fault}`)
  }
  return problems
}

/** Returns the end of a sentence that begins with the module. */
async function loadExtension(name: string, folder: string, clock: Clock): Promise<string | null> {
  const url = findModule(name, folder)
  if (url === null)
    return `but no such package is installed in ${folder} or beside the server. Install it, or correct the name.`
  const { default: extension } = await importWithin(url, clock)
  if (extension === undefined) return `which has no default export. ${recipe}`
  const fault = faultOf(extension)
  if (fault !== null) return fault
  const { carriers = [], providers = [] } = extension as Extension
  for (const kind of carriers) if (isNew(kind)) addCarrierKind(guardCarrierKind(kind, name))
  for (const kind of providers) if (isNew(kind)) addProviderKind(guardProviderKind(kind, name))
  return null
}

const added = new WeakSet<object>()

/** The same module can be named twice. */
function isNew(kind: object): boolean {
  return !added.has(kind) && Boolean(added.add(kind))
}

/** Rejects if the top level of the module does not end. The start would wait for it forever. */
async function importWithin(url: string, clock: Clock): Promise<{ default?: unknown }> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const sentence = `its top-level \`await\` has not ended within ${loadMs / 1_000} s`
  const cancel = clock.after(loadMs, () => reject(new Error(sentence)))
  try {
    return await Promise.race([import(url) as Promise<{ default?: unknown }>, tooLate])
  } finally {
    cancel()
  }
}

/**
 * Returns the URL of the module. Null for a package that is not installed. Node resolves a package name from
 * the folder of the importing module, which the hook replaces.
 */
function findModule(name: string, folder: string): string | null {
  if (path.isAbsolute(name)) return pathToFileURL(name).href
  for (const place of [folder, serverFolder]) {
    const parentURL = pathToFileURL(path.join(place, "package.json")).href
    const hooks = registerHooks({ resolve: (word, context, next) => next(word, { ...context, parentURL }) })
    try {
      return import.meta.resolve(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error
    } finally {
      hooks.deregister()
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
  return `but its default export is no extension: ${first?.field.replace("(settings)", "it")} ${first?.message}. ${recipe}`
}

/** A word of the API, which is also in URLs, logs and metrics. */
const word = z.string().regex(/^[a-z][a-z0-9]{0,39}$/, "is not a word of at most 40 letters and digits in lower case")
/** Terminals and logs show it. */
const text = z
  .string()
  .min(1)
  .regex(/^\P{Cc}*$/u, "has a control character")
const schema = z.custom<object>((value) => z.object({ safeParse: method }).safeParse(value).success, "is not a schema")
/** Each page with carriers reads the forms of all kinds. The largest of Posthorn has 20,000 characters. */
const formMax = 256 * 1024
const form = z
  .looseObject({})
  .refine((value) => JSON.stringify(value).length <= formMax, `has more than ${formMax} characters`)
  .refine(hasPlainWords, "has a label or a meaning with a control character")
const forms = z.looseObject({ settings: form, secrets: form })

const carrierShape = z.looseObject({
  interfaceVersion: z.literal(carrierInterfaceVersion),
  kind: word,
  name: text,
  description: text,
  webhookSetup: text.nullable(),
  channels: z.array(z.enum(channelWords)).min(1),
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

function hasPlainWords(form: object): boolean {
  let isPlain = true
  JSON.stringify(form, (name, value: unknown) => {
    if (name === "title" || name === "description") isPlain &&= typeof value !== "string" || !/\p{Cc}/u.test(value)
    return value
  })
  return isPlain
}
