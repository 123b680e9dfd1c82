import { z } from "zod"
import { retrieval } from "#http/resource-operations.ts"
import { address, recipient } from "#messaging/api/message-schema.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { named, noted, sidParameter, text } from "#http/wire/schemas.ts"
import { nameFault } from "#messaging/messages/accept/refuse-name.ts"
import { parseSender } from "#messaging/numbers/address.ts"
import type { ChosenRoute, RouteRequest } from "#messaging/routing/route-table.ts"
import type { Candidate, Routing } from "#messaging/routing/routing.ts"
import { formatMicros } from "#messaging/routing/money.ts"
import { channel, render, routeSchema } from "./carrier-routes.ts"

export interface CandidateNeeds {
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
  routes: { preview(request: RouteRequest): ChosenRoute | undefined }
}

/** More routes that fit one message would not help the operator. */
const candidatesMax = 50

const candidateSchema = named(
  "RouteCandidate",
  "A route that matches a message, with its current availability.",
  z.object({
    route: noted(routeSchema, "The route.", exampleOf(routeSchema)),
    standing: noted(
      z.enum(["ready", "down", "circuit_open"]),
      "The availability. `ready`: the carrier accepts messages. `down`: it has no connection. `circuit_open`: the circuit breaker blocks messages after consecutive failures.",
      "ready",
    ),
    refusal: noted(
      z.string().nullable(),
      "The reason why the server refuses the message with `sender_not_allowed` if it gets this route: networks of its country take no name as a sender. Null otherwise.",
      null,
    ),
    price: noted(z.string().nullable(), "The carrier's price of a segment. Null if it is unknown.", "0.0725"),
    price_unit: noted(z.string().nullable(), "The currency of the price. Null if the price is unknown.", "EUR"),
  }),
)

export const listRouteCandidates = retrieval<CandidateNeeds>()({
  id: "listRouteCandidates",
  tag: "Operator",
  noun: "routes",
  summary: "Preview the routes of a message",
  description: `Returns the routes that match a message, in order, at most ${candidatesMax}. The first \`ready\` route gets the message, or the server refuses it for the \`refusal\` of this route. If none is ready, the message waits for the first. Equal routes have a random order in each response, as for each message. Sends nothing.`,
  query: z.object({
    to: recipient,
    from: address(parseSender, "The sender of the message.", "+15551234567").optional(),
    channel: noted(channel.default("sms"), "The channel of the message.", "sms"),
    account_sid: sidParameter("account", "The account of the message.").optional(),
    tag: noted(text(64).optional(), "The tag of the message.", "reservations"),
  }),
  outcome: "The matching routes, in the order in which Posthorn tries them.",
  schema: named(
    "RouteCandidates",
    "The routes that match a message.",
    z.object({
      data: noted(z.array(candidateSchema), "The routes in the order in which Posthorn tries them."),
      takes_simulator: noted(
        z.boolean(),
        "True if no route matches and the message goes to the simulator. If no route matches and this is false, the server refuses the message.",
        false,
      ),
    }),
  ),
  problems: ["invalid_address"],
  async read({ routing, routes }, { query }) {
    const request = {
      to: query.to.text,
      from: query.from?.text ?? "",
      channel: query.to.channel === "sms" ? query.channel : query.to.channel,
      accountId: query.account_sid ?? "",
      tags: query.tag === undefined ? [] : [query.tag],
    }
    const data = routing
      .candidates(request)
      .take(candidatesMax)
      .map((candidate) => renderCandidate(candidate, request))
      .toArray()
    const takesSimulator = data.length === 0 && routes.preview(request)?.routeId === null
    return { data, takes_simulator: takesSimulator }
  },
})

function renderCandidate({ route, standing, price }: Candidate, request: RouteRequest) {
  const { carrierId, sender } = route
  return {
    route: render(route),
    standing,
    refusal: nameFault(request, { carrierId, namesSender: sender !== null }) ?? null,
    price: price ? formatMicros(price.micros) : null,
    price_unit: price?.unit ?? null,
  }
}
