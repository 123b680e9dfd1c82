import type { ServerResponse } from "node:http"
import type { FastifyReply } from "fastify"
import type { Clock } from "#std/clock.ts"
import { securityHeaders } from "./answer.ts"
import type { Answer } from "./operation.ts"

export const eventStreamType = "text/event-stream"

/** A reader that has taken nothing for so long is cut off. It holds one chunk of ours meanwhile, and resumes when it comes back. */
export const stallMaxMs = 30_000

const streamHeaders = {
  ...securityHeaders,
  "content-type": `${eventStreamType}; charset=utf-8`,
  // nginx would gather what it should pass on.
  "x-accel-buffering": "no",
} as const

/** The chunks of an answer, each made when the one before has left, so that a slow reader holds one and no more. */
export type Chunks = AsyncIterable<string>

/**
 * Begins a stream and resolves when it has ended, however it ends: `chunks` are always begun, and closed. Rejects with what
 * they throw; the reader then sees the connection end.
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
  // A stream is the last answer of its connection, or it would keep it when the server ends.
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

/** Whether all that was written has left within `stallMaxMs`. */
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
