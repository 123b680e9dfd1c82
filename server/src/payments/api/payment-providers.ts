import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal, retrieval, wholeListing } from "#http/resource-operations.ts"
import { faultsProblem } from "#http/problems/problem.ts"
import { shown } from "#http/wire/fault.ts"
import { issueFault } from "#http/wire/issue-fault.ts"
import { exampleHex, list as listOf, named, noted, pageOf, sid, spelled, timestamp, text } from "#http/wire/schemas.ts"
import { lowerCase } from "#http/wire/spellings.ts"
import {
  connectProvider,
  deleteProvider,
  getProvider as get,
  listProviders as list,
  updateProvider,
} from "#payments/payments/connections/connect-provider.ts"
import type { ConfiguredProvider } from "#payments/payments/connections/providers.ts"
import { allProviderKinds, findProviderKind } from "#payments/providers/kinds.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { currency } from "./payment-schema.ts"
import type { PaymentNeeds } from "./payments.ts"

export interface ProviderNeeds extends PaymentNeeds, IdempotencyNeeds {
  db: PaymentNeeds["db"]
}

const anything = z.record(z.string(), z.unknown())
const onOrOff = z.enum(["enabled", "disabled"])
const settingsExample = { environment: "sandbox", client_id: "AX7k2", webhook_id: null }

const providerSchema = named(
  "PaymentProvider",
  "A payment provider of the account.",
  z.object({
    sid: sid("paymentProvider", "Identifier of the provider."),
    name: noted(z.string(), "The display name.", "Stripe"),
    kind: noted(z.string(), "The kind of provider. It never changes.", "stripe"),
    settings: noted(anything, "The settings. Responses never contain secrets.", settingsExample),
    currencies: noted(
      z.array(z.string()).nullable(),
      "The currencies for which Posthorn uses the provider. Null for all.",
      ["EUR"],
    ),
    priority: noted(z.int(), "The priority. Posthorn tries the provider with the lowest priority first.", 10),
    status: noted(
      onOrOff,
      "The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments continue.",
      "enabled",
    ),
    notification_url: noted(
      z.string(),
      "The URL to enter at the provider as its webhook endpoint.",
      `https://posthorn.example.com/v1/payment_providers/PP${exampleHex}/notifications/AC${exampleHex}`,
    ),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

const example = {
  sid: `PP${exampleHex}`,
  name: "Stripe",
  kind: "stripe",
  settings: { multicapture: false },
  currencies: null,
  priority: 10,
  status: "enabled",
  notification_url: `https://posthorn.example.com/v1/payment_providers/PP${exampleHex}/notifications/AC${exampleHex}`,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:00.000Z",
}

const fields = {
  settings: noted(
    anything.optional(),
    "The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has their schema.",
    {
      instructions: "IBAN CH93 0076 2011 6238 5295 7",
    },
  ),
  secrets: noted(
    anything.optional(),
    "The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.",
    {},
  ),
  currencies: noted(
    listOf(currency, { max: 50, min: 0 }).optional(),
    "The currencies for which Posthorn uses the provider. An empty list means all.",
    ["EUR", "CHF"],
  ),
}
const priority = z.int().min(0).max(100)

export const createPaymentProvider = operation<ProviderNeeds>()({
  id: "createPaymentProvider",
  tag: "Payments",
  summary: "Connect a payment provider",
  description:
    "Connects a provider. New payments then use it instead of the simulated provider. Enter `notification_url` at the provider as its webhook endpoint, so that the provider notifies Posthorn of changes.",
  scopes: [],
  access: "owner",
  audited: true,
  body: z.object({
    kind: noted(
      spelled(z.string().refine(findProviderKind, { error: () => `must be one of ${kindNames()}` }), lowerCase),
      "The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.",
      "manual",
    ),
    name: noted(text(100), "The display name.", "Bank transfer"),
    ...fields,
    priority: noted(
      priority.default(10),
      "The priority. Posthorn tries the provider with the lowest priority first.",
      10,
    ),
    status: noted(
      onOrOff.default("enabled"),
      "The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments continue.",
      "enabled",
    ),
  }),
  bodyExamples: {
    manual: {
      summary: "Bank transfers that a person records",
      value: {
        kind: "manual",
        name: "Bank transfer",
        settings: { instructions: "IBAN CH93 0076 2011 6238 5295 7" },
        status: "disabled",
      },
    },
  },
  responses: { 201: { description: "The provider is connected.", schema: providerSchema, example } },
  problems: ["providers_exhausted"],
  async handle(needs, request) {
    const { accountId, body } = request
    const checked = readConfig(body.kind, { settings: body.settings ?? {}, secrets: body.secrets ?? {} })
    const answer = await runIdempotent(
      needs,
      request,
      async (tx) => {
        const given = {
          name: body.name,
          kind: body.kind,
          settings: checked.settings ?? {},
          secrets: checked.secrets ?? {},
          currencies: body.currencies?.length ? body.currencies : null,
          priority: body.priority,
          isEnabled: body.status === "enabled",
        }
        const connected = await connectProvider(tx, accountId, given, contextOf(needs))
        return { status: 201, json: render(needs, connected) }
      },
      { isSecretRequest: true },
    )
    needs.payments.providers.forget(accountId)
    return answer
  },
})

export const listPaymentProviders = wholeListing<ProviderNeeds>()({
  id: "listPaymentProviders",
  tag: "Payments",
  summary: "List payment providers",
  description:
    "Returns the providers in the order in which Posthorn tries them, on one page. The list does not contain the simulated provider.",
  scopes: ["payments", "read"],
  outcome: "The providers.",
  page: pageOf("PaymentProviderPage", "The payment providers.", providerSchema),
  example,
  async read(needs, { accountId }) {
    const providers = await list(needs.db, accountId)
    return providers.map((provider) => render(needs, provider))
  },
})

export const getPaymentProvider = retrieval<ProviderNeeds>()({
  id: "getPaymentProvider",
  tag: "Payments",
  noun: "payment provider",
  description: "Returns the provider without its secrets.",
  scopes: ["payments", "read"],
  sid: "paymentProvider",
  schema: providerSchema,
  example,
  problems: ["provider_not_found"],
  read: async (needs, { accountId, id }) => render(needs, await get(needs.db, accountId, id)),
})

export const updatePaymentProvider = operation<ProviderNeeds>()({
  id: "updatePaymentProvider",
  tag: "Payments",
  summary: "Change a payment provider",
  description:
    "Changes the fields that you send. `settings` and `secrets` replace the stored objects completely. If you change the address for requests, send the secrets in the same request.",
  scopes: [],
  access: "owner",
  audited: true,
  sid: "paymentProvider",
  body: z.object({
    name: noted(text(100).optional(), "The display name.", "Bank transfer"),
    ...fields,
    priority: noted(
      priority.optional(),
      "The priority. Posthorn tries the provider with the lowest priority first.",
      10,
    ),
    status: noted(
      onOrOff.optional(),
      "The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments continue.",
      "enabled",
    ),
  }),
  bodyExamples: { off: { summary: "Stop using it", value: { status: "disabled" } } },
  responses: { 200: { description: "The current provider.", schema: providerSchema, example } },
  problems: ["provider_not_found"],
  async handle(needs, { accountId, id, body }) {
    const { kind } = await get(needs.db, accountId, id)
    const checked = readConfig(kind, body)
    const patch = {
      ...checked,
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.currencies === undefined ? {} : { currencies: body.currencies.length ? body.currencies : null }),
      ...(body.priority === undefined ? {} : { priority: body.priority }),
      ...(body.status === undefined ? {} : { isEnabled: body.status === "enabled" }),
    }
    const changed = await needs.db.transaction((tx) => updateProvider(tx, accountId, id, patch, contextOf(needs)))
    needs.payments.providers.forget(accountId)
    return { status: 200, json: render(needs, changed) }
  },
})

export const deletePaymentProvider = removal<ProviderNeeds>()({
  id: "deletePaymentProvider",
  tag: "Payments",
  summary: "Delete a payment provider",
  description:
    "Deletes a provider and erases its secrets. The provider must have no captured money, and its payments must have ended. Disable other providers instead: new payments then do not use them, while refunds, disputes and reconciliation continue.",
  scopes: [],
  access: "owner",
  audited: true,
  outcome: "The provider is deleted.",
  sid: "paymentProvider",
  problems: ["provider_not_found", "provider_in_use"],
  async remove(needs, { accountId, id }) {
    await needs.db.transaction((tx) => deleteProvider(tx, accountId, id))
    needs.payments.providers.forget(accountId)
  },
})

interface Given {
  settings?: Record<string, unknown> | undefined
  secrets?: Record<string, unknown> | undefined
}

/** Returns settings and secrets as the adapter of the kind reads them. Throws all of their faults. */
function readConfig(kind: string, { settings, secrets }: Given): Given {
  const schemas = findProviderKind(kind)
  if (!schemas) {
    if (!settings && !secrets) return {}
    const detail = `\`settings\` cannot change, because this server has no provider kind \`${kind}\`. Load its extension.`
    throw faultsProblem([{ param: "settings", code: "invalid_parameter", detail }])
  }
  const parsed = { settings: settings && schemas.settings.safeParse(settings), secrets: secrets && schemas.secrets.safeParse(secrets) } // oxfmt-ignore
  const faults = Object.entries(parsed).flatMap(([name, result]) =>
    (result?.error?.issues ?? []).map((issue) => {
      const fault = issueFault({ ...issue, path: [name, ...issue.path] }, { settings, secrets })
      return { ...fault, param: fault.param && shown(fault.param) }
    }),
  )
  if (faults.length) throw faultsProblem(faults)
  return {
    ...(parsed.settings ? { settings: parsed.settings.data as Record<string, unknown> } : {}),
    ...(parsed.secrets ? { secrets: parsed.secrets.data as Record<string, unknown> } : {}),
  }
}

function kindNames(): string {
  return allProviderKinds()
    .map(({ kind }) => `\`${kind}\``)
    .join(", ")
}

function contextOf({ payments, secretKeys, clock }: ProviderNeeds) {
  return { newId: payments.newId, secretKeys, now: clock.now() }
}

function render({ payments }: ProviderNeeds, provider: ConfiguredProvider) {
  const providerSid = toSid("paymentProvider", provider.id)
  const accountSid = toSid("account", provider.accountId)
  return {
    sid: providerSid,
    name: provider.name,
    kind: provider.kind,
    settings: provider.settings,
    currencies: provider.currencies,
    priority: provider.priority,
    status: provider.isEnabled ? "enabled" : "disabled",
    notification_url: `${payments.baseUrl()}/v1/payment_providers/${providerSid}/notifications/${accountSid}`,
    created_at: isoTime(provider.createdAt),
    updated_at: isoTime(provider.updatedAt),
  }
}
