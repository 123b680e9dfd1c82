import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/root.ts"

/** What the client needs, what builds it, and what checks it. */
const packages = [
  "anyio==4.16.0",
  "certifi==2026.10.19.post1",
  "cryptography==50.0.2",
  "hatchling==1.33.0",
  "httpx==0.28.1",
  "mypy==2.4.1",
  "pytest==9.2.0",
  "ruff==0.17.6",
  "typing_extensions==4.16.0",
]

const home = path.join(
  root,
  ".cache",
  `python-tools-${createHash("sha256").update(packages.join("\n")).digest("hex").slice(0, 12)}`,
)

/** The path of a program in the virtual environment of the tools. */
export function toolPath(name: string): string {
  return path.join(home, "bin", name)
}

/** Installs the tools once, in the cache. Returns the reason if this machine cannot have them. */
export function whyNoTools(): string | null {
  const complete = path.join(home, "complete")
  if (existsSync(complete)) return null
  const python = spawnSync("python3", ["-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))"])
  if (python.status !== 0) return "The tools of Python need Python 3.10 or newer with venv."
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages]
  for (const [program, args] of [
    ["python3", ["-m", "venv", home]],
    [toolPath("python"), pip],
  ] as const) {
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8" })
    if (status !== 0) return `The tools of Python cannot be installed: ${stderr.trim().split("\n").at(-1)}`
  }
  writeFileSync(complete, "")
  return null
}
