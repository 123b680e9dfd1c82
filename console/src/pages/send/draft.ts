import type { CreateMessageRequest } from "@posthorn/client"
import { fromLocalInput } from "../../components/local-input.ts"
import type { PreviewRequest } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"
import { minuteMs } from "../../time-units.ts"

/** The values of the form, under the names of the API. */
export interface MessageDraft {
  [name: string]: unknown
  to: string
  from: string
  body: string
  media_url: string[]
  tags: string[]
  /** The value of the field, in the time zone of the browser. */
  send_at: string
  validity_period: string
  max_segments: string
}

export const emptyDraft: MessageDraft = {
  to: "",
  from: "",
  body: "",
  media_url: [],
  tags: [],
  send_at: "",
  validity_period: "",
  max_segments: "",
}

/** The labels of the fields that the server names in its answers. */
export const labels: Record<string, string> = {
  to: strings.to,
  from: strings.from,
  body: strings.text,
  media_url: strings.mediaUrls,
}

/** Returns null while there is too little to preview. */
export function previewOf({ to, from, body, media_url }: MessageDraft): PreviewRequest | null {
  if (!to.trim() || (!body && !media_url.length)) return null
  return {
    to: to.trim(),
    ...(from.trim() && { from: from.trim() }),
    ...(body && { body }),
    ...(media_url.length && { media_url }),
  }
}

export function requestOf(draft: MessageDraft): CreateMessageRequest {
  const { to, from, body, media_url, tags, send_at, validity_period, max_segments } = draft
  return {
    to: to.trim(),
    from: from.trim(),
    ...(body && { body }),
    ...(media_url.length && { media_url }),
    ...(tags.length && { tags }),
    ...(send_at && { send_at: fromLocalInput(send_at) || send_at }),
    ...(validity_period && { validity_period: Number(validity_period) }),
    ...(max_segments && { max_segments: Number(max_segments) }),
  }
}

export const validate = {
  to: (to: string) => (to.trim() ? null : strings.toMissing),
  from: (from: string) => (from.trim() ? null : strings.fromMissing),
  body: (body: string, { media_url }: MessageDraft) => (body || media_url.length ? null : strings.bodyMissing),
  // The API sends such a message at once, for programs that are late. A person who enters a time in the past
  // has mistyped it.
  send_at: (sendAt: string) => (Date.parse(fromLocalInput(sendAt)) < Date.now() - minuteMs ? strings.sendAtPast : null),
}

/** The field has no seconds. */
