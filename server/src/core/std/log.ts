import { pino } from "pino"

/** The logger as the rest of the server uses it: first the facts, then a sentence. */
export interface Log {
  debug(facts: object, sentence: string): void
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Returns a logger that writes one JSON line for each call to `destination`, by default to standard output.
 * No line holds a message's text, a code, a token, a secret or a whole phone number. Known names are
 * redacted. Secrets and numbers are masked in the finished line, including the texts of errors.
 */
export function createLog(options: {
  level: LogLevel
  destination?: { write(line: string): void }
  process?: number
}): Log {
  return pino(
    {
      level: options.level,
      // Identifies the process, when a machine runs several.
      base: options.process === undefined ? null : { process: options.process },
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino's own `redact` took 40 µs a line for patterns of three levels; this function takes 1 µs.
      formatters: { log: withoutSecrets },
      serializers: { err: asIs },
      hooks: { streamWrite: maskLine },
    },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  )
}

/** A logger that writes nothing. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** Returns `+1555…67` for `+15551234567`: enough to recognise a known number, too little to call it. */
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

/**
 * Limits the depth of logged facts. Deeper facts do not help a reader, and a circular object must end
 * somewhere.
 */
const depthMax = 5

/** Returns the facts with errors described and with the values of secret names redacted. */
function withoutSecrets(facts: object): Record<string, unknown> {
  return hidden(facts, 1) as Record<string, unknown>
}

function hidden(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value
  if (value instanceof Error) return describeError(value)
  // Times and URLs serialize themselves.
  if ("toJSON" in value) return value
  if (depth > depthMax) return "[deeper]"
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth + 1))
  const shown: Record<string, unknown> = {}
  for (const [name, fact] of Object.entries(value))
    shown[name] = secretNames.has(name) ? "[redacted]" : hidden(fact, depth + 1)
  return shown
}

/** Replaces pino's own serializer for `err`: errors are already described. */
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

/**
 * Only the named fields are logged, because the driver attaches whole rows to its errors (`detail`, `where`,
 * `parameters`).
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: "Thrown", message: String(error) }
  return {
    name: error.name,
    message: error.message,
    // The name is not `code`, because `code` means a secret here and is redacted.
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
