import { createHash } from "node:crypto"
import type { MediaLimits } from "#messaging/carriers/carrier.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { FetchedMedia } from "./fetch-media.ts"
import { insertMedia } from "./media-store.ts"

/** Names one file of a message within the limits of a carrier. */
export function fittedKeyOf(index: number, limits: MediaLimits): string {
  const { bytesMax, widthMax, heightMax, types } = limits
  const facts = JSON.stringify([index, bytesMax, widthMax, heightMax, types])
  return createHash("sha256").update(facts).digest("hex")
}

/** Stores the files that were changed for a carrier, so that it can fetch them without another change. */
export async function keepFittedMedia(
  { db, clock, newId }: Pick<MessagingContext, "db" | "clock" | "newId">,
  { accountId, messageId, limits }: { accountId: string; messageId: string; limits: MediaLimits },
  { before, after }: { before: readonly FetchedMedia[]; after: readonly FetchedMedia[] },
): Promise<void> {
  for (const [index, { contentType, content }] of after.entries()) {
    if (before[index]?.content === content) continue
    await insertMedia(db, {
      accountId,
      id: newId(),
      messageId,
      url: null,
      contentType,
      content,
      createdAt: clock.now(),
      fittedKey: fittedKeyOf(index, limits),
    })
  }
}
