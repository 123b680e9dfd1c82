import type { ServerResponse } from "node:http"
import type { FastifyReply } from "fastify"
import type { Answer } from "#http/operation.ts"
import type { Clock } from "#core/std/clock.ts"
import { securityHeaders } from "./answer.ts"

export const eventStreamType = "text/event-stream"

/**
 * A reader that has not read for this time is disconnected. Until then it occupies one chunk of our memory,
 * and it can resume with a new connection.
 */
export const stallMaxMs = 30_000

const streamHeaders = {
  ...securityHeaders,
  "content-type": `${eventStreamType}; charset=utf-8`,
  // nginx would otherwise buffer the events.
  "x-accel-buffering": "no",
} as const

/**
 * The chunks of an answer. Each is created when the previous one has left, so a slow reader occupies only
 * one.
 */
export type Chunks = AsyncIterable<string>

/**
 * Sends a stream and resolves when it has ended for any reason. The iteration of `chunks` always begins, and
 * is always closed. Rejects with its error; the reader then sees the connection end.
 */
export async function sendStream(
  reply: FastifyReply,
  { status, headers }: Omit<Answer, "json">,
  chunks: Chunks,
  clock: Clock,
): Promise<void> {
  const { raw } = reply
  reply.hijack()
  reply.headers({ ...streamHeaders, ...headers })
  // A stream is the last answer of its connection. Otherwise it would keep the connection open when the
  // server stops.
  raw.writeHead(status, { ...reply.getHeaders(), connection: "close" } as Record<string, string>)
  try {
    for await (const chunk of chunks) {
      if (raw.destroyed) return
      if (reply.request.method === "HEAD") break
      if (!raw.write(chunk) && !(await drains(raw, clock))) return
    }
    raw.end()
  } finally {
    if (!raw.writableEnded) raw.destroy()
  }
}

/** Resolves with whether all written bytes have left within `stallMaxMs`. */
function drains(raw: ServerResponse, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve(false)
    const done = (hasDrained: boolean) => {
      cancel()
      raw.off("drain", drained).off("close", closed)
      resolve(hasDrained)
    }
    const drained = () => done(true)
    const closed = () => done(false)
    const cancel = clock.after(stallMaxMs, closed)
    raw.once("drain", drained).once("close", closed)
  })
}
