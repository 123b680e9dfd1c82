import { pino } from "pino"
import type { DestinationStream } from "pino"

/** What the rest of the server sees of the logger: facts first, then a sentence. */
export interface Log {
  debug(facts: object, sentence: string): void
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * A logger that writes a JSON line each to `destination` (standard output when left out). No line holds a message's text, a
 * code, a token, a secret or a whole phone number, wherever it was hidden: known names are redacted, and what looks
 * like a secret or a number is masked in the finished line, texts of errors included.
 */
export function createLog(options: { level: LogLevel; destination?: DestinationStream; process?: number }): Log {
  return pino(
    {
      level: options.level,
      // Of several processes of a machine, which.
      base: options.process === undefined ? null : { process: options.process },
      timestamp: pino.stdTimeFunctions.isoTime,
      // Not pino's own `redact`: its patterns for three levels took 40 µs a line, this walk takes one.
      formatters: { log: withoutSecrets },
      serializers: { err: asIs },
      hooks: { streamWrite: maskLine },
    },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  )
}

/** For code and tests that have nothing to say. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** `+15551234567` becomes `+1555…67`: enough to recognise a number that one knows, too little to call it. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 5)}…${number.slice(-2)}`
}

const secretNames = new Set([
  "body",
  "text",
  "code",
  "token",
  "authToken",
  "auth_token",
  "secret",
  "secretKey",
  "otherSecretKeys",
  "password",
  "authorization",
  "cookie",
  "parameters",
])

/** Deeper facts are of no use in a line, and a circle has to end somewhere. */
const depthMax = 5

/** The same facts, with errors described and without what stands under a secret name. */
function withoutSecrets(facts: object): Record<string, unknown> {
  return hidden(facts, 1) as Record<string, unknown>
}

function hidden(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value
  if (value instanceof Error) return describeError(value)
  // Times and URLs write themselves.
  if ("toJSON" in value) return value
  if (depth > depthMax) return "[deeper]"
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth + 1))
  const shown: Record<string, unknown> = {}
  for (const [name, fact] of Object.entries(value))
    shown[name] = secretNames.has(name) ? "[redacted]" : hidden(fact, depth + 1)
  return shown
}

/** Errors are described already; pino has a serializer of its own for this name. */
function asIs(value: unknown): unknown {
  return value
}

interface DescribedError {
  name: string
  message: string
  sqlstate?: string
  stack?: string
  cause?: DescribedError
}

/** Only the named fields: the driver hangs whole rows on its errors (`detail`, `where`, `parameters`). */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: "Thrown", message: String(error) }
  return {
    name: error.name,
    message: error.message,
    // Named apart from `code`, which in this trade is a secret and is redacted.
    ...("code" in error && typeof error.code === "string" ? { sqlstate: error.code } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}

/** Phone numbers, passwords in URLs, webhook secrets and credentials, in that order. */
const sensitive =
  /((?:\+|%2B)\d{8,15})(?!\d)|(?<=:\/\/[^\s:/@"]*:)[^\s:/@"]+(?=@)|(?<=whsec_)[\w+/=-]+|(?<=\b(?:Basic|Bearer) )[\w+/=.-]{8,}/gi

function maskLine(line: string): string {
  return line.replace(sensitive, (_found, number?: string) => (number ? maskNumber(number) : "[redacted]"))
}
