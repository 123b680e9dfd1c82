import { variables } from "#config/variables.ts"
import type { Command } from "./command.ts"

const width = 100

/** The list of commands, for `posthorn --help`. */
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

/** All about one command. All read the same environment, but for those that only ask a server. */
export function describeCommand(command: Command): string {
  const options = describeEach({ ...command.options, ...command.repeatable, ...command.flags }, "--")
  return [
    `posthorn ${usageOf(command)}`,
    "",
    wrap(command.sentence, ""),
    ...(options.length > 0 ? ["", "Options:", ...options] : []),
    "",
    "Environment:",
    ...(command.environment ? describeEach(command.environment, "") : Object.values(variables).map(describeVariable)),
  ].join("\n")
}

function describeEach(sentences: Readonly<Record<string, string>>, before: string): string[] {
  return Object.entries(sentences).map(([name, sentence]) => `  ${before}${name}\n${wrap(sentence, "      ")}`)
}

/** How a command that was not understood is written: short, so that what was wrong stays in sight. */
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

/** The first sentence. */
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
