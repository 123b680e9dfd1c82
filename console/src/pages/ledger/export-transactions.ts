import type { ExportTransactionsQuery, Posthorn } from "@posthorn/client"
import { saveBlob } from "../../components/save-blob.ts"

/**
 * Text is handed to the browser in pieces of this size. It keeps large blobs on its disk, not in the memory
 * of the page.
 */
const pieceLength = 4_000_000

export interface Export {
  period: ExportTransactionsQuery
  /** The name of the file. */
  name: string
  signal: AbortSignal
  /** Called with the number of characters that arrived. */
  progress(length: number): void
}

/** Saves the table when it is complete: a table that ends early would look like the whole period. */
export async function exportTransactions(client: Posthorn, { period, name, signal, progress }: Export): Promise<void> {
  const parts: Blob[] = []
  let piece = ""
  let length = 0
  for await (const text of client.transactions.export({ ...period, details: true }, { signal })) {
    piece += text
    length += text.length
    progress(length)
    if (piece.length < pieceLength) continue
    parts.push(new Blob([piece]))
    piece = ""
  }
  saveBlob(name, [...parts, piece])
}
