import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import path from "node:path"
import { root } from "../../generate/document.ts"

export const home = path.join(root, "sdk/go")

const environment = { GOTOOLCHAIN: "local", GOFLAGS: "-mod=mod" }

/** The client needs Go 1.21, and the programs that use range loops need 1.23. */
const minor = /go1\.(\d+)/.exec(spawnSync("go", ["version"], { encoding: "utf8" }).stdout ?? "")?.[1]

/** Why this machine cannot test the client, or false. */
export const noGo = Number(minor) >= 23 ? false : "This machine has no go of version 1.23 or newer."

export interface Ran {
  status: number | null
  said: string
}

export function run(program: string, args: readonly string[], options: { cwd?: string; env?: object } = {}): Ran {
  const env = { ...process.env, ...environment, ...options.env }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: options.cwd ?? home, env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}` }
}

export function succeed(...command: Parameters<typeof run>): string {
  const { status, said } = run(...command)
  assert.equal(status, 0, said)
  return said
}

/** Starts a program that prints to a pipe, without waiting for its end. */
export function start(program: string, args: readonly string[]) {
  return spawn(program, args, {
    cwd: home,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  })
}
