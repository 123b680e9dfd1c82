import { existsSync } from "node:fs"
import path from "node:path"

export const root = path.join(import.meta.dirname, "../..")

/**
 * Where our own code is. Named, because a tool that is given the whole folder also reads what is installed in
 * it.
 */
export const sources = [
  "bin",
  "server/src",
  "server/test",
  "server/scripts",
  "server/bench",
  "bench",
  "sdk/generate",
  "sdk/go",
  "sdk/java",
  "sdk/php",
  "sdk/python",
  "sdk/ruby",
  "sdk/snippets",
  "sdk/behaviours",
  "sdk/typescript/src",
  "sdk/typescript/test",
  "sdk/typescript/scripts",
  "console/src",
  "console/build",
  "console/test",
  "console/scripts",
  "packages",
  "examples",
].filter((folder) => existsSync(path.join(root, folder)))

const configuration = [
  "package.json",
  "server/package.json",
  "server/tsconfig.json",
  "sdk/typescript/package.json",
  "sdk/typescript/tsconfig.json",
  "sdk/typescript/tsconfig.build.json",
  "console/package.json",
  "console/tsconfig.json",
  "console/vite.config.ts",
  "console/index.html",
  ".oxlintrc.json",
  ".oxfmtrc.json",
]

export const formatted = [...sources, ...configuration]

interface Check {
  /** What holds when the command succeeds. */
  holds: string
  /** Arguments for Node, to be run in `root`. */
  command: readonly string[]
}

/** What can be wrong with a change without running it. `npm test` runs these too, as tests. */
export const checks: readonly Check[] = [
  { holds: "the types fit (tsc)", command: ["node_modules/typescript/bin/tsc", "-p", "server"] },
  { holds: "the types of the benchmark fit (tsc)", command: ["node_modules/typescript/bin/tsc", "-p", "bench"] },
  { holds: "the types of the SDK fit (tsc)", command: ["node_modules/typescript/bin/tsc", "-p", "sdk/typescript"] },
  { holds: "the types of the packages fit (tsc)", command: ["node_modules/typescript/bin/tsc", "-p", "packages"] },
  {
    holds: "the types of the SDK fit in a browser (tsc)",
    command: ["node_modules/typescript/bin/tsc", "-p", "sdk/typescript/tsconfig.build.json", "--noEmit"],
  },
  { holds: "the types of the console fit (tsc)", command: ["node_modules/typescript/bin/tsc", "-p", "console"] },
  {
    holds: "the linter finds nothing (oxlint)",
    command: ["node_modules/oxlint/bin/oxlint", "--type-aware", ...sources],
  },
  {
    holds: "everything is formatted (oxfmt; npm run format does it)",
    command: ["node_modules/oxfmt/bin/oxfmt", "--check", ...formatted],
  },
  { holds: "the English follows STYLE.md", command: ["server/scripts/prose.ts"] },
]
