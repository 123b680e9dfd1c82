import { variables } from "#config/variables.ts"
import type { Command } from "./command.ts"

const width = 100

/** The list of commands, for `posthorn --help`. */
export function describeAll(commands: readonly Command[]): string {
  const usageWidth = Math.max(...commands.map((command) => usageOf(command).length))
  const lines = commands.map((command) => `  posthorn ${usageOf(command).padEnd(usageWidth)} ${command.sentence}`)
  return [
    "Posthorn: self-hosted messaging and webhooks.",
    "",
    ...lines,
    "",
    'Add "--help" to a command for more.',
  ].join("\n")
}

/** All about one command; every command reads the same environment. */
export function describeCommand(command: Command): string {
  const options = Object.entries(command.options).map(([name, sentence]) => `  --${name.padEnd(16)} ${sentence}`)
  return [
    `posthorn ${usageOf(command)}`,
    "",
    wrap(command.sentence, ""),
    ...(options.length > 0 ? ["", "Options:", ...options] : []),
    "",
    "Environment:",
    ...Object.values(variables).map(describeVariable),
  ].join("\n")
}

/** How a command that was not understood is written: short, so that what was wrong stays in sight. */
export function describeUsage(command: Command): string {
  return `Usage: posthorn ${usageOf(command)}. Add "--help" for more.`
}

function usageOf({ name, operands, options }: Command): string {
  const words = [
    ...operands.map((operand) => `<${operand}>`),
    ...Object.keys(options).map((option) => `[--${option} …]`),
  ]
  return [name, ...words].join(" ")
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
