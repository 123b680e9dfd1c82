import type { Config, Environment } from "#config.ts"
import type { Clock } from "#std/clock.ts"

/** What a command gets, and through what it speaks. */
export interface Surroundings {
  environment: Environment
  clock: Clock
  /** One line for the user. */
  print: (line: string) => void
  /** The same, for what went wrong. */
  complain: (line: string) => void
  /** Asks whoever sits at the terminal, without showing what is typed; null where nobody sits there. */
  askSecretly: ((question: string) => Promise<string>) | null
  /** All that is written to the standard input. */
  readInput: () => Promise<string>
  /** Ends the process without further ado. */
  exitNow: (code: number) => void
}

export type Settings = Config

export interface Call extends Surroundings {
  settings: Settings
  /** What was given for the options and the operands that the command declares. */
  given: Readonly<Record<string, string | undefined>>
  /** What was given for options that may be repeated, in order. */
  lists: Readonly<Record<string, readonly string[] | undefined>>
  /** Those options without a value that were given. */
  flags: ReadonlySet<string>
}

/** One command of `posthorn`: how it is written, what it does, and its action, which gives the exit code. */
export interface Command {
  name: string
  /** Values that follow the name, in order; all are required. */
  operands: readonly string[]
  /** Options that take a value, with what they mean. */
  options: Readonly<Record<string, string>>
  /** The same, for those that may be repeated. */
  repeatable?: Readonly<Record<string, string>>
  /** Options without a value. */
  flags?: Readonly<Record<string, string>>
  /** Of a command that asks a server over HTTP: what it reads of the environment, instead of all that a server reads. */
  environment?: Readonly<Record<string, string>>
  sentence: string
  run(call: Call): Promise<number>
}
