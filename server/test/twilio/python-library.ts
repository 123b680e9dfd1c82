import { spawnSync } from "node:child_process"
import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { isUnreachable, unreachable } from "../support/install-once.ts"
import { startLibraryProgram, type Library } from "./library.ts"

/** The library and all that it needs. */
const packages = [
  "aiohappyeyeballs==2.7.1",
  "aiohttp==3.14.5",
  "aiohttp-retry==2.9.1",
  "aiosignal==1.4.0",
  "attrs==26.1.0",
  "certifi==2026.10.19.post1",
  "charset-normalizer==3.5.3",
  "frozenlist==1.8.0",
  "idna==3.20",
  "multidict==7.2.1",
  "propcache==0.5.4",
  "PyJWT==2.15.1",
  "requests==2.34.2",
  "twilio==9.13.0",
  "typing_extensions==4.16.0",
  "urllib3==2.8.0",
  "yarl==1.25.1",
]

const home = path.join(root, ".cache/twilio-python-9.13.0")
export const pythonOfLibrary = path.join(home, "bin/python")

/** Installs the library once, in the cache. Returns the reason if this machine cannot have it. */
export function whyNoPythonLibrary(): string | false {
  const complete = path.join(home, "complete")
  if (existsSync(complete)) return false
  const check = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))"
  if (spawnSync("python3", ["-c", check]).status !== 0) return "This machine has no Python 3.10 with venv."
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", ...packages]
  for (const [program, args] of [
    ["python3", ["-m", "venv", home]],
    [pythonOfLibrary, install],
  ] as const) {
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8" })
    if (status === 0) continue
    if (isUnreachable(stderr)) return unreachable
    throw new Error(stderr)
  }
  writeFileSync(complete, "")
  return false
}

export function startPythonLibrary(baseUrl: string): Library {
  const program = path.join(import.meta.dirname, "programs/call_library.py")
  return startLibraryProgram(pythonOfLibrary, [program, baseUrl], { readsTextAsTime: true })
}
