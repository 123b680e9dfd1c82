import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { StoredSubmission, Progress, SimulatedSubmission } from "./simulated-submission.ts"

/**
 * A line of a journal. It records an accepted message (or one that was written again), or an acknowledged
 * receipt number n of a part. Or it records that the inbox of an account, or every inbox, was emptied.
 */
export type Line =
  | ["take", SimulatedSubmission]
  | ["take", SimulatedSubmission, Progress, boolean]
  | ["done", string, number]
  | ["clear", string | null]

/** Returns the entries in the journal files of a folder, oldest first. Omits torn lines. */
export async function readJournal(folder: string, files: readonly number[]): Promise<StoredSubmission[]> {
  const book: Book = { all: new Map(), parts: new Map() }
  for (const file of files) {
    const texts = await readFile(join(folder, fileName(file)), "utf8")
    for (const text of texts.split("\n")) {
      const line = parseLine(text)
      if (line) enter(book, line)
    }
  }
  return [...book.all.values()]
}

export function fileName(file: number): string {
  return `journal-${String(file).padStart(8, "0")}.ndjson`
}

/** The numbers of the journal files in a folder, in order. */
export async function listFiles(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  const numbers = names.map((name) => Number(/^journal-(\d{8,})\.ndjson$/.exec(name)?.[1] ?? 0))
  return numbers.filter((number) => number > 0).toSorted((a, b) => a - b)
}

interface Book {
  /** Entries by their first reference. */
  all: Map<string, StoredSubmission>
  parts: Map<string, { progress: Progress; part: number }>
}

function enter(book: Book, line: Line): void {
  switch (line[0]) {
    case "take":
      return enterSubmission(book, line[1], line[2] ?? line[1].references.map(() => 0), line[3] ?? true)
    case "done":
      return advance(book.parts.get(line[1]), line[2])
    case "clear":
      for (const kept of book.all.values()) kept.isShown &&= line[1] !== null && kept.submission.accountId !== line[1]
  }
}

/** The same entry occurs again when it was written again. A receipt in either line counts as acknowledged. */
function enterSubmission(book: Book, submission: SimulatedSubmission, progress: Progress, isShown: boolean): void {
  const known = book.all.get(submission.references[0] ?? "")
  if (!known) book.all.set(submission.references[0] ?? "", { submission, progress, isShown })
  for (const [part, reference] of submission.references.entries()) {
    if (known) advance({ progress: known.progress, part }, progress[part] ?? 0)
    else book.parts.set(reference, { progress, part })
  }
}

function advance(place: { progress: Progress; part: number } | undefined, step: number): void {
  if (place) place.progress[place.part] = Math.max(place.progress[place.part] ?? 0, step)
}

/** A kill or a full disk may have torn a line; the lines after it are whole again. */
function parseLine(line: string): Line | undefined {
  try {
    return line ? (JSON.parse(line) as Line) : undefined
  } catch {
    return undefined
  }
}
