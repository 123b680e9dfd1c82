import { isLoopback } from "#core/std/is-loopback.ts"
import type { CommandCall, Command } from "./command.ts"
import { readCredentials } from "./listen/credentials.ts"
import { followFeed, type FeedEvent } from "./listen/follow-feed.ts"
import { Forwarder } from "./listen/forwarder.ts"
import { signingSecret } from "./listen/signing-secret.ts"
import { KeyedQueue } from "./listen/keyed-queue.ts"
import { watchStopSignals } from "./watch-stop-signals.ts"

const baseUrlDefault = "http://127.0.0.1:8080"
/** The same number of concurrent requests as for a webhook endpoint. */
const forwardsMax = 10

export const listenCommand: Command = {
  name: "listen",
  operands: [],
  options: {
    "forward-to":
      "The URL that receives each event as a POST request, signed as for a webhook endpoint: http://localhost:3000/hooks. Without it, the command only shows events.",
    events:
      'The events to receive, separated by commas: names, "messages.*" for all events of an area, or "*". Default: all events.',
    url: `The URL of the server. Default: BASE_URL, or ${baseUrlDefault}.`,
  },
  flags: {
    "skip-verify":
      "Accepts any certificate of an https address in --forward-to. The command always verifies the certificate of the server.",
    "print-json":
      "Prints each event as a line of JSON to the standard output, and all other text to the standard error.",
  },
  environment: {
    ACCOUNT_SID: "The sid of the account, or of one of its API keys. The command asks for it if it is missing.",
    AUTH_TOKEN: "The token of the account, or the secret of the API key. The command asks for it if it is missing.",
    BASE_URL: "The URL of the server. --url overrides it.",
    WEBHOOK_SECRET:
      "The secret that signs forwarded events. Default: a constant secret that the command derives from the credentials.",
    NODE_EXTRA_CA_CERTS:
      "A file of certificates (PEM) to trust, if your own authority issued the certificate of the server.",
  },
  sentence:
    "Forwards new events of an account to a URL of this machine, which needs no public address. It uses only the API of the server, which can run anywhere. It shows each event with the response, and does not send a refused event again.",
  async run(call) {
    const target = call.given["forward-to"] === undefined ? null : urlOf("--forward-to", call.given["forward-to"])
    const server = urlOf("--url", call.given["url"] ?? (call.environment["BASE_URL"] || baseUrlDefault))
    const credentials = await readCredentials(call)
    const secret = signingSecret(call, credentials)
    if (server.protocol === "http:" && !isLoopback(server.hostname.replace(/^\[|\]$/g, "")))
      call.printError(`${server.origin} does not use HTTPS, so others on the network can read the token.`)
    const stop = new AbortController()
    void watchStopSignals(call.clock, call.exitNow).asked.then(() => stop.abort())
    const { clock } = call
    const { signal } = stop
    const isVerified = !call.flags.has("skip-verify")
    const forwarder = target && new Forwarder({ url: target, secret, isVerified, clock, signal })
    const printLine = call.flags.has("print-json") ? call.printError : call.print
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
    `${head}  ${status ?? "–"}  ${durationMs} ms${isAccepted ? "" : `  REFUSED${trouble ? `: ${trouble}` : ""}`}`,
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
  return `Stopped after ${events}${forwarder ? `; refused: ${counts.failed}` : ""}.`
}

/** Also accepts `localhost:3000/hooks` and a port alone. */
function urlOf(name: string, text: string): URL {
  const full = /^\d+$/.test(text) ? `localhost:${text}` : text
  const url = URL.parse(/^\w+:\/\//.test(full) ? full : `http://${full}`)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} must be an http or https URL, as in http://localhost:3000/hooks, and not "${text}".`)
}
