import { parseArgs } from "node:util"
import { ConfigProblems, readConfig, type Config } from "#host/config/config.ts"
import { nearest } from "#core/std/nearest.ts"
import type { Command, CommandCall, CommandIo } from "./command.ts"
import { diskAdvice } from "./disk-advice.ts"
import { describeAll, describeCommand, describeUsage } from "./help.ts"
import { startCommand } from "./start.ts"

const usageError = 2

/**
 * Runs the command that `words` name. Resolves with the exit code: 0, 1 when the command failed, 2 for a
 * usage error.
 */
export async function runCommand(words: readonly string[], surroundings: CommandIo): Promise<number> {
  const command = await findCommand(words)
  const isHelp = words.length === 0 || words.some((word) => word === "--help" || word === "-h" || word === "help")
  if (isHelp) {
    surroundings.print(command ? describeCommand(command) : describeAll(await about(words)))
    return words.length === 0 ? usageError : 0
  }
  if (!command)
    return refuse(`There is no command "${words.join(" ")}".\n\n${describeAll(await about(words))}`, surroundings)
  let settings: Config | null = null
  try {
    const given = parse(command, words.slice(command.name.split(" ").length))
    if (typeof given === "string") return refuse(`${given}\n${describeUsage(command)}`, surroundings)
    // For a command that only calls a server, PORT and DATABASE_URL can belong to another program.
    settings = readConfig(command.environment ? {} : surroundings.environment)
    await addExtensions(settings)
    return await command.run({ ...surroundings, ...given, settings })
  } catch (error) {
    const isDebugging = surroundings.environment.LOG_LEVEL === "debug"
    const advice = settings && diskAdvice(error, settings)
    surroundings.printError(advice !== null && !isDebugging ? advice : explain(error, isDebugging))
    return 1
  }
}

/** Loads the kinds of carriers and providers only if there are more than those of the server. */
async function addExtensions({ extensions }: Config): Promise<void> {
  if (extensions.length === 0) return
  const { loadExtensions } = await import("#host/operations/load-extensions.ts")
  const problems = await loadExtensions(extensions)
  if (problems.length > 0) throw new ConfigProblems(problems)
}

function refuse(text: string, { printError }: CommandIo): number {
  printError(text)
  return usageError
}

/** `start` does not load the other commands, which need a third of the server's code. */
async function findCommand(words: readonly string[]): Promise<Command | undefined> {
  if (words[0] === startCommand.name) return startCommand
  const { commands } = await import("./commands.ts")
  if (words[0] === "--version") return commands.find(({ name }) => name === "version")
  return commands.find(({ name }) => words.slice(0, name.split(" ").length).join(" ") === name)
}

/** Returns the commands about the same subject, or all commands. */
async function about([subject]: readonly string[]): Promise<readonly Command[]> {
  const { commands } = await import("./commands.ts")
  const some = commands.filter(({ name }) => name.split(" ")[0] === subject)
  return some.length ? some : commands
}

type Given = Pick<CommandCall, "given" | "lists" | "flags">

/** Returns the given values by name, or a sentence about the usage error. */
function parse(command: Command, words: readonly string[]): Given | string {
  const { repeatable = {}, flags = {} } = command
  const known = [...Object.keys(command.options), ...Object.keys(repeatable), ...Object.keys(flags)]
  const unknown = words.find((word) => /^--\w/.test(word) && !known.includes(word.slice(2).split("=", 1)[0] ?? ""))
  const near = unknown && nearest(unknown.slice(2), known)
  try {
    const options = Object.fromEntries(known.map((name) => [name, kindOf(name, command)]))
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    if (positionals.length !== command.operands.length) {
      return command.operands.length > 0
        ? `The command requires ${command.operands.join(" and ")}.`
        : `"${positionals[0]}" is not an operand of the command. Remove it.`
    }
    const operands = Object.fromEntries(command.operands.map((name, index) => [name, positionals[index]]))
    return { ...sorted(values), given: { ...sorted(values).given, ...operands } }
  } catch (error) {
    // Node adds advice about words that begin with a dash, which no command takes.
    const said = error instanceof Error ? error.message.replace(/(?<=')\. .*/s, ".") : String(error)
    return near ? `${said} The nearest is '--${near}'.` : said
  }
}

function kindOf(name: string, { repeatable = {}, flags = {} }: Command) {
  return { type: name in flags ? ("boolean" as const) : ("string" as const), multiple: name in repeatable }
}

function sorted(values: Record<string, unknown>): Given {
  const entries = Object.entries(values)
  return {
    given: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    lists: Object.fromEntries(entries.filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  }
}

/**
 * Returns only the message of an expected error. A bug, and every error with LOG_LEVEL=debug, is returned
 * with its stack.
 */
function explain(error: unknown, isDebugging: boolean): string {
  if (error instanceof ConfigProblems) return `${error.message}\n\n"posthorn start --help" lists every variable.`
  if (!(error instanceof Error)) return String(error)
  const isFault =
    isDebugging || error instanceof TypeError || error instanceof ReferenceError || error.name === "AssertionFailure"
  return isFault ? (error.stack ?? error.message) : error.message
}
