import { contains, type Expectation, type ExpectedRequest } from "./behaviour.ts"
import type { Run, SeenRequest } from "./run.ts"

/** Returns what the requests of a run did wrong, as sentences. */
export function faultsOf(run: Run): string[] {
  const { requests, stored, elsewhere } = run
  const { seen } = run.behaviour
  const checks: [boolean, string][] = [
    [requests.length === seen.requests, `The server saw ${requests.length} requests instead of ${seen.requests}.`],
    [hasKeys(requests, seen.keys), `The keys of the requests are not as expected: ${seen.keys}.`],
    [seen.stored === undefined || stored.size === seen.stored, `The server stored ${stored.size} messages.`],
    [seen.elsewhere === undefined || elsewhere === seen.elsewhere, `Another host saw ${elsewhere} requests.`],
    [!seen.closed_by_client || !!requests.at(-1)?.isClosedByClient, "The client did not close the connection."],
    [!seen.proxied || requests.every(({ isProxied }) => isProxied), "A request did not go through the proxy."],
    [!seen.tls || requests.every(({ isTls }) => isTls), "A request was not encrypted."],
  ]
  return [
    ...checks.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...waitFaults(requests, seen),
    ...requests.flatMap((request, index) => {
      const expected = [seen.all ?? {}, seen.each?.[index] ?? {}]
      return [...expected.flatMap((each) => requestFaults(request, each)), ...headerFaults(request, seen)].map(
        (fault) => `Request ${index + 1}: ${fault}`,
      )
    }),
  ]
}

function hasKeys(requests: readonly SeenRequest[], expected: string | undefined): boolean {
  const keys = requests.map(({ headers }) => headers["idempotency-key"])
  if (expected === undefined) return true
  if (expected === "none") return keys.every((key) => key === undefined)
  if (expected === "different") return keys.every(Boolean) && new Set(keys).size === keys.length
  return keys.every((key) => (expected === "same" ? key && key === keys[0] : key === expected))
}

function waitFaults(requests: readonly SeenRequest[], { waits_ms: waits = [] }: Expectation): string[] {
  return waits.flatMap(([least, most], index) => {
    const ms = (requests[index + 1]?.atMs ?? Number.NaN) - (requests[index]?.atMs ?? 0)
    return ms >= least && ms <= most ? [] : [`Request ${index + 2} came after ${ms} ms, not after ${least} to ${most}.`]
  })
}

function requestFaults(request: SeenRequest, { headers = {}, ...expected }: ExpectedRequest): string[] {
  const { method = request.method, path = request.path, query, json } = expected
  return [
    ...(method === request.method ? [] : [`The method is ${request.method} instead of ${method}.`]),
    ...(path === request.path ? [] : [`The path is ${request.path} instead of ${path}.`]),
    ...(!query || contains(request.query, query) ? [] : [`The query is ${JSON.stringify(request.query)}.`]),
    ...(json === undefined || contains(parsed(request.body), json) ? [] : [`The body is ${request.body}.`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const given = request.headers[name]
      const fits =
        value && typeof value === "object" ? new RegExp(value.matches).test(String(given)) : (given ?? null) === value
      return fits ? [] : [`The header ${name} is ${String(given)}.`]
    }),
  ]
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function headerFaults({ headers }: SeenRequest, { headers_only: isStrict = false }: Expectation): string[] {
  if (!isStrict) return []
  return Object.keys(headers).flatMap((name) => (usualHeaders.has(name) ? [] : [`The header ${name} is not usual.`]))
}

/** The headers that tell nothing about the caller. HTTP libraries add some of them. */
const usualHeaders = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "connection",
  "content-length",
  "content-type",
  "host",
  "http2-settings",
  "idempotency-key",
  "sec-fetch-mode",
  "transfer-encoding",
  "upgrade",
  "user-agent",
])
