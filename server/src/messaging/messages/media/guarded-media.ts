import { isTemporary } from "#core/outgoing/failure.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { MediaSource } from "./fetch-media.ts"

/** Fetches media over HTTPS, also behind redirects, from public addresses only. */
export function guardedMedia(outgoing: Outgoing): MediaSource {
  return {
    async fetch(url, limits) {
      const answer = await outgoing.fetch({ url, ...limits, accepts: () => true })
      if (answer.kind === "fetched")
        return { kind: "fetched", media: { contentType: answer.contentType, content: answer.content } }
      const { failure } = answer
      const kind = failure.kind === "too_large" ? "too_large" : isTemporary(failure) ? "unavailable" : "failed"
      return { kind, reason: failure.reason }
    },
  }
}
