import type { Config, Environment } from "#host/config/config.ts"
import type { Clock } from "#core/std/clock.ts"

/** The input and output of a command. */
export interface CommandIo {
  environment: Environment
  clock: Clock
  /** The file of this program, which each further process runs. */
  program: string
  print: (line: string) => void
  /** Prints one line about a fault. */
  printError: (line: string) => void
  /** Asks the user at the terminal, without echoing the answer; null without a terminal. */
  promptHidden: ((question: string) => Promise<string>) | null
  /** Returns the whole standard input. */
  readInput: () => Promise<string>
  /** Ends the process immediately. */
  exitNow: (code: number) => void
}

export type Settings = Config

export interface CommandCall extends CommandIo {
  settings: Settings
  /** The values of the command's options and operands. */
  given: Readonly<Record<string, string | undefined>>
  /** The values of repeatable options, in order. */
  lists: Readonly<Record<string, readonly string[] | undefined>>
  /** The options without a value that were given. */
  flags: ReadonlySet<string>
}

/** One command of `posthorn`: its syntax, its help, and its action, which returns the exit code. */
export interface Command {
  name: string
  /** The values that follow the name, in order; all are required. */
  operands: readonly string[]
  /** The options that take a value, each with its help. */
  options: Readonly<Record<string, string>>
  /** The options that take a value and can be repeated. */
  repeatable?: Readonly<Record<string, string>>
  /** The options without a value. */
  flags?: Readonly<Record<string, string>>
  /**
   * For a command that opens no store: the variables that it reads, instead of those of a server.
   */
  environment?: Readonly<Record<string, string>>
  sentence: string
  /** The id of the operation of the API that it runs. */
  operation?: string
  run(call: CommandCall): Promise<number>
}
