import type { z } from "zod"
import { jsonSchema } from "#http/docs/json-schema.ts"
import type { Operation } from "#http/operation.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Command, CommandCall } from "./command.ts"
import { withOperations, type Ask, type CommandNeeds, type Parameters, type Resource } from "./operations.ts"
import { promptSecret, secretFileNote } from "./read-secret.ts"
import { inOneLine, jsonForTerminal, table } from "./table.ts"

/** What an operation does not say about its command. */
interface CommandNotes {
  /** The help, instead of the operation's description. */
  sentence?: string
  /** Values of parameters. With them, a command has only the options in `options`. */
  fixed?: Parameters
  /**
   * The parameter of each option; by default all parameters that are no operands, with hyphens. An option
   * that ends with `-file` names the file of a secret.
   */
  options?: Options
  /** The help of options that `read` reads. */
  more?: Partial<Pick<Command, "options" | "repeatable">>
  /** Reads input before the transaction. Returns a function for further parameters in the transaction. */
  read?(call: CommandCall): Promise<(ask: Ask, tx: Transaction) => Promise<Parameters> | Parameters>
  /** Returns warnings about the answer. They go to the standard error, so the output stays JSON. */
  warnings?(answer: Resource, call: CommandCall): string[]
  /** Returns the fields to print of a resource. */
  shown?(resource: Resource): Resource
  /** The field that orders a list. */
  sortedBy?: string
  /** Replaces null and an empty text in a table. */
  empty?: string
}

type Options = Readonly<Record<string, string>>

/** The name of a field, or a heading and the cell below it. */
type Column = string | readonly [heading: string, cell: (entry: Resource) => string]

/**
 * Returns a command that runs an operation of the API, with the parameters of the operation as options. The
 * usage is its name and its operands, such as `route add <carrier_sid>`. The command prints columns of a
 * list, or a sentence with a field for each name in braces. With null it prints all fields.
 */
export function commandFor(
  usage: string,
  operation: Operation<CommandNeeds>,
  printed: readonly Column[] | string | null,
  notes: CommandNotes = {},
): Command {
  const operands = Array.from(usage.matchAll(/<(\w+)>/g), ([, name = ""]) => name)
  const { fixed, options = fixed ? {} : optionsOf(operation, operands), more, shown = (all) => all } = notes
  const names = [...operands.map((operand) => [operand, operand] as const), ...Object.entries(options)]
  const isList = printed !== null && typeof printed === "object"
  const hasAnswer = Object.values(operation.responses).some(({ schema }) => schema !== null)
  return {
    name: usage.replace(/ <.*/, ""),
    operation: operation.id,
    operands,
    ...more,
    options: { ...describeOptions(operation, options, fixed ?? {}), ...more?.options },
    flags: hasAnswer ? { json: "Prints the JSON of the API instead of text." } : {},
    sentence: notes.sentence ?? forTerminal(operation.description, options),
    async run(call) {
      const read = await notes.read?.(call)
      const known = { ...fixed, ...(await readGiven(call, names)) }
      const answers = await withOperations(call, async (ask, tx) => {
        const parameters = { ...known, ...(await read?.(ask, tx)) }
        return isList ? listAll(ask, operation, parameters) : [await ask(operation, parameters)]
      })
      const { sortedBy } = notes
      const all = answers.map(shown)
      if (sortedBy) all.sort((a, b) => (String(a[sortedBy]) < String(b[sortedBy]) ? -1 : 1))
      const result = isList ? all : all[0]
      const lines = isList ? inTable(all, printed, notes.empty) : inLines({ ...all[0] }, printed, known)
      for (const line of call.flags.has("json") ? [jsonForTerminal(result)] : lines) call.print(line)
      for (const answer of answers) for (const warning of notes.warnings?.(answer, call) ?? []) call.printError(warning)
      return 0
    },
  }
}

/** Returns the parameters that operands and options set. */
async function readGiven(call: CommandCall, names: readonly (readonly [name: string, parameter: string])[]) {
  const given = names.flatMap(([name, parameter]) => {
    const value = call.given[name]
    return value === undefined ? [] : [{ value, parameter, isFile: name.endsWith("-file") }]
  })
  if (given.filter(({ value, isFile }) => isFile && value === "-").length > 1 && !call.promptHidden)
    throw new Error("Only one secret can come from the standard input. Name a file for the other secret.")
  const known: Record<string, string> = {}
  for (const { value, parameter, isFile } of given)
    known[parameter] = isFile ? await promptSecret(call, value, parameter) : value
  return known
}

function optionsOf(operation: Operation<CommandNeeds>, operands: readonly string[]): Options {
  const parameters = Object.keys(shapeOf(operation)).filter((each) => ![...operands, "limit", "cursor"].includes(each))
  return Object.fromEntries(parameters.map((parameter) => [parameter.replaceAll("_", "-"), parameter]))
}

/** Returns the help of options, each with the parameter that it sets. */
function describeOptions(
  operation: Operation<CommandNeeds>,
  options: Options,
  defaults: Parameters,
): Record<string, string> {
  const shape = shapeOf(operation)
  const describe = (option: string, parameter: string) => {
    const schema = shape[parameter] as z.ZodType
    const { description, ...notes } = jsonSchema(schema, "input")
    const help = forTerminal(String(description), options)
    const words = wordsOf(notes).filter((word) => !String(description).includes(`\`${word}\``))
    const standard = (defaults[parameter] ?? notes["default"]) as string | undefined
    const need = schema.safeParse(undefined).success ? "" : " Required."
    return [
      help,
      words.length ? ` Values: ${words.join(", ")}.` : "",
      standard === undefined || standard === "" ? need : ` Default: ${String(standard)}.`,
      option.endsWith("-file") ? ` ${secretFileNote}` : "",
    ].join("")
  }
  return Object.fromEntries(Object.entries(options).map(([option, parameter]) => [option, describe(option, parameter)]))
}

function shapeOf({ query, body }: Operation<CommandNeeds>): Readonly<Record<string, z.core.$ZodType>> {
  return { ...query?.shape, ...body?.shape }
}

function wordsOf({ enum: closed, items, type, ...more }: Readonly<Record<string, unknown>>): string[] {
  if (type === "boolean") return ["true", "false"]
  const own = closed ?? more["x-extensible-enum"]
  return ((own ?? (items as { enum?: unknown } | undefined)?.enum ?? []) as unknown[]).map(String)
}

/** Writes parameters as options: `status=pending` as `--status pending`. */
function forTerminal(text: string, options: Options): string {
  const names = new Map(Object.entries(options).map(([option, parameter]) => [parameter, `--${option}`]))
  return text.replace(/`(\w+)=(\w+)`/g, "`$1` $2").replace(/`([^`]+)`/g, (_, code: string) => names.get(code) ?? code)
}

/** Returns every entry of a list, and reads it page by page. */
async function listAll(ask: Ask, operation: Operation<CommandNeeds>, parameters: Parameters): Promise<Resource[]> {
  const page = await ask(operation, { ...parameters, limit: "1000" })
  const entries = page["data"] as Resource[]
  if (!page["next_cursor"]) return entries
  return [...entries, ...(await listAll(ask, operation, { ...parameters, cursor: page["next_cursor"] }))]
}

function inTable(entries: readonly Resource[], columns: readonly Column[], empty = "*"): string[] {
  const cellOf = (entry: Resource, column: Column) => {
    const value = typeof column === "string" ? entry[column] : column[1](entry)
    return value === null || value === "" ? empty : textOf(value)
  }
  return table(
    columns.map((column) => (typeof column === "string" ? column : column[0]).toUpperCase()),
    entries.map((entry) => columns.map((column) => cellOf(entry, column))),
  )
}

/** Returns the lines of the sentence; with null, a line for each field, or several for a large object. */
function inLines(answer: Resource, sentence: string | null, asked: Parameters): string[] {
  const values: Resource = { ...asked, ...answer }
  if (sentence !== null) return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])).split("\n")
  return Object.entries(answer).flatMap(([name, value]) => {
    const text = textOf(value)
    if (text.length <= 80 || typeof value === "string") return [`${`${name}:`.padEnd(20)} ${inOneLine(text)}`]
    return [`${name}:`, ...jsonForTerminal(value).split("\n")]
  })
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}
