import { existsSync } from "node:fs"
import path from "node:path"

export const root = path.join(import.meta.dirname, "../..")

/** Where our own code is. Named, because a tool that is given the whole folder also reads what is installed in it. */
export const sources = ["bin", "server/src", "server/test", "server/scripts", "server/bench", "bench"].filter(
  (folder) => existsSync(path.join(root, folder)),
)

const configuration = ["package.json", "server/package.json", "server/tsconfig.json", ".oxlintrc.json", ".oxfmtrc.json"]

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
  {
    holds: "the linter finds nothing (oxlint)",
    command: ["node_modules/oxlint/bin/oxlint", "--type-aware", ...sources],
  },
  {
    holds: "everything is formatted (oxfmt; npm run format does it)",
    command: ["node_modules/oxfmt/bin/oxfmt", "--check", ...formatted],
  },
]
