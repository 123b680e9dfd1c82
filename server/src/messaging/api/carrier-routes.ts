import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { readAccount } from "#core/accounts/read-account.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { address } from "#messaging/api/message-schema.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, formed, named, noted, sid, sidParameter, text, timestamp } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { channelWords } from "#messaging/channels/channels.ts"
import { parseSender } from "#messaging/numbers/address.ts"
import * as domain from "#messaging/routing/carrier-routes.ts"
import type { Route } from "#messaging/routing/route.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { onOrOff } from "./carrier-schema.ts"

export interface RouteNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
}

const carrierSid = sidParameter("carrier", "The carrier of the route.")
const priority = noted(z.int().min(0).max(1_000), "The priority. Posthorn tries the lowest first.", 100)
const weight = noted(z.int().min(1).max(1_000), "The share of messages among otherwise equal routes.", 1)
export const channel = z.enum(channelWords)

export const routeSchema = named(
  "Route",
  "A rule that sends messages to a carrier. A condition that is null matches everything.",
  z.object({
    sid: sid("route", "Identifier of the route."),
    carrier_sid: sid("carrier", "The carrier of the route."),
    channel: noted(channel.nullable(), "The channel of the messages. Null for every channel.", null),
    prefix: noted(
      z.string().nullable(),
      "The first digits of the recipient's number, without the plus. Null for every recipient.",
      "49",
    ),
    sender: noted(z.string().nullable(), "The sender of the messages. Null for every sender.", null),
    account_sid: sid("account", "The account of the messages. Null for every account.").nullable(),
    tag: noted(z.string().nullable(), "The tag of the messages. Null for messages with any tags or none.", null),
    priority,
    weight,
    status: noted(onOrOff, "The status. Posthorn does not use a disabled route.", "enabled"),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const createRoute = operation<RouteNeeds>()({
  id: "createRoute",
  tag: "Operator",
  summary: "Create a route",
  description:
    "Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix wins, then the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes share messages by weight. Posthorn skips a route whose carrier accepts no messages while another route matches. Waiting messages keep their carrier unless it fails. The guide to routes and failover contains all rules.",
  body: z.object({
    carrier_sid: carrierSid,
    channel: noted(channel.optional(), "The channel of the messages. Default: every channel.", "sms"),
    prefix: noted(
      formed(
        /^[0-9]{1,15}$/,
        "must be the first 1 to 15 digits of a number, without a plus; omit it for all numbers",
      ).optional(),
      "The first digits of the recipient's number, without the plus. Default: every recipient.",
      "49",
    ),
    sender: address(parseSender, "The sender of the messages. Default: every sender.", "+15551234567").optional(),
    account_sid: sidParameter("account", "The account of the messages. Default: every account.").optional(),
    tag: noted(
      text(64).optional(),
      "The tag of the messages. Default: messages with any tags or none.",
      "reservations",
    ),
    priority: noted(priority.default(100), "The priority. Posthorn tries the lowest first.", 100),
    weight: noted(weight.default(1), "The share of messages among otherwise equal routes.", 1),
    status: noted(onOrOff.default("enabled"), "The status. Posthorn does not use a disabled route.", "enabled"),
  }),
  bodyExamples: {
    everything: { summary: "All messages without another route", value: { carrier_sid: `CR${exampleHex}` } },
    country: { summary: "One country", value: { carrier_sid: `CR${exampleHex}`, prefix: "49" } },
  },
  responses: { 201: { description: "Route created.", schema: routeSchema } },
  problems: ["routes_exhausted", "invalid_address"],
  async handle(needs, request) {
    const { carrier_sid: carrierId, account_sid: accountId = null, sender, ...body } = request.body
    const { channel: only = null, prefix = null, tag = null, ...rest } = body
    const route = { ...rest, carrierId, accountId, sender: sender?.text ?? null, channel: only, prefix, tag }
    const answer = await runIdempotent(needs, request, async (tx) => {
      const made = await domain.createRoute(tx, route, { newId: needs.newId, now: needs.clock.now(), hasAccount })
      return { status: 201, json: render(made) }
    })
    await needs.routing.refresh()
    return answer
  },
})

export const listRoutes = listing<RouteNeeds>()({
  id: "listRoutes",
  tag: "Operator",
  noun: "routes",
  description: "Returns routes, newest first.",
  schema: routeSchema,
  pages: ({ db }) => withLookahead((page) => domain.listRoutes(db, page)),
  render,
})

export const getRoute = retrieval<RouteNeeds>()({
  id: "getRoute",
  tag: "Operator",
  noun: "route",
  description: "Returns one route.",
  sid: "route",
  schema: routeSchema,
  read: async ({ db }, { id }) => render(await domain.getRoute(db, id)),
})

export const updateRoute = operation<RouteNeeds>()({
  id: "updateRoute",
  tag: "Operator",
  summary: "Change a route",
  description:
    "Changes a route. Omitted parameters do not change. You cannot change the conditions: create another route and delete this one. Accepted messages keep their carrier unless it fails.",
  sid: "route",
  body: z.object({
    carrier_sid: carrierSid.optional(),
    priority: noted(priority.optional(), "The priority. Posthorn tries the lowest first.", 100),
    weight: noted(weight.optional(), "The share of messages among otherwise equal routes.", 1),
    status: noted(onOrOff.optional(), "The status. Posthorn does not use a disabled route.", "disabled"),
  }),
  bodyExamples: { rest: { summary: "Disable a route", value: { status: "disabled" } } },
  responses: { 200: { description: "The current route.", schema: routeSchema } },
  problems: ["route_not_found"],
  async handle({ db, clock, routing }, { id, body }) {
    const { carrier_sid: carrierId, ...rest } = body
    const route = await db.transaction((tx) => domain.updateRoute(tx, id, { ...rest, carrierId }, clock.now()))
    await routing.refresh()
    return { status: 200, json: render(route) }
  },
})

export const deleteRoute = removal<RouteNeeds>()({
  id: "deleteRoute",
  tag: "Operator",
  summary: "Delete a route",
  description: "Deletes a route. Accepted messages keep their carrier.",
  sid: "route",
  outcome: "Route deleted.",
  async remove({ db, routing }, { id }) {
    await db.transaction((tx) => domain.deleteRoute(tx, id))
    await routing.refresh()
  },
})

async function hasAccount(tx: Tx, accountId: string): Promise<boolean> {
  return (await readAccount(tx, accountId)) !== undefined
}

export function render(route: Route) {
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
