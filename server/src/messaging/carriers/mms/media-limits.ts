import { z } from "zod"
import type { MediaLimits } from "#messaging/carriers/carrier.ts"
import { settingNotes } from "#messaging/carriers/setting-notes.ts"
import { field } from "#core/std/form-schema.ts"

/** The groups of the forms of carriers that send MMS. */
export const mmscGroup = "MMSC of the carrier"
export const inboundMmsGroup = "Reports and inbound messages"

/** MMSCs and phones accept far less than this. */
const sideMax = 16_000
const bytesMax = 5 * 1024 * 1024

const mediaSettings = z.strictObject({
  bytes_max: z.int().min(10_000).max(bytesMax).optional(),
  width_max: z.int().min(32).max(sideMax).optional(),
  height_max: z.int().min(32).max(sideMax).optional(),
  types: z
    .array(z.string().regex(/^[a-z]+\/(?:\*|[\w.+-]+)$/, "must be a content type such as image/jpeg or audio/*"))
    .min(1)
    .max(50)
    .optional(),
})

/** The setting `media` of carriers that send MMS. */
export const mediaField = field(mediaSettings.optional(), settingNotes.media)

export function mediaLimitsOf(settings: z.infer<typeof mediaSettings> | undefined): MediaLimits | null {
  if (!settings) return null
  const { bytes_max: bytes, width_max: width, height_max: height, types } = settings
  return { bytesMax: bytes ?? null, widthMax: width ?? null, heightMax: height ?? null, types: types ?? null }
}
