/** The process: reads the command line, runs one command, and ends with its exit code. */
import { runCommand } from "./host/cli/run-command.ts"
import { text } from "node:stream/consumers"
import { promptHidden } from "./host/cli/prompt-hidden.ts"
import { deletePostgresVariables, processEnvironment } from "#host/config/config.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"

if (!processEnvironment["DATABASE_URL"]?.trim()) deletePostgresVariables()
const code = await runCommand(process.argv.slice(2), {
  environment: processEnvironment,
  clock: new SteeredClock(),
  program: import.meta.filename,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  promptHidden: process.stdin.isTTY ? (question) => promptHidden(process.stdin, question) : null,
  readInput: () => text(process.stdin),
  exitNow: (code) => process.exit(code),
})
process.exit(code)
