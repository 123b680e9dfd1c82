import assert from "node:assert/strict"
import { spawn, spawnSync } from "node:child_process"
import path from "node:path"
import { root } from "../../generate/document.ts"

export const home = path.join(root, "sdk/go")

const environment = { GOTOOLCHAIN: "local", GOFLAGS: "-mod=mod" }

/** Why this machine cannot test the client, or false. */
export const noGo = spawnSync("go", ["version"]).status === 0 ? false : "This machine has no go."

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
