/** The process: reads the command line, runs one command, ends with its exit code. */
import { runCommand } from "./cli/run-command.ts"
import { processEnvironment } from "#config.ts"
import { systemClock } from "#std/clock.ts"

const code = await runCommand(process.argv.slice(2), {
  environment: processEnvironment,
  clock: systemClock,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  exitNow: (code) => process.exit(code),
})
process.exit(code)
