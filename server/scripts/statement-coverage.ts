import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Recording } from "./record-statements.ts"

/** What a run of tests needs to record its statements. */
export interface Recorder {
  options: readonly string[]
  environment: Record<string, string>
}

/**
 * Sends random requests, so no two of its runs execute the same statements. It always runs on both versions
 * and counts in neither.
 */
export const randomRequests = "server/test/api-properties.test.ts"

/** The SQL statements of `server/src` that the test files of one run execute. */
export class StatementCoverage {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "posthorn-statements-"))
  readonly recorder: Recorder = {
    options: [`--import=${path.join(import.meta.dirname, "record-statements.ts")}`],
    environment: { STATEMENTS_FOLDER: this.#folder },
  }

  /** Each statement, with the files that execute it. */
  get statements(): Map<string, string[]> {
    const files = new Map<string, string[]>()
    for (const { file, statements } of this.#recordings())
      for (const statement of statements) files.set(statement, [...(files.get(statement) ?? []), file])
    return files
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }

  /** In the order of paths, those of the whole system last: what these execute depends on chance. */
  #recordings(): Recording[] {
    const orderOf = ({ file }: Recording) => `${file.startsWith("server/src/") ? 0 : 1} ${file}`
    return readdirSync(this.#folder)
      .map((name) => JSON.parse(readFileSync(path.join(this.#folder, name), "utf8")) as Recording)
      .filter(({ file }) => file !== randomRequests)
      .toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1))
  }
}

/**
 * Files that execute every statement together, in little time. They are those that alone execute a statement,
 * and then always the file that adds the most statements a second. `filesOf` has the files of each statement.
 */
export function fewestFiles(
  filesOf: readonly (readonly string[])[],
  seconds: ReadonlyMap<string, number>,
): Set<string> {
  const chosen = new Set(filesOf.filter(({ length }) => length === 1).flat())
  for (;;) {
    const left = filesOf.filter((files) => !files.some((file) => chosen.has(file)))
    const gains = new Map<string, number>()
    for (const file of left.flat())
      gains.set(file, (gains.get(file) ?? 0) + 1 / (startSeconds + (seconds.get(file) ?? 0)))
    const [best] = [...gains].toSorted(([, gain], [, other]) => other - gain)
    if (!best) return chosen
    chosen.add(best[0])
  }
}

/** Of a test file on an idle machine, with the import of what it tests. */
const startSeconds = 0.5
