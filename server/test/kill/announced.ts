import type { ServerResponse } from "node:http"
import type { Received } from "../support/https-receiver.ts"

interface Event {
  sid: string
  type: string
  sequence: number
  timestamp: string
  data: { sid: string; body: string; status: string }
}

interface First {
  type: string
  sequence: number
  body: string
}

/** What a receiver of webhooks learned: each event once, and how often it came again. */
export class Announced {
  /** Events that came, by message and then by event. */
  readonly messages = new Map<string, Map<string, First>>()
  deliveries = 0
  /** Deliveries of an event that had come before. */
  repeats = 0
  /** Events that came first after a later one of the same message had. */
  overtaken = 0
  /** Anything that a receiver must never see. */
  readonly faults: string[] = []

  /** Takes a request in and answers it; for `startHttpsReceiver`. */
  readonly respond = (response: ServerResponse, { headers, body }: Received): void => {
    response.end()
    this.deliveries++
    const event = JSON.parse(body) as Event
    if (headers["webhook-id"] !== event.sid) this.faults.push(`webhook-id is not the sid in ${body}`)
    let events = this.messages.get(event.data.sid)
    if (!events) this.messages.set(event.data.sid, (events = new Map()))
    const known = events.get(event.sid)
    if (known) {
      this.repeats++
      if (known.body !== body) this.faults.push(`an event came with two bodies: ${known.body} and ${body}`)
      return
    }
    if ([...events.values()].some(({ sequence }) => sequence > event.sequence)) this.overtaken++
    events.set(event.sid, { type: event.type, sequence: event.sequence, body })
  }

  /**
   * The types of a message's events in the order of their sequence, as in
   * `1 messages.queued, 2 messages.sending`.
   */
  story(messageSid: string): string {
    const events = [...(this.messages.get(messageSid)?.values() ?? [])].toSorted((a, b) => a.sequence - b.sequence)
    return events.map(({ type, sequence }) => `${sequence} ${type}`).join(", ")
  }
}
