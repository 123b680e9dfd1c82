import type { FastifyInstance } from "fastify"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { readFittedMedia } from "#messaging/messages/media/read-fitted-media.ts"
import { Semaphore } from "#core/std/semaphore.ts"
import { Problem } from "#http/problems/problem.ts"
import { fileHeaders } from "#http/wire/answer.ts"

/** Each request holds the media of a message in memory. */
const atOnce = new Semaphore(2)

/**
 * Adds the addresses from which carriers fetch changed media. The sealed token in the address is the
 * credential.
 */
export function addFittedMedia(app: FastifyInstance, { messaging }: { messaging: MessagingContext }): void {
  // A parameter of a route has at most 100 characters, and a token has more.
  app.get("/v1/fitted_media/*", { config: { isUnlisted: true } }, async (request, reply) => {
    const release = await atOnce.acquire()
    try {
      const media = await readFittedMedia(messaging, (request.params as { "*": string })["*"])
      if (!media)
        throw new Problem("media_not_found", "There is no media at this address. It never existed, or it was deleted.")
      const { contentType, content } = media
      return await reply.headers({ ...fileHeaders, "content-type": contentType }).send(Buffer.from(content))
    } finally {
      release()
    }
  })
}
