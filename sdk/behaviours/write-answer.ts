import type { ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { readResources, type Answer, type Json, type StreamPart } from "./behaviour.ts"
import type { Run, SeenRequest } from "./run.ts"

const resources = readResources()

/** Answers one request as the behaviour says. */
export async function writeAnswer(
  response: ServerResponse,
  answer: Answer,
  { run, request, elsewhere }: { run: Run; request: SeenRequest; elsewhere: string },
): Promise<void> {
  const key = request.headers["idempotency-key"]
  if (answer.stored && typeof key === "string") run.stored.add(key)
  if (answer.gate) await run.arrived(answer.gate)
  if (answer.silence) return
  if (answer.cut === "before_answer") return void response.destroy()
  const headers = { ...headersOf(answer), ...(answer.redirect ? { location: `${elsewhere}${request.path}` } : {}) }
  const status = answer.status ?? answer.problem?.status ?? 200
  if (answer.stream) return writeStream(response.writeHead(status, headers), answer.stream, answer.then)
  const bytes = bodyOf(answer)
  response.writeHead(status, status === 204 ? headers : { ...headers, "content-length": bytes.length })
  if (answer.cut === "in_body")
    return void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  if (answer.drip_ms === undefined) return void response.end(bytes)
  for (const byte of bytes) {
    if (response.destroyed) return
    response.write(Uint8Array.of(byte))
    await pause(answer.drip_ms)
  }
  response.end()
}

function headersOf({ headers, text, stream, problem, gzip, retry_after: retryAfter = {} }: Answer) {
  const { seconds, date_in_seconds: dateInSeconds, milliseconds } = retryAfter
  const type = stream ? "text/event-stream" : problem ? "application/problem+json" : "application/json"
  return {
    ...(text === undefined ? { "content-type": `${type}; charset=utf-8` } : {}),
    ...(seconds === undefined ? {} : { "retry-after": String(seconds) }),
    ...(dateInSeconds === undefined ? {} : { "retry-after": dateIn(dateInSeconds) }),
    ...(milliseconds === undefined ? {} : { "retry-after-ms": String(milliseconds) }),
    ...(gzip ? { "content-encoding": "gzip" } : {}),
    ...headers,
  }
}

function dateIn(seconds: number): string {
  return new Date(Date.now() + seconds * 1_000).toUTCString()
}

function bodyOf(answer: Answer): Buffer {
  const { text, resource, problem, page, gzip, spaces_mib: spacesMib = 0 } = answer
  const json = problem ? problemOf(problem) : page ? pageOf(page) : resource ? resourceOf(resource, answer.with) : null
  const bytes = Buffer.from(text ?? (json === null ? "" : JSON.stringify(json)))
  const all = Buffer.concat([bytes, Buffer.alloc(spacesMib * 2 ** 20, " ")])
  return gzip ? gzipSync(all) : all
}

function problemOf(problem: object): Json {
  return { type: "about:blank", title: "Refused", detail: "Refused.", errors: [], request_id: "request-1", ...problem }
}

function pageOf({ count = 0, sids = sidsOf(count), next }: NonNullable<Answer["page"]>): Json {
  return { data: sids.map(messageOf), has_more: next !== undefined, next_cursor: next ?? null }
}

function sidsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `MS${index + 1}`)
}

function resourceOf(name: string, more: Record<string, Json> = {}): Json {
  const known = resources[name]
  if (!known) throw new Error(`resources.json has no ${name}.`)
  return { ...known, ...more }
}

function messageOf(sid: string): Json {
  return resourceOf("message", { sid })
}

async function writeStream(
  response: ServerResponse,
  parts: readonly StreamPart[],
  then: Answer["then"],
): Promise<void> {
  for (const part of parts) {
    const bytes = Buffer.from("text" in part ? part.text : eventOf(part))
    const size = ("id" in part && part.bytes_each) || bytes.length
    // Each piece leaves alone, so that the client sees the bytes divided.
    for (let at = 0; at < bytes.length; at += size)
      await new Promise((resolve) => response.write(bytes.subarray(at, at + size), resolve))
  }
  if (then === "end") response.end()
  if (then === "cut") response.destroy()
}

function eventOf({ id, sids, line_end: end = "\n" }: Extract<StreamPart, { id: string }>): string {
  return [`id: ${id}`, "event: messages", `data: ${JSON.stringify(sids.map(messageOf))}`, "", ""].join(end)
}
