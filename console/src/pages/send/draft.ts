import type { CreateMessageRequest } from "posthorn"
import { fromLocalInput } from "../../components/message/local-input.ts"
import type { PreviewRequest } from "../../components/message/messages-api.ts"

/** What stands in the form. */
export interface Draft {
  to: string
  from: string
  body: string
  mediaUrls: string[]
  tags: string[]
  /** As the field shows it, in the zone of who looks. */
  sendAt: string
  validity: string
  maxSegments: string
}

export const emptyDraft: Draft = {
  to: "",
  from: "",
  body: "",
  mediaUrls: [],
  tags: [],
  sendAt: "",
  validity: "",
  maxSegments: "",
}

/** Null while there is too little to preview. */
export function previewOf({ to, from, body, mediaUrls }: Draft): PreviewRequest | null {
  if (!to.trim() || (!body && !mediaUrls.length)) return null
  return {
    to: to.trim(),
    ...(from.trim() && { from: from.trim() }),
    ...(body && { body }),
    ...(mediaUrls.length && { media_url: mediaUrls }),
  }
}

/** What is left empty is left out, so that the server says what is missing. */
export function requestOf(draft: Draft): Partial<CreateMessageRequest> {
  const { to, from, body, mediaUrls, tags, sendAt, validity, maxSegments } = draft
  return {
    ...(to.trim() && { to: to.trim() }),
    ...(from.trim() && { from: from.trim() }),
    ...(body && { body }),
    ...(mediaUrls.length && { media_url: mediaUrls }),
    ...(tags.length && { tags }),
    ...(sendAt && { send_at: fromLocalInput(sendAt) || sendAt }),
    ...(validity && { validity_period: Number(validity) }),
    ...(maxSegments && { max_segments: Number(maxSegments) }),
  }
}

/** The API sends at once what should have left already, for programs that are late; a person who types such a time has mistyped it. */
export function faultOfSendAt({ sendAt }: Draft, now: number): string | undefined {
  const at = Date.parse(fromLocalInput(sendAt))
  return at < now - minuteMs ? "That time is over. Leave it empty to send now." : undefined
}

/** The field has no seconds. */
const minuteMs = 60_000
