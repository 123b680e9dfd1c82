import type { CommandCall, Command } from "./command.ts"
import { readCredentials } from "./listen/credentials.ts"
import { followFeed, type FeedEvent } from "./listen/follow-feed.ts"
import { Forwarder } from "./listen/forwarder.ts"
import { signingSecret } from "./listen/signing-secret.ts"
import { KeyedQueue } from "./listen/keyed-queue.ts"
import { stopAsked } from "./stop-asked.ts"

const baseUrlDefault = "http://127.0.0.1:8080"
/** The same number of concurrent requests as for a webhook endpoint. */
const forwardsMax = 10
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

export const listenCommand: Command = {
  name: "listen",
  operands: [],
  options: {
    "forward-to":
      "Where each event is POSTed, signed as to a webhook endpoint: http://localhost:3000/hooks. Left out, events are only shown.",
    events: 'Those wanted, with commas between: names, "messages.*" for all of an area, or "*"; all unless given.',
    url: `The server; BASE_URL unless given, else ${baseUrlDefault}.`,
  },
  flags: {
    "skip-verify": "Takes any certificate of an https address in --forward-to. That of the server is always verified.",
    "print-json": "Prints each event as a line of JSON, and all else to the standard error.",
  },
  environment: {
    ACCOUNT_SID:
      "The account whose events are wanted, or the sid of one of its API keys. Asked for when it is missing.",
    AUTH_TOKEN: "Its token, or the secret of the API key. Asked for when it is missing.",
    BASE_URL: "The server, unless --url is given.",
    WEBHOOK_SECRET: "Signs what is forwarded. Unless set, a secret that stays the same is made of the credentials.",
    NODE_EXTRA_CA_CERTS: "A file of certificates (PEM) to trust, where the server has one of an authority of your own.",
  },
  sentence:
    "Forwards the events of an account to a URL of this machine as they happen, without a public address. It needs nothing but the API of the server, which may be anywhere. Each event is shown with the answer to it; one that was not taken is not sent again.",
  async run(call) {
    const target = call.given["forward-to"] === undefined ? null : urlOf("--forward-to", call.given["forward-to"])
    const server = urlOf("--url", call.given["url"] ?? (call.environment["BASE_URL"] || baseUrlDefault))
    const credentials = await readCredentials(call)
    const secret = signingSecret(call, credentials)
    if (server.protocol === "http:" && !loopback.test(server.hostname))
      call.complain(`${server.origin} is not HTTPS, so others on the network can read the token.`)
    const stop = new AbortController()
    void stopAsked(call.clock, call.exitNow).then(() => stop.abort())
    const { clock } = call
    const { signal } = stop
    const isVerified = !call.flags.has("skip-verify")
    const forwarder = target && new Forwarder({ url: target, secret, isVerified, clock, signal })
    const printLine = call.flags.has("print-json") ? call.complain : call.print
    const baseUrl = server.href.replace(/\/+$/, "")
    const feed = followFeed({ baseUrl, credentials, events: call.given["events"], clock, signal, printLine })
    const taking = { call, forwarder, printLine, signal, counts: { events: 0, failed: 0 } }
    await handleEvents(feed, taking, () => greeting({ baseUrl, target, secret, name: credentials.name }))
    await forwarder?.close()
    printLine(farewell(taking))
    return 0
  },
}

interface Forwarding {
  call: CommandCall
  forwarder: Forwarder | null
  printLine(line: string): void
  counts: { events: number; failed: number }
  signal: AbortSignal
}

/**
 * Handles events until the feed ends. Prints the greeting as soon as the start of the feed is known, because
 * later events are shown.
 */
async function handleEvents(
  feed: AsyncIterable<FeedEvent[]>,
  taking: Forwarding,
  greet: () => string[],
): Promise<void> {
  const turns = new KeyedQueue(forwardsMax)
  let isGreeted = false
  for await (const events of feed) {
    if (!isGreeted) greet().forEach(taking.printLine)
    isGreeted = true
    for (const event of events) await turns.add(event.subject, () => handleEvent(event, taking))
  }
  await turns.drain()
}

async function handleEvent(
  event: FeedEvent,
  { call, forwarder, printLine, counts, signal }: Forwarding,
): Promise<void> {
  if (signal.aborted) return
  if (call.flags.has("print-json")) call.print(event.json)
  counts.events++
  const head = `${event.timestamp}  ${event.type.padEnd(20)}  ${event.sid}`
  if (!forwarder) {
    if (!call.flags.has("print-json")) printLine(head)
    return
  }
  const { status, trouble, durationMs } = await forwarder.forward(event)
  const isAccepted = status !== null && status >= 200 && status < 300
  if (!isAccepted) counts.failed++
  printLine(
    `${head}  ${status ?? "–"}  ${durationMs} ms${isAccepted ? "" : `  NOT TAKEN${trouble ? `: ${trouble}` : ""}`}`,
  )
}

function greeting(about: { baseUrl: string; target: URL | null; secret: string; name: string }): string[] {
  const { baseUrl, target, secret, name } = about
  if (!target) return [`Listening to the events of ${name} at ${baseUrl}. Ctrl-C ends it.`]
  return [
    `Signing secret: ${secret}`,
    `Forwarding the events of ${name} at ${baseUrl} to ${target.href}. Ctrl-C ends it.`,
  ]
}

function farewell({ counts, forwarder }: Forwarding): string {
  const events = counts.events === 1 ? "1 event" : `${counts.events} events`
  return `Stopped after ${events}${forwarder ? `; not taken: ${counts.failed}` : ""}.`
}

/** Also accepts `localhost:3000/hooks` and a port alone. */
function urlOf(name: string, text: string): URL {
  const full = /^\d+$/.test(text) ? `localhost:${text}` : text
  const url = URL.parse(/^\w+:\/\//.test(full) ? full : `http://${full}`)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} takes an http or https URL, as in http://localhost:3000/hooks, and not "${text}".`)
}
