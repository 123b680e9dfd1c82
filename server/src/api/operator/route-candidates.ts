import { z } from "zod"
import { operation } from "#api/operation.ts"
import { address, recipient } from "#api/v1/message-schema.ts"
import { exampleHex, named, noted, sidParameter, text } from "#api/wire/schemas.ts"
import { parseSender } from "#numbers/address.ts"
import type { ChosenRoute, RouteRequest } from "#routing/route-table.ts"
import type { Candidate, Routing } from "#routing/routing.ts"
import { formatMicros } from "#std/money.ts"
import { channel, example, render, routeSchema } from "./routes.ts"

export interface CandidateNeeds {
  routing: Pick<Routing, "health" | "refresh" | "candidates" | "webhookUrl">
  routes: { foresee(request: RouteRequest): ChosenRoute | undefined }
}

/** More routes that fit one message would not help the operator. */
const candidatesMax = 50

const candidateSchema = named(
  "RouteCandidate",
  "A route that fits a message, and whether it would take it now.",
  z.object({
    route: noted(routeSchema, "The route.", example),
    standing: noted(
      z.enum(["ready", "down", "circuit_open"]),
      "`ready`: its carrier takes messages. `down`: it has no connection. `circuit_open`: failures in a row keep messages from it.",
      "ready",
    ),
    price: noted(z.string().nullable(), "The price of its carrier for a segment; null when it is unknown.", "0.0725"),
    price_unit: noted(z.string().nullable(), "The currency of the price.", "EUR"),
  }),
)

export const listRouteCandidates = operation<CandidateNeeds>()({
  id: "listRouteCandidates",
  tag: "Operator",
  summary: "Look which routes a message would take",
  description: `Lists the routes that fit such a message, in order, at most ${candidatesMax}. The first \`ready\` route takes the message. If none is ready, the message waits for the first. Equal routes have a random order each time, as for a message. Sends nothing.`,
  scopes: [],
  query: z.object({
    to: recipient,
    from: address(parseSender, "Its sender.", "+15551234567").optional(),
    channel: noted(channel.default("sms"), "Its channel.", "sms"),
    account_sid: sidParameter("account", "Its account.").optional(),
    tag: noted(text(64).optional(), "Its tag.", "reservations"),
  }),
  responses: {
    200: {
      description: "The routes that fit, the first to be asked at the top.",
      schema: named(
        "RouteCandidates",
        "The routes that fit a message.",
        z.object({
          data: noted(z.array(candidateSchema), "In the order in which Posthorn tries them."),
          takes_simulator: noted(
            z.boolean(),
            "Whether no route matches and the message goes to the simulator. If no route matches and this is false, the message is refused.",
            false,
          ),
        }),
      ),
      example: {
        data: [
          { route: { ...example, sid: `RT${exampleHex}` }, standing: "ready", price: "0.0725", price_unit: "EUR" },
        ],
        takes_simulator: false,
      },
    },
  },
  problems: ["invalid_address"],
  handle({ routing, routes }, { query }) {
    const request = {
      to: query.to.text,
      from: query.from?.text ?? "",
      channel: query.to.channel === "sms" ? query.channel : query.to.channel,
      accountId: query.account_sid ?? "",
      tags: query.tag === undefined ? [] : [query.tag],
    }
    const data = routing.candidates(request).take(candidatesMax).map(renderCandidate).toArray()
    const takesSimulator = data.length === 0 && routes.foresee(request)?.routeId === null
    return { status: 200, json: { data, takes_simulator: takesSimulator } }
  },
})

function renderCandidate({ route, standing, price }: Candidate): object {
  return {
    route: render(route),
    standing,
    price: price ? formatMicros(price.micros) : null,
    price_unit: price?.unit ?? null,
  }
}
