import { ApiError } from "posthorn"
import { readStream, type StreamEvent } from "./read-stream.ts"

export interface StreamOptions {
  accountSid: string | null
  /** Of the event that came last: the stream goes on behind it. */
  lastEventId: string | undefined
  signal: AbortSignal
}

/** The server-sent events of an operation. `EventSource` would do, but that it cannot name the account. */
export async function openStream(path: string, options: StreamOptions): Promise<AsyncIterable<StreamEvent>> {
  const { accountSid, lastEventId, signal } = options
  const headers = {
    accept: "text/event-stream",
    "posthorn-console": "1",
    ...(accountSid && { "posthorn-account": accountSid }),
    ...(lastEventId && { "last-event-id": lastEventId }),
  }
  const response = await fetch(new URL(path, location.origin), { headers, signal, cache: "no-store" })
  if (response.ok && response.body) return readStream(response.body)
  const { status } = response
  const problem = {
    type: "about:blank",
    title: "No stream",
    detail: `The stream answered ${status}.`,
    code: "unexpected_answer",
  }
  throw new ApiError({ ...problem, status, errors: [], request_id: response.headers.get("request-id") })
}
