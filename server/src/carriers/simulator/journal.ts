import { mkdir, open, rm, type FileHandle } from "node:fs/promises"
import { join } from "node:path"
import { eraseLines, messagesIn, type SubmittedMessage } from "./journal-lines.ts"
import { fileName, listFiles, readJournal, type Line } from "./read-journal.ts"
import type { KeptSubmission, Progress, SimulatedSubmission } from "./simulated-submission.ts"

export interface JournalOptions {
  folder: string
  /** A file that is longer than this is followed by another. */
  bytesMax?: number
  /** Asked when a file is full: what still waits for a receipt. */
  unfinished(): Iterable<[SimulatedSubmission, Progress]>
}

const bytesMaxDefault = 8 * 1024 * 1024
/** Files before the current one in which unfinished work can stay. Older work is written again. */
const filesBehindMax = 3

/**
 * The simulator's memory across a kill of its process: what it accepted, and the receipts it still owes. It
 * has lines of JSON in numbered files, appended in batches, one write for all lines that arrived during the
 * last one. It is not forced to the disk: it outlives the process but not the machine, and costs little.
 *
 * It does not grow without end. A file is deleted when none of its messages is in the inbox or owes a
 * receipt. The oldest goes first, so that a `done` never goes before its `take`. Opening moves all that is
 * kept into one new file. A folder serves one process.
 */
export class Journal {
  readonly #options: JournalOptions
  /** By file, how many of what it holds are still needed. */
  readonly #needed = new Map<number, number>()
  readonly #places = new Map<SimulatedSubmission, { file: number; holds: number }>()
  #handle: FileHandle
  #file: number
  #bytes = 0
  #lines: string[] = []
  #batch: Promise<void> | undefined
  #writing: Promise<void> = Promise.resolve()
  #isTorn = false
  #erased = new Set<string>()
  #erasing: Promise<void> | undefined

  private constructor(options: JournalOptions, handle: FileHandle, file: number) {
    this.#options = options
    this.#handle = handle
    this.#file = file
  }

  /**
   * Reads what was kept, and begins a new file: a line that a kill tore is never written on. The caller says
   * with `keep` what of it is still needed, and then, with `dropOlder`, that this was all.
   */
  static async open(options: JournalOptions): Promise<{ journal: Journal; kept: KeptSubmission[] }> {
    await mkdir(options.folder, { recursive: true, mode: 0o700 })
    const files = await listFiles(options.folder)
    const file = (files.at(-1) ?? 0) + 1
    const journal = new Journal(options, await openFile(options.folder, file), file)
    for (const each of files) journal.#needed.set(each, 0)
    return { journal, kept: await readJournal(options.folder, files) }
  }

  /**
   * Resolves when it is written: from then on the process may be killed. Rejects when the disk refuses.
   * `holds`: see `release`.
   */
  async recordSubmission(submission: SimulatedSubmission, holds: number): Promise<void> {
    this.#place(submission, holds)
    try {
      await this.#append(["take", withoutSecret(submission)])
    } catch (error) {
      this.#forget(submission)
      throw error
    }
  }

  /** As `take`, for what an earlier process took. */
  keep({ submission, progress, isShown }: KeptSubmission, holds: number): void {
    this.#place(submission, holds)
    this.#append(["take", withoutSecret(submission), progress, isShown]).catch(() => {})
  }

  /** Removes the files of earlier processes once everything from `keep` is written. */
  async dropOlder(): Promise<void> {
    if (this.#batch) await this.#batch
    await this.#dropUnneeded()
  }

  /**
   * The listener took receipt number `step`, from 1, of a part. When the line is lost, the receipt comes
   * twice.
   */
  done(reference: string, step: number): void {
    this.#append(["done", reference, step]).catch(() => {})
  }

  /** The inbox of one account, or of all, was emptied. */
  async clear(accountId: string | null): Promise<void> {
    await this.#append(["clear", accountId])
  }

  /** The messages of which a file holds text, also those that left the inbox. */
  async messages(): Promise<SubmittedMessage[]> {
    const found: SubmittedMessage[] = []
    for (const file of await this.#files()) found.push(...(await messagesIn(file)))
    return found
  }

  /**
   * Overwrites every line about these messages with spaces, so that their text is in no file any more. The
   * lines of a message that was accepted before the call are among them. Erasures that come together read the
   * files once.
   */
  async erase(messageIds: ReadonlySet<string>): Promise<void> {
    for (const id of messageIds) this.#erased.add(id)
    await (this.#erasing ??= this.#eraseAll())
  }

  /**
   * One of its holders, the inbox or a part that owes a receipt, needs it no more. When none does, its file
   * may go.
   */
  release(submission: SimulatedSubmission): void {
    const place = this.#places.get(submission)
    if (place && --place.holds <= 0) this.#forget(submission)
  }

  /** Resolves when something could be written. */
  probe(): Promise<void> {
    return this.#append(["done", "", 0])
  }

  /** Writes the remaining lines and closes the file. */
  async close(): Promise<void> {
    while (this.#batch) await this.#batch.catch(() => {})
    await this.#writing
    await this.#handle.close()
  }

  async #eraseAll(): Promise<void> {
    if (this.#batch) await this.#batch.catch(() => {})
    await this.#writing
    const messageIds = this.#erased
    this.#erased = new Set()
    this.#erasing = undefined
    for (const file of await this.#files()) await eraseLines(file, messageIds)
  }

  async #files(): Promise<string[]> {
    const files = await listFiles(this.#options.folder)
    return files.map((file) => join(this.#options.folder, fileName(file)))
  }

  #place(submission: SimulatedSubmission, holds: number): void {
    this.#places.set(submission, { file: this.#file, holds })
    this.#count(this.#file, 1)
  }

  #forget(submission: SimulatedSubmission): void {
    const place = this.#places.get(submission)
    if (place) this.#count(place.file, -1)
    this.#places.delete(submission)
  }

  #append(line: Line): Promise<void> {
    this.#lines.push(JSON.stringify(line))
    this.#batch ??= this.#writing.then(() => this.#writeBatch())
    return this.#batch
  }

  async #writeBatch(): Promise<void> {
    // One turn of the event loop, so that what came together is written together.
    await new Promise((resolve) => setImmediate(resolve))
    const lines = this.#lines
    this.#lines = []
    this.#batch = undefined
    const written = this.#write(lines)
    this.#writing = written.catch(() => {})
    await written
  }

  async #write(lines: string[]): Promise<void> {
    // A write that failed may have left half a line; an end of line in front keeps it from spoiling the next.
    const text = `${this.#isTorn ? "\n" : ""}${lines.join("\n")}\n`
    this.#isTorn = true
    await this.#handle.appendFile(text)
    this.#isTorn = false
    this.#bytes += text.length
    if (this.#bytes > (this.#options.bytesMax ?? bytesMaxDefault)) await this.#rotate()
  }

  async #rotate(): Promise<void> {
    const next = await openFile(this.#options.folder, this.#file + 1)
    await this.#handle.close()
    this.#handle = next
    this.#file += 1
    this.#bytes = 0
    for (const [submission, progress] of this.#options.unfinished()) this.#moveOn(submission, progress)
    if (this.#batch === undefined) await this.#dropUnneeded()
  }

  /**
   * Writes the entries again that would keep an old file alive for an unclaimed receipt. It leaves the
   * inbox's share behind.
   */
  #moveOn(submission: SimulatedSubmission, progress: Progress): void {
    const place = this.#places.get(submission)
    if (!place || place.file >= this.#file - filesBehindMax) return
    this.#count(place.file, -1)
    place.file = this.#file
    this.#count(place.file, 1)
    this.#append(["take", submission, progress, false]).catch(() => {})
  }

  #count(file: number, change: number): void {
    this.#needed.set(file, (this.#needed.get(file) ?? 0) + change)
  }

  async #dropUnneeded(): Promise<void> {
    for (const [file, needed] of [...this.#needed].toSorted(([a], [b]) => a - b)) {
      if (needed > 0 || file >= this.#file) return
      this.#needed.delete(file)
      await rm(join(this.#options.folder, fileName(file)), { force: true })
    }
  }
}

function openFile(folder: string, file: number): Promise<FileHandle> {
  return open(join(folder, fileName(file)), "a", 0o600)
}

/** A code is on no disk. */
function withoutSecret({ maskedBody, ...submission }: SimulatedSubmission): SimulatedSubmission {
  return maskedBody === undefined ? submission : { ...submission, body: maskedBody }
}
