import { existsSync, fstatSync, readlinkSync, statfsSync } from "node:fs"
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { makeOperatorToken } from "#core/accounts/operator-token.ts"
import { isAlive } from "#core/db/embedded/process-identity.ts"
import { createIds } from "#core/std/ids.ts"
import { createLog, type LogLevel } from "#core/std/log.ts"
import { deletePostgresVariables, readConfig, type Config, type Environment } from "#host/config/config.ts"
import type { Command, CommandCall } from "./command.ts"
import { withStore } from "./in-store.ts"
import { startProcesses } from "./start.ts"
import { watchStopSignals } from "./watch-stop-signals.ts"

/** What a new store and its tests need. A container often has 64 MiB of it. */
const memoryMinBytes = 512 * 1024 * 1024

/** A process of another PID namespace has a number that means nothing here, or another process. */
function storePrefix(): string {
  const own = "/proc/self/ns/pid"
  const namespace = existsSync(own) ? readlinkSync(own).replaceAll(/\D/g, "") : "0"
  return `posthorn-test-store-${namespace}-`
}

const passedOn = {
  LOG_LEVEL: "The lines of the log, which goes to the standard error. Default: warn.",
  EXTENSIONS: "Modules with further kinds of carriers and payment providers.",
  WEBHOOK_ALLOWED_RANGES: "Private addresses that webhooks and media can reach. Default: those of this machine.",
  CARRIER_ALLOWED_RANGES: "Private addresses that carriers can reach. Default: those of this machine.",
}

export const testCommand: Command = {
  name: "test",
  operands: [],
  options: {
    port: "The port of the API on 127.0.0.1. Default: a free port.",
  },
  environment: passedOn,
  sentence:
    "Starts a server with the simulator and an empty store for the tests of your program. It prints one line of JSON with its address and its credentials. It ends with the program that started it, or with Ctrl-C, and removes the store.",
  async run(call) {
    const signals = watchStopSignals(call.clock, call.exitNow)
    const asked = Promise.race([signals.asked, inputEnded()])
    // The end of the program that reads the line is a wish to stop, and no fault.
    deletePostgresVariables()
    process.stdout.on("error", () => undefined)
    const home = fastFolder()
    await removeOldStores(home)
    const dataDir = await mkdtemp(path.join(home, `${storePrefix()}${process.pid}-`))
    try {
      const config = readConfigOf(call, dataDir)
      const log = createLog({ level: config.logLevel, destination: process.stderr })
      const app = await startProcesses(config, { log, clock: call.clock, program: call.program }).catch(inItsWords)
      try {
        const operatorToken = await withStore({ ...call, settings: config }, (db) =>
          db.transaction((tx) => makeOperatorToken(tx, { newId: createIds(call.clock), now: call.clock.now() })),
        )
        call.print(
          JSON.stringify({
            base_url: app.baseUrl,
            account_sid: app.firstAccount?.sid,
            auth_token: app.firstAccount?.token,
            operator_token: operatorToken,
          }),
        )
        await asked
      } finally {
        await app.stop()
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
    return 0
  },
}

/** Nothing of the environment leads to another store, or to an address that others reach. */
function environmentOf({ environment, given }: CommandCall, dataDir: string): Environment {
  const loopback = "127.0.0.0/8,::1/128"
  const defaults = {
    LOG_LEVEL: "warn" satisfies LogLevel,
    WEBHOOK_ALLOWED_RANGES: loopback,
    CARRIER_ALLOWED_RANGES: loopback,
  }
  const own = Object.keys(passedOn).flatMap((name) => {
    const value = environment[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const fixed = { DATA_DIR: dataDir, PORT: given["port"] ?? "0", PROCESSES: "1", ALLOW_SIMULATOR: "true" }
  return { ...defaults, ...Object.fromEntries(own), ...fixed }
}

function readConfigOf(call: CommandCall, dataDir: string): Config {
  try {
    return readConfig(environmentOf(call, dataDir))
  } catch (error) {
    return inItsWords(error)
  }
}

/** The port is an option of this command, and no variable. */
function inItsWords(error: unknown): never {
  if (!(error instanceof Error) || !/\bPORT\b/.test(error.message)) throw error
  throw new Error(error.message.replaceAll(/\bPORT\b/g, "--port"), { cause: error })
}

/** The folder of a store that need not outlive a test: in memory, where there is enough. */
function fastFolder(): string {
  const memory = "/dev/shm"
  if (!existsSync(memory)) return tmpdir()
  const { bsize, bavail } = statfsSync(memory)
  return bsize * bavail >= memoryMinBytes ? memory : tmpdir()
}

/** Removes what a killed process left, because the memory of a machine is small. */
async function removeOldStores(home: string): Promise<void> {
  const prefix = storePrefix()
  for (const name of await readdir(home)) {
    const [, pid] = /^(\d{1,10})-\w+$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : "") ?? []
    if (!pid || isAlive(Number(pid))) continue
    const store = path.join(home, name)
    const owner = await lstat(store).catch(() => null)
    // The store of another user stays.
    if (owner?.uid === process.getuid?.()) await rm(store, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * Resolves when the program at the other end of the standard input ends. A terminal and a file have no such
 * end.
 */
function inputEnded(): Promise<void> {
  return new Promise((resolve) => {
    const input = fstatSync(0)
    if (!input.isFIFO() && !input.isSocket()) return
    process.stdin.on("end", resolve).on("error", resolve).resume()
  })
}
