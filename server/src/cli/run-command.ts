import { parseArgs } from "node:util"
import { ConfigProblems, readConfig } from "#config.ts"
import { createAccountCommand, listAccountsCommand, rotateAccountCommand } from "./account.ts"
import type { Command, Surroundings } from "./command.ts"
import { doctorCommand } from "./doctor.ts"
import { describeAll, describeCommand, describeUsage } from "./help.ts"
import { migrateCommand } from "./migrate.ts"
import { operatorTokenCommand } from "./operator.ts"
import { startCommand } from "./start.ts"

export const commands: readonly Command[] = [
  startCommand,
  migrateCommand,
  createAccountCommand,
  listAccountsCommand,
  rotateAccountCommand,
  operatorTokenCommand,
  doctorCommand,
]

const usageError = 2

/** Runs the command that `words` name and resolves with the exit code: 0, 1 when it failed, 2 when it was not understood. */
export async function runCommand(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const command = commands.find(({ name }) => words.slice(0, name.split(" ").length).join(" ") === name)
  const isHelp = words.length === 0 || words.some((word) => word === "--help" || word === "-h" || word === "help")
  if (isHelp) {
    surroundings.print(command ? describeCommand(command) : describeAll(commands))
    return words.length === 0 ? usageError : 0
  }
  if (!command) return refuse(`There is no command "${words.join(" ")}".\n\n${describeAll(commands)}`, surroundings)
  try {
    const given = parse(command, words.slice(command.name.split(" ").length))
    if (typeof given === "string") return refuse(`${given}\n${describeUsage(command)}`, surroundings)
    const settings = readConfig(surroundings.environment, () => new Uint8Array())
    return await command.run({ ...surroundings, given, settings })
  } catch (error) {
    surroundings.complain(explain(error, surroundings.environment.LOG_LEVEL === "debug"))
    return 1
  }
}

function refuse(text: string, { complain }: Surroundings): number {
  complain(text)
  return usageError
}

/** The values by name, or a sentence saying what is not understood. */
function parse(command: Command, words: readonly string[]): Record<string, string | undefined> | string {
  const options = Object.fromEntries(Object.keys(command.options).map((name) => [name, { type: "string" as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    if (positionals.length !== command.operands.length) {
      return command.operands.length > 0
        ? `It wants ${command.operands.join(" and ")}.`
        : `"${positionals[0]}" is one word too many.`
    }
    return { ...values, ...Object.fromEntries(command.operands.map((name, index) => [name, positionals[index]])) }
  } catch (error) {
    // Node goes on with advice about words that begin with a dash, which no command takes.
    return error instanceof Error ? error.message.replace(/(?<=')\. .*/s, ".") : String(error)
  }
}

/** Expected troubles speak for themselves. A fault of ours shows where it happened, and so does everything when debugging. */
function explain(error: unknown, isDebugging: boolean): string {
  if (error instanceof ConfigProblems) return `${error.message}\n\n"posthorn start --help" lists every variable.`
  if (!(error instanceof Error)) return String(error)
  const isFault =
    isDebugging || error instanceof TypeError || error instanceof ReferenceError || error.name === "Broken"
  return isFault ? (error.stack ?? error.message) : error.message
}
