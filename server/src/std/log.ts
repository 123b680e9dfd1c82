import { pino } from "pino"
import type { DestinationStream } from "pino"

/** What the rest of the server sees of the logger: facts first, then a sentence. */
export interface Log {
  debug(facts: object, sentence: string): void
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
  /** A logger that adds these facts to every line. */
  child(facts: Record<string, unknown>): Log
}

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * A logger that writes a JSON line each to `destination` (standard output when left out). No line holds a message's text, a
 * code, a token, a secret or a whole phone number, wherever it was hidden: known names are redacted, and what looks
 * like a secret or a number is masked in the finished line, texts of errors included.
 */
export function createLog(options: { level: LogLevel; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { err: describeError, error: describeError },
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
  child: () => silentLog,
}

/** `+15551234567` becomes `+1555…67`: enough to recognise a number that one knows, too little to call it. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 5)}…${number.slice(-2)}`
}

const secretNames = [
  "body",
  "text",
  "code",
  "token",
  "authToken",
  "auth_token",
  "secret",
  "secretKey",
  "password",
  "authorization",
  "cookie",
  "parameters",
]

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
