import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { readAccount } from "#accounts/read-account.ts"
import { once, type OnceNeeds } from "#api/once.ts"
import { operation } from "#api/operation.ts"
import { address } from "#api/v1/message-schema.ts"
import { answerList, withOneMore } from "#api/wire/page.ts"
import {
  exampleHex,
  formed,
  named,
  noted,
  pageResponse,
  pageParameters,
  sid,
  sidParameter,
  text,
  timestamp,
} from "#api/wire/schemas.ts"
import type { Database, Tx } from "#db/database.ts"
import { parseSender } from "#numbers/address.ts"
import * as domain from "#routing/routes.ts"
import type { Route } from "#routing/route.ts"
import type { Routing } from "#routing/routing.ts"
import { toSid, type NewId } from "#std/ids.ts"
import { onOrOff } from "./carrier-schema.ts"

export interface RouteNeeds extends OnceNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
}

const carrierSid = sidParameter("carrier", "The carrier that it leads to.")
const priority = noted(z.int().min(0).max(1_000), "The lowest first.", 100)
const weight = noted(z.int().min(1).max(1_000), "The share among routes that are otherwise equal.", 1)
export const channel = z.enum(["sms", "mms", "email", "xmpp", "matrix", "telegram", "whatsapp"])

export const routeSchema = named(
  "Route",
  "A rule that sends messages to a carrier. A condition that is null matches everything.",
  z.object({
    sid: sid("route", "Identifier of the route."),
    carrier_sid: sid("carrier", "The carrier that it leads to."),
    channel: noted(channel.nullable(), "Only messages of this channel.", null),
    prefix: noted(z.string().nullable(), "Only recipients whose number begins so, without the plus.", "49"),
    sender: noted(z.string().nullable(), "Only messages from this sender.", null),
    account_sid: sid("account", "Only messages of this account.").nullable(),
    tag: noted(z.string().nullable(), "Only messages with this tag.", null),
    priority,
    weight,
    status: noted(onOrOff, "Whether it is used.", "enabled"),
    created_at: timestamp("When it was created."),
    updated_at: timestamp("When it was last changed."),
  }),
)

export const example = {
  sid: `RT${exampleHex}`,
  carrier_sid: `CR${exampleHex}`,
  channel: null,
  prefix: "49",
  sender: null,
  account_sid: null,
  tag: null,
  priority: 100,
  weight: 1,
  status: "enabled",
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:00.000Z",
}

export const createRoute = operation<RouteNeeds>()({
  id: "createRoute",
  tag: "Operator",
  summary: "Lead messages to a carrier",
  description:
    "Among the routes that fit a message, the longest prefix wins, then the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes share by weight. Routes whose carrier accepts no messages are skipped while another one fits. Waiting messages keep their carrier, until it fails. The guide to routes and failover has the rules.",
  scopes: [],
  body: z.object({
    carrier_sid: carrierSid,
    channel: noted(channel.optional(), "Only messages of this channel; every one when left out.", "sms"),
    prefix: noted(
      formed(
        /^[0-9]{1,15}$/,
        "must be the first digits of a number, 1 to 15, without a plus; leave it out to take all numbers",
      ).optional(),
      "Only recipients whose number begins so, without the plus.",
      "49",
    ),
    sender: address(parseSender, "Only messages from this sender.", "+15551234567").optional(),
    account_sid: sidParameter("account", "Only messages of this account.").optional(),
    tag: noted(text(64).optional(), "Only messages with this tag.", "reservations"),
    priority: noted(priority.default(100), "The lowest first.", 100),
    weight: noted(weight.default(1), "The share among routes that are otherwise equal.", 1),
    status: noted(onOrOff.default("enabled"), "Whether it is used.", "enabled"),
  }),
  bodyExamples: {
    everything: { summary: "Everything that no other route takes", value: { carrier_sid: `CR${exampleHex}` } },
    country: { summary: "One country", value: { carrier_sid: `CR${exampleHex}`, prefix: "49" } },
  },
  responses: { 201: { description: "Route created.", schema: routeSchema, example } },
  problems: ["routes_exhausted", "invalid_address"],
  async handle(needs, request) {
    const { carrier_sid: carrierId, account_sid: accountId = null, sender, ...body } = request.body
    const { channel: only = null, prefix = null, tag = null, ...rest } = body
    const route = { ...rest, carrierId, accountId, sender: sender?.text ?? null, channel: only, prefix, tag }
    const answer = await once(needs, request, async (tx) => {
      const made = await domain.createRoute(tx, route, { newId: needs.newId, now: needs.clock.now(), hasAccount })
      return { status: 201, json: render(made) }
    })
    await needs.routing.refresh()
    return answer
  },
})

export const listRoutes = operation<RouteNeeds>()({
  id: "listRoutes",
  tag: "Operator",
  summary: "List routes",
  description: "Newest first.",
  scopes: [],
  query: z.object(pageParameters),
  responses: pageResponse("RoutePage", "A page of routes.", routeSchema, example),
  problems: ["invalid_cursor"],
  handle({ db }, { query }) {
    const read = withOneMore((page) => domain.listRoutes(db, page))
    return answerList("routes", query, read, render)
  },
})

export const getRoute = operation<RouteNeeds>()({
  id: "getRoute",
  tag: "Operator",
  summary: "Retrieve a route",
  description: "One route.",
  scopes: [],
  sid: "route",
  responses: { 200: { description: "The route.", schema: routeSchema, example } },
  problems: ["route_not_found"],
  async handle({ db }, { id }) {
    return { status: 200, json: render(await domain.getRoute(db, id)) }
  },
})

export const updateRoute = operation<RouteNeeds>()({
  id: "updateRoute",
  tag: "Operator",
  summary: "Change a route",
  description:
    "What is left out stays. Its conditions cannot change: create another route and delete this one. Messages that were accepted before keep their carrier, until it fails.",
  scopes: [],
  sid: "route",
  body: z.object({
    carrier_sid: carrierSid.optional(),
    priority: noted(priority.optional(), "The lowest first.", 100),
    weight: noted(weight.optional(), "The share among routes that are otherwise equal.", 1),
    status: noted(onOrOff.optional(), "Whether it is used.", "disabled"),
  }),
  bodyExamples: { rest: { summary: "Not used for now", value: { status: "disabled" } } },
  responses: { 200: { description: "The route as it is now.", schema: routeSchema, example } },
  problems: ["route_not_found"],
  async handle({ db, clock, routing }, { id, body }) {
    const { carrier_sid: carrierId, ...rest } = body
    const route = await db.transaction((tx) => domain.updateRoute(tx, id, { ...rest, carrierId }, clock.now()))
    await routing.refresh()
    return { status: 200, json: render(route) }
  },
})

export const deleteRoute = operation<RouteNeeds>()({
  id: "deleteRoute",
  tag: "Operator",
  summary: "Delete a route",
  description: "Messages that were accepted before keep their carrier.",
  scopes: [],
  sid: "route",
  responses: { 204: { description: "The route is gone.", schema: null } },
  problems: ["route_not_found"],
  async handle({ db, routing }, { id }) {
    await db.transaction((tx) => domain.deleteRoute(tx, id))
    await routing.refresh()
    return { status: 204 }
  },
})

async function hasAccount(tx: Tx, accountId: string): Promise<boolean> {
  return (await readAccount(tx, accountId)) !== undefined
}

export function render(route: Route): object {
  const { channel: only, prefix, sender, tag, status } = route
  return {
    sid: toSid("route", route.id),
    carrier_sid: toSid("carrier", route.carrierId),
    channel: only,
    prefix,
    sender,
    account_sid: route.accountId && toSid("account", route.accountId),
    tag,
    priority: route.priority,
    weight: route.weight,
    status,
    created_at: isoTime(route.createdAt),
    updated_at: isoTime(route.updatedAt),
  }
}
