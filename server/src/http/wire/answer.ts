import type { FastifyReply, FastifyRequest } from "fastify"
import type { Answer } from "#http/operation.ts"
import { renderProblem, type Problem } from "#http/problems/problem.ts"
import { problems } from "#http/problems/problems.ts"
import { surfaceOf } from "#http/surface.ts"

/**
 * The headers of every answer. The API answers only data, so a browser that shows an answer as a page can do
 * nothing with it.
 */
export const securityHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const

/** A stranger made the file, and this site has the console. So a browser saves the file and shows no page. */
export const fileHeaders = {
  ...securityHeaders,
  "content-disposition": "attachment",
  "content-security-policy": `${securityHeaders["content-security-policy"]}; sandbox`,
} as const

const jsonHeaders = { ...securityHeaders, "content-type": "application/json; charset=utf-8" }
const problemHeaders = { ...securityHeaders, "content-type": "application/problem+json; charset=utf-8" }

/**
 * Sends an answer. Every JSON body ends with a newline, so that a terminal shows its prompt on a new line.
 */
export function sendAnswer(reply: FastifyReply, { status, json, headers, file }: Answer): void {
  endConnectionIfClosing(reply)
  reply.code(status).headers(json === undefined ? securityHeaders : jsonHeaders)
  if (headers) reply.headers(headers)
  if (json === undefined) {
    if (file) reply.headers(fileHeaders)
    reply.send(file && Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    return
  }
  const location = status === 201 ? locationOf(reply, json) : undefined
  if (location !== undefined) reply.header("location", location)
  reply.send(`${typeof json === "string" ? json : JSON.stringify(json)}\n`)
}

/** Returns the path of a created object (RFC 9110, section 10.2.2), if an operation reads it. */
function locationOf({ request, server }: FastifyReply, json: unknown): string | undefined {
  const { url } = request.routeOptions
  if (url === undefined || !server.hasRoute({ method: "GET", url: `${url}/:sid` })) return undefined
  const sid = typeof json === "string" ? leadingSid.exec(json)?.[1] : (json as { sid?: string }).sid
  return sid === undefined ? undefined : `${url}/${sid}`
}

/** Every object begins with its sid, also one that was stored as text. */
const leadingSid = /^\{"sid":"(\w+)"/

/** Sends a problem (RFC 9457), or the refusal of a surface, with the request's id. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem, baseUrl: string): void {
  endConnectionIfClosing(reply)
  request.problem = problem.code
  const place = { baseUrl, requestId: request.id }
  const refused = surfaceOf(request)?.refuse(problem, place)
  reply
    .code(refused?.status ?? problems[problem.code].status)
    .headers(refused ? jsonHeaders : problemHeaders)
    .headers(refused?.headers ?? problem.headers)
    .header("request-id", request.id)
    .send(refused ? `${JSON.stringify(refused.body)}\n` : renderProblem(problem, place))
}

/**
 * Fastify sets this header for requests that begin while it closes. A request that began before would keep
 * its connection open and delay the stop.
 */
function endConnectionIfClosing(reply: FastifyReply): void {
  if (reply.server.isClosing) reply.header("connection", "close")
}
