import { createTwilioClient, isSignedByTwilio, type TwilioClient } from "./node-library.ts"
import type { Fields, Library, LibraryCall, LibraryResult } from "./library.ts"

/** A list of the library. Called with a sid, it is a resource; both have methods by the names of actions. */
type Resource = ((sid: string) => Resource) & Record<string, (...parameters: unknown[]) => Promise<unknown>>

type Lists = (client: TwilioClient, ids: string[]) => unknown

const messagingService: Lists = ({ messaging }, ids) => messaging.v1.services(ids.shift() ?? "")
const verifyService: Lists = ({ verify }, ids) => verify.v2.services(ids.shift() ?? "")
const part =
  (name: string, above: Lists): Lists =>
  (client, ids) =>
    (above(client, ids) as Fields)[name]
const message: Lists = ({ messages }, ids) => messages(ids.shift() ?? "")

const lists: Readonly<Record<string, Lists>> = {
  accounts: ({ api }) => api.v2010.accounts,
  alpha_senders: part("alphaSenders", messagingService),
  calls: ({ api }) => (api.v2010 as unknown as { account: Fields }).account["calls"],
  feedback: part("feedback", message),
  incoming_phone_numbers: ({ incomingPhoneNumbers }) => incomingPhoneNumbers,
  lookups: ({ lookups }) => lookups.v2.phoneNumbers,
  media: part("media", message),
  messages: ({ messages }) => messages,
  phone_numbers: part("phoneNumbers", messagingService),
  services: ({ messaging }) => messaging.v1.services,
  short_codes: part("shortCodes", messagingService),
  verification_checks: part("verificationChecks", verifyService),
  verifications: part("verifications", verifyService),
  verify_services: ({ verify }) => verify.v2.services,
}

/** The library for Node, which needs no program of its own. */
export function startNodeLibrary(baseUrl: string): Library {
  return {
    readsTextAsTime: true,
    repeatsThrottled: false,
    async run(call) {
      try {
        return { value: plain(await perform(baseUrl, call)) }
      } catch (error) {
        return describe(error as Fields & Error)
      }
    },
    close: () => Promise.resolve(),
  }
}

async function perform(baseUrl: string, { call, ids: given, parameters, credentials }: LibraryCall): Promise<unknown> {
  const [name = "", action = ""] = call.split(".")
  if (name === "signatures") {
    const { Token: token, Url: url, Signature: signature, Parameters: form } = parameters as Record<string, string>
    const body = new URLSearchParams(form as unknown as Record<string, string>).toString()
    return isSignedByTwilio(token ?? "", { url: url ?? "", signature: signature ?? "", body })
  }
  const { account, username, password } = credentials
  const client = createTwilioClient(baseUrl, username, password, { accountSid: account })
  const ids = [...given]
  let resource = lists[name]?.(client, ids) as Resource
  if (ids[0] !== undefined) resource = resource(ids[0])
  const entries = Object.entries(parameters).map(([key, value]) => [camel(key), typed(value)] as const)
  const run = resource[action === "delete" ? "remove" : action]
  return await run?.call(resource, ...(entries.length > 0 ? [Object.fromEntries(entries)] : []))
}

function typed(value: unknown): unknown {
  const { $time: at } = Object(value) as { $time?: string }
  return at === undefined ? value : new Date(at)
}

/** The instances write themselves as JSON, by names in camel case. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  const fields = JSON.parse(JSON.stringify(value)) as unknown
  if (typeof fields !== "object" || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [snake(key), each as unknown]))
}

function describe(error: Fields & Error): LibraryResult {
  const { status, code, moreInfo } = error as { status?: number; code?: unknown; moreInfo?: string }
  const kind = error.constructor.name === "RestException" ? "rest" : error.constructor.name
  return { error: { kind, status: status ?? null, code, message: error.message, more_info: moreInfo ?? null } }
}

function camel(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
