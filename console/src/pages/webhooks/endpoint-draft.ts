import type { UpdateWebhookRequest, Webhook } from "@posthorn/client"
import { numberOf } from "../../components/number-of.ts"
import * as strings from "./strings.ts"

export interface HeaderDraft {
  name: string
  value: string
  /** The server has a value that it does not show. An empty `value` keeps it. */
  isKept: boolean
}

export interface FilterDraft {
  field: string
  patterns: string[]
}

/**
 * The values of the form, under the names of the API. Numbers are texts, so that the server validates them.
 */
export interface EndpointDraft {
  [name: string]: unknown
  url: string
  description: string
  events: string[]
  timeout: string
  retries: "standard" | "none" | "own"
  retry_schedule: string
  headers: HeaderDraft[]
  certificate: "keep" | "replace" | "none"
  client_certificate: string
  client_key: string
  payload: "full" | "thin"
  filter: FilterDraft[]
  signatures: string[]
  max_in_flight: string
  rate_limit: string
  ordering: "none" | "fifo"
}

const timeoutDefaultSeconds = 15

/** The form for an endpoint, or for a new one. */
export function draftOf(webhook: Webhook | null): EndpointDraft {
  return {
    url: webhook?.url ?? "",
    description: webhook?.description ?? "",
    events: webhook?.events ?? ["*"],
    timeout: webhook && webhook.timeout !== timeoutDefaultSeconds ? String(webhook.timeout) : "",
    retries: retriesOf(webhook?.retry_schedule ?? null),
    retry_schedule: (webhook?.retry_schedule ?? []).join(", "),
    headers: (webhook?.header_names ?? []).map((name) => ({ name, value: "", isKept: true })),
    certificate: webhook?.client_certificate ? "keep" : "none",
    client_certificate: "",
    client_key: "",
    payload: webhook?.payload ?? "full",
    filter: Object.entries(webhook?.filter ?? {}).map(([field, patterns]) => ({ field, patterns })),
    signatures: webhook?.signatures ?? ["v1"],
    max_in_flight: textOf(webhook?.max_in_flight),
    rate_limit: textOf(webhook?.rate_limit),
    ordering: webhook?.ordering ?? "none",
  }
}

/**
 * Returns the body that changes the endpoint of `before` into that of `after`: only the differences. An
 * invalid number is sent unchanged, and the server reports its fault.
 */
export function changesOf(before: EndpointDraft, after: EndpointDraft): UpdateWebhookRequest {
  const changes: Record<string, unknown> = {}
  const compare = (name: string, read: (draft: EndpointDraft) => unknown) => {
    if (JSON.stringify(read(before)) !== JSON.stringify(read(after))) changes[name] = read(after)
  }
  compare("url", ({ url }) => url.trim())
  compare("description", ({ description }) => description)
  compare("events", ({ events }) => events)
  compare("timeout", ({ timeout }) => numberOf(timeout))
  compare("retry_schedule", scheduleOf)
  compare("payload", ({ payload }) => payload)
  compare("filter", filterOf)
  compare("signatures", ({ signatures }) => signatures)
  compare("max_in_flight", ({ max_in_flight }) => numberOf(max_in_flight))
  compare("rate_limit", ({ rate_limit }) => numberOf(rate_limit))
  compare("ordering", ({ ordering }) => ordering)
  const headers = headerChanges(before.headers, after.headers)
  if (headers !== undefined) changes.headers = headers
  if (after.certificate === "replace") {
    changes.client_certificate = after.client_certificate
    changes.client_key = after.client_key
  } else if (after.certificate !== before.certificate) changes.client_certificate = null
  return changes as UpdateWebhookRequest
}

export const validate = {
  url: (url: string) => (url.trim() ? null : strings.urlMissing),
  headers: (headers: readonly HeaderDraft[]) => {
    const double = doubleHeader(headers)
    return double === undefined ? null : strings.headerTwice(double)
  },
}

/** Browser storage holds no key and no value of a header, which is often a credential. */
export function withoutSecrets(draft: EndpointDraft): EndpointDraft {
  return { ...draft, client_key: "", headers: draft.headers.map((header) => ({ ...header, value: "" })) }
}

/** Returns the name that two rows have. One object cannot hold both. */
function doubleHeader(headers: readonly HeaderDraft[]): string | undefined {
  const names = headers.map(({ name }) => name.trim().toLowerCase()).filter((name) => name !== "")
  return names.find((name, index) => names.indexOf(name) !== index)
}

function headerChanges(
  before: readonly HeaderDraft[],
  after: readonly HeaderDraft[],
): Record<string, string | null> | null | undefined {
  const kept = after.filter(({ isKept, value }) => isKept && value === "").map(({ name }) => name)
  const given = after.filter(({ name, value, isKept }) => (isKept ? value !== "" : name.trim() !== "" || value !== ""))
  const names = given.map(({ name }) => name.trim().toLowerCase())
  const gone = before.filter(({ name }) => !kept.includes(name) && !names.includes(name.toLowerCase()))
  if (!given.length && !gone.length) return undefined
  if (!given.length && !kept.length) return null
  return Object.fromEntries([
    ...given.map(({ name, value }) => [name.trim(), value] as const),
    ...gone.map(({ name }) => [name, null] as const),
  ])
}

function scheduleOf({ retries, retry_schedule }: EndpointDraft): unknown {
  if (retries === "standard") return null
  if (retries === "none") return []
  return retry_schedule
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(numberOf)
}

function filterOf({ filter }: EndpointDraft): Record<string, string[]> | null {
  const rows = filter.filter(({ field, patterns }) => field.trim() !== "" || patterns.length > 0)
  return rows.length ? Object.fromEntries(rows.map(({ field, patterns }) => [field.trim(), patterns])) : null
}

function retriesOf(schedule: number[] | null): EndpointDraft["retries"] {
  if (!schedule) return "standard"
  return schedule.length ? "own" : "none"
}

function textOf(value: number | null | undefined): string {
  return value == null ? "" : String(value)
}
