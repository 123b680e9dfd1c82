import { variables } from "#host/config/variables.ts"
import type { Command } from "./command.ts"

const width = 100

/** Returns the list of commands, for `posthorn --help`. */
export function describeAll(commands: readonly Command[]): string {
  const usages = commands.map((command) => `  posthorn ${shortUsageOf(command)}`)
  const usageWidth = Math.max(...usages.map((usage) => usage.length))
  const lines = commands.map(
    ({ sentence }, index) => `${(usages[index] ?? "").padEnd(usageWidth)}  ${firstOf(sentence)}`,
  )
  return [
    "Posthorn: self-hosted messaging and webhooks.",
    "",
    ...lines,
    "",
    'Add "--help" to a command for more.',
  ].join("\n")
}

/**
 * Returns the whole help of one command. All commands read the same environment, except those that only call
 * a server or read none.
 */
export function describeCommand(command: Command): string {
  const options = describeEach({ ...command.options, ...command.repeatable, ...command.flags }, "--")
  const environment = command.environment
    ? describeEach(command.environment, "")
    : Object.values(variables).map(describeVariable)
  return [
    `posthorn ${usageOf(command)}`,
    "",
    wrap(command.sentence, ""),
    ...(options.length > 0 ? ["", "Options:", ...options] : []),
    ...(environment.length > 0 ? ["", "Environment:", ...environment] : []),
  ].join("\n")
}

function describeEach(sentences: Readonly<Record<string, string>>, before: string): string[] {
  return Object.entries(sentences).map(([name, sentence]) => `  ${before}${name}\n${wrap(sentence, "      ")}`)
}

/** Returns the syntax of a command after a usage error. It is short, so that the error stays visible. */
export function describeUsage(command: Command): string {
  return `Usage: posthorn ${usageOf(command)}. Add "--help" for more.`
}

function usageOf({ name, operands, options, repeatable = {}, flags = {} }: Command): string {
  const words = [
    ...operands.map((operand) => `<${operand}>`),
    ...Object.keys({ ...options, ...repeatable }).map((option) => `[--${option} …]`),
    ...Object.keys(flags).map((flag) => `[--${flag}]`),
  ]
  return [name, ...words].join(" ")
}

function shortUsageOf({ name, operands, options, repeatable = {}, flags = {} }: Command): string {
  const hasOptions = Object.keys({ ...options, ...repeatable, ...flags }).length > 0
  return [name, ...operands.map((operand) => `<${operand}>`), ...(hasOptions ? ["[options]"] : [])].join(" ")
}

/** Returns the first sentence. */
function firstOf(text: string): string {
  return /^.+?\.(?= |$)/.exec(text)?.[0] ?? text
}

function describeVariable(variable: { name: string; default: string | null; unit: string; sentence: string }): string {
  const standard = variable.default ? `default ${variable.default}` : "unset by default"
  return `  ${variable.name} (${variable.unit}; ${standard})\n${wrap(variable.sentence, "      ")}`
}

function wrap(text: string, indent: string): string {
  const lines = [""]
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? ""
    if (line !== "" && indent.length + line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`
  }
  return lines.map((line) => indent + line).join("\n")
}
