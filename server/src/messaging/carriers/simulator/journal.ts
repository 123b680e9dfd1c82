import { mkdir, open, rm, type FileHandle } from "node:fs/promises"
import { join } from "node:path"
import { eraseLines, messagesIn, type SubmittedMessage } from "./journal-lines.ts"
import { fileName, listFiles, readJournal, type Line } from "./read-journal.ts"
import type { StoredSubmission, Progress, SimulatedSubmission } from "./simulated-submission.ts"

export interface JournalOptions {
  folder: string
  /** When a file is longer than this, the journal begins another one. */
  bytesMax?: number
  /** Called when a file is full. Returns the submissions that still wait for a receipt. */
  unfinished(): Iterable<[SimulatedSubmission, Progress]>
}

const bytesMaxDefault = 8 * 1024 * 1024
/** The number of earlier files that can contain unfinished work. Work in older files is written again. */
const filesBehindMax = 3

/**
 * The simulator's storage across a kill of its process: the accepted messages, and the receipts it still
 * owes. It has lines of JSON in numbered files, appended in batches. One write has all lines that arrived
 * during the last one. It is not forced to the disk: it outlives the process but not the machine, and costs
 * little.
 *
 * Its size is limited. A file is deleted when none of its messages is in the inbox or owes a receipt. The
 * oldest file is deleted first, so that a `done` never goes before its `take`. Opening a journal moves all
 * entries that are kept into one new file. A folder serves one process.
 */
export class Journal {
  readonly #options: JournalOptions
  /** The number of entries in each file that are still needed. */
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
   * Reads the entries, and begins a new file, so nothing is appended to a line that a kill tore. The caller
   * passes each entry that is still needed to `keep`, and then calls `dropOlder`.
   */
  static async open(options: JournalOptions): Promise<{ journal: Journal; kept: StoredSubmission[] }> {
    await mkdir(options.folder, { recursive: true, mode: 0o700 })
    const files = await listFiles(options.folder)
    const file = (files.at(-1) ?? 0) + 1
    const journal = new Journal(options, await openFile(options.folder, file), file)
    for (const each of files) journal.#needed.set(each, 0)
    return { journal, kept: await readJournal(options.folder, files) }
  }

  /**
   * Resolves when the entry is written: from then on a kill does not lose it. Rejects if the disk fails.
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

  /** As `recordSubmission`, for an entry of an earlier process. */
  keep({ submission, progress, isShown }: StoredSubmission, holds: number): void {
    this.#place(submission, holds)
    this.#append(["take", withoutSecret(submission), progress, isShown]).catch(() => {})
  }

  /** Removes the files of earlier processes once everything from `keep` is written. */
  async dropOlder(): Promise<void> {
    if (this.#batch) await this.#batch
    await this.#deleteUnneededFiles()
  }

  /**
   * The listener stored receipt number `step`, from 1, of a part. If this line is lost, the receipt is sent
   * twice.
   */
  done(reference: string, step: number): void {
    this.#append(["done", reference, step]).catch(() => {})
  }

  /** The inbox of one account, or every inbox, was emptied. */
  async clear(accountId: string | null): Promise<void> {
    await this.#append(["clear", accountId])
  }

  /** Returns the messages whose text is in a file, including those that left the inbox. */
  async messages(): Promise<SubmittedMessage[]> {
    const found: SubmittedMessage[] = []
    for (const file of await this.#files()) found.push(...(await messagesIn(file)))
    return found
  }

  /**
   * Overwrites every line about these messages with spaces, so that no file contains their text. This
   * includes lines of messages that were accepted before the call. Erasures at the same time read the files
   * once.
   */
  async erase(messageIds: ReadonlySet<string>): Promise<void> {
    for (const id of messageIds) this.#erased.add(id)
    await (this.#erasing ??= this.#eraseAll())
  }

  /**
   * One of the entry's holders (the inbox, or a part that owes a receipt) no longer needs it. Without
   * holders, the entry does not keep its file.
   */
  release(submission: SimulatedSubmission): void {
    const place = this.#places.get(submission)
    if (place && --place.holds <= 0) this.#forget(submission)
  }

  /** Resolves when the disk accepts a write. */
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
    // Waits one turn of the event loop, so that lines of the same turn are written together.
    await new Promise((resolve) => setImmediate(resolve))
    const lines = this.#lines
    this.#lines = []
    this.#batch = undefined
    const written = this.#write(lines)
    this.#writing = written.catch(() => {})
    await written
  }

  async #write(lines: string[]): Promise<void> {
    // A failed write may have left half a line. A line break before the text keeps that half apart.
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
    for (const [submission, progress] of this.#options.unfinished()) this.#rewriteEntry(submission, progress)
    if (this.#batch === undefined) await this.#deleteUnneededFiles()
  }

  /**
   * Writes an entry again if its unclaimed receipt would keep an old file alive. The new entry does not
   * restore the message to the inbox.
   */
  #rewriteEntry(submission: SimulatedSubmission, progress: Progress): void {
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

  async #deleteUnneededFiles(): Promise<void> {
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

/** No code is written to the disk. */
function withoutSecret({ maskedBody, ...submission }: SimulatedSubmission): SimulatedSubmission {
  return maskedBody === undefined ? submission : { ...submission, body: maskedBody }
}
