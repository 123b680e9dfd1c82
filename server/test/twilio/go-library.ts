import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { isUnreachable, unreachable } from "../support/install-once.ts"
import { startLibraryProgram, type Library } from "./library.ts"

const source = path.join(import.meta.dirname, "programs/go")
const environment = { GOTOOLCHAIN: "local", GOFLAGS: "-mod=readonly" }

/** The program with the library, which `go.sum` pins. */
const program = path.join(root, `.cache/twilio-go-1.31.0/${digestOf("go.mod", "go.sum", "main.go")}`)

/** Builds the program once, in the cache. Returns the reason if this machine cannot have it. */
export function whyNoGoLibrary(): string | false {
  if (existsSync(program)) return false
  const { stdout, error } = spawnSync("go", ["version"], { encoding: "utf8" })
  const minor = Number(/go1\.(\d+)/.exec(stdout ?? "")?.[1])
  if (error || minor < 21) return "This machine has no go of version 1.21 or newer."
  // Without the optimizations, the packages of the library take half the time to compile.
  const options = ["-gcflags=github.com/twilio/twilio-go/...=-N -l", "-ldflags=-s -w"]
  const build = spawnSync("go", ["build", ...options, "-o", program, "."], {
    cwd: source,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  })
  if (build.status === 0) return false
  if (isUnreachable(build.stderr)) return unreachable
  throw new Error(build.stderr)
}

export function startGoLibrary(baseUrl: string): Library {
  return startLibraryProgram(program, [baseUrl])
}

function digestOf(...files: readonly string[]): string {
  const digest = createHash("sha256")
  for (const file of files) digest.update(readFileSync(path.join(source, file)))
  return digest.digest("hex").slice(0, 12)
}
