import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds, type TransactionWork } from "#http/run-idempotent.ts"
import { operation, type Example } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { faultsProblem } from "#http/problems/problem.ts"
import { shown, type Fault } from "#http/wire/fault.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted } from "#http/wire/schemas.ts"
import { duplicateSettings, withWireNames } from "#messaging/carriers/former-spelling.ts"
import { faultsOf } from "#messaging/carriers/parse-with.ts"
import type { CarrierKind } from "#messaging/carriers/kind.ts"
import { allCarrierKinds, findCarrierKind, requireCarrierKind } from "#messaging/carriers/kinds.ts"
import type { Database, Tx } from "#core/db/database.ts"
import * as domain from "#messaging/routing/carriers.ts"
import type { ConfiguredCarrier } from "#messaging/routing/carriers.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import type { NewId } from "#core/std/ids.ts"
import * as schema from "./carrier-schema.ts"

export interface CarrierNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
  /** Returns whether messages wait for the carrier. */
  hasMessages(tx: Tx, carrierId: string): Promise<boolean>
}

const { carrierSchema, carrierExample } = schema

export const createCarrier = operation<CarrierNeeds>()({
  id: "createCarrier",
  tag: "Operator",
  summary: "Connect a carrier",
  description:
    "Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets no messages until you create a route to it.",
  scopes: [],
  body: z.object({
    name: schema.carrierName,
    kind: noted(
      schema.carrierKind.default("smpp"),
      `The protocol. ${kindsInWords()} You cannot change it later.`,
      "smpp",
    ),
    settings: schema.carrierSettings,
    password: schema.carrierPassword.optional(),
    tls_key: schema.carrierTlsKey.optional(),
    webhook_secret: schema.carrierWebhookSecret.optional(),
    status: noted(
      schema.onOrOff.default("enabled"),
      "The status. Posthorn does not connect to a disabled carrier.",
      "enabled",
    ),
  }),
  bodyExamples: {
    tls: {
      summary: "Over TLS, twenty messages at a time",
      value: { name: "Acme Telecom", settings: carrierExample.settings, password: "s3cret" },
    },
    ...kindExamples(),
    off: {
      summary: "A disabled carrier",
      value: { name: "Acme Telecom", settings: carrierExample.settings, password: "s3cret", status: "disabled" },
    },
  },
  responses: { 201: { description: "Carrier created.", schema: carrierSchema, example: carrierExample } },
  problems: ["carriers_exhausted"],
  check,
  async handle(needs, request) {
    const { name, kind, status, ...given } = request.body
    const { settings = {}, secrets = {} } = readGiven(requireCarrierKind(kind), given)
    const create: TransactionWork = async (tx) => {
      const carrier = await domain.createCarrier(tx, { name, kind, status, settings, secrets }, context(needs))
      return { status: 201, json: render(needs, carrier) }
    }
    const answer = await runIdempotent(needs, request, create, { isSecretRequest: true })
    await needs.routing.refresh()
    return answer
  },
})

export const listCarriers = listing<CarrierNeeds>()({
  id: "listCarriers",
  tag: "Operator",
  noun: "carriers",
  description: "Returns carriers with their states, newest first.",
  schema: carrierSchema,
  example: carrierExample,
  pages: ({ db }) => withLookahead((page) => domain.listCarriers(db, page)),
  render: (carrier, needs) => render(needs, carrier),
})

export const getCarrier = retrieval<CarrierNeeds>()({
  id: "getCarrier",
  tag: "Operator",
  noun: "carrier",
  description:
    "Returns the carrier with the state of each connection, and the remedy for each connection that is down.",
  sid: "carrier",
  schema: carrierSchema,
  example: carrierExample,
  problems: ["carrier_not_found"],
  read: async (needs, { id }) => render(needs, await domain.getCarrier(needs.db, id)),
})

export const updateCarrier = operation<CarrierNeeds>()({
  id: "updateCarrier",
  tag: "Operator",
  summary: "Change a carrier",
  description:
    "Changes the parameters that you send. `settings` replaces the stored settings completely. Stored secrets are only for the stored host, port, URL, TLS settings and, for `http`, requests, `verification` and `inbound`. If you change one of these, send every secret in the same request. Unless you change only the name, the carrier's connections close in order and open again. Its messages wait in the meantime. If that takes long, messages with another matching route use that route.",
  scopes: [],
  sid: "carrier",
  body: z.object({
    name: schema.carrierName.optional(),
    settings: schema.carrierSettings.optional(),
    password: schema.carrierPassword.optional(),
    tls_key: schema.carrierTlsKey.optional(),
    webhook_secret: schema.carrierWebhookSecret.optional(),
    status: noted(schema.onOrOff.optional(), "The status. Posthorn does not connect to a disabled carrier.", "enabled"),
  }),
  bodyExamples: { password: { summary: "Another password", value: { password: "0therS3cret" } } },
  responses: { 200: { description: "The current carrier.", schema: carrierSchema, example: carrierExample } },
  problems: ["carrier_not_found"],
  check,
  async handle(needs, { id, body }) {
    const { name, status, ...given } = body
    const { kind: word } = await domain.getCarrier(needs.db, id)
    const kind = findCarrierKind(word)
    const patch = { name, status, ...(kind ? readGiven(kind, given, { isPatch: true }) : refuseGiven(word, given)) }
    const carrier = await needs.db.transaction((tx) => domain.updateCarrier(tx, id, patch, context(needs)))
    await needs.routing.refresh()
    return { status: 200, json: render(needs, carrier) }
  },
})

export const deleteCarrier = removal<CarrierNeeds>()({
  id: "deleteCarrier",
  tag: "Operator",
  summary: "Delete a carrier",
  description:
    "Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no waiting messages.",
  outcome: "Carrier deleted.",
  sid: "carrier",
  problems: ["carrier_not_found", "carrier_in_use"],
  async remove(needs, { id }) {
    await needs.db.transaction((tx) => domain.deleteCarrier(tx, id, () => needs.hasMessages(tx, id)))
    await needs.routing.refresh()
  },
})

/** `smpp`: SMPP. `smtp`: Mail server (SMTP). */
function kindsInWords(): string {
  return allCarrierKinds()
    .map(({ kind, name }) => `\`${kind}\`: ${name}.`)
    .join(" ")
}

function kindExamples(): Record<string, Example> {
  const examples = allCarrierKinds().flatMap(({ kind, example }): [string, Example][] => {
    if (!example) return []
    const { summary, name, ...parameters } = example
    return [[kind, { summary, value: { name, kind, ...parameters } }]]
  })
  return Object.fromEntries(examples)
}

interface Given {
  settings?: Record<string, unknown> | undefined
  password?: string | undefined
  tls_key?: string | undefined
  webhook_secret?: string | undefined
}

/** Returns the given settings and secrets; missing ones stay missing. Throws all of their faults. */
function readGiven(
  kind: CarrierKind,
  { settings, ...given }: Given,
  { isPatch = false } = {},
): Pick<domain.CarrierPatch, "settings" | "secrets"> {
  const secrets = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const faults = faultsIn(kind, settings, secrets, isPatch)
  if (faults.length) throw faultsProblem(faults)
  return {
    ...(settings && { settings: withWireNames(kind, settings) }),
    ...(Object.keys(secrets).length ? { secrets } : {}),
  }
}

/** Without its kind, a carrier gets no settings and no secrets. It can still be disabled. */
function refuseGiven(kind: string, given: Given): object {
  const params = Object.entries(given).flatMap(([param, value]) => (value === undefined ? [] : [param]))
  const advice = `This installation has no carriers of the kind ${kind}. Load the extension for it.`
  const faults = params.map((param) => ({ param, code: "invalid_parameter", detail: `\`${param}\` cannot change. ${advice}` }) as const) // oxfmt-ignore
  if (faults.length) throw faultsProblem(faults)
  return {}
}

/**
 * Returns the faults of the settings for a request that has other faults too. A change does not name the
 * kind, so the kind with the fewest faults is assumed.
 */
function check({ kind, settings, password, tls_key, webhook_secret }: Readonly<Record<string, unknown>>): Fault[] {
  const texts = Object.entries({ password, tls_key, webhook_secret }).filter(([, value]) => typeof value === "string")
  const named = typeof kind === "string" ? findCarrierKind(kind) : undefined
  const faultsAs = (each: CarrierKind, isPatch: boolean) =>
    faultsIn(each, isPlain(settings) ? settings : undefined, Object.fromEntries(texts), isPatch)
  if (named) return faultsAs(named, false)
  const counted = allCarrierKinds().map((each) => ({ each, count: faultsAs(each, false).length }))
  const [assumed] = counted.toSorted((a, b) => a.count - b.count)
  return assumed ? faultsAs(assumed.each, true) : []
}

function faultsIn(
  kind: CarrierKind,
  settings: Record<string, unknown> | undefined,
  secrets: Record<string, unknown>,
  isPatch: boolean,
): Fault[] {
  return [
    ...(settings ? faultsOfSettings(kind, settings) : []),
    // A change keeps the secrets that it does not name, so these are not missing.
    ...faultsOf(kind.parseSecrets(secrets))
      .filter(({ field }) => !isPatch || field in secrets)
      .map(({ field, message }) => fault(field, message)),
  ]
}

function faultsOfSettings(kind: CarrierKind, settings: Record<string, unknown>): Fault[] {
  const duplicates = duplicateSettings(kind, settings)
  return [
    ...duplicates.map((name) => fault(`settings.${name}`, "is there in two spellings")),
    ...faultsOf(kind.parseSettings(withWireNames(kind, settings))).map(({ field, message, nearest }) => {
      return fault(settingAt(field), message, nearest === undefined ? undefined : settingAt(nearest))
    }),
  ]
}

function settingAt(field: string): string {
  return field.startsWith("(") ? "settings" : `settings.${field}`
}

function fault(param: string, message: string, nearest?: string): Fault {
  const advice = nearest === undefined ? "Correct it." : `The nearest is \`${nearest}\`.`
  return { param: shown(param), code: "invalid_parameter", detail: `\`${shown(param)}\` ${message}. ${advice}` }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function render({ routing, clock }: CarrierNeeds, carrier: ConfiguredCarrier) {
  return schema.renderCarrier(carrier, routing, clock.now())
}

function context(needs: CarrierNeeds) {
  return {
    newId: needs.newId,
    now: needs.clock.now(),
    // The keys are read only when a secret is sealed: disabling a carrier needs no key.
    get secretKeys() {
      return needs.secretKeys
    },
  }
}
