export interface StreamEvent {
  /** Null for what only moves the place in the stream. */
  type: string | null
  data: string
  id: string | undefined
}

/** The events of a `text/event-stream`, as they come (HTML standard, section 9.2.6). */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  // The pieces of a block are joined once: an event of several megabytes comes in many of them.
  let pieces: string[] = []
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      pieces.push(value)
      if (!value.includes("\n")) continue
      const blocks = pieces.join("").split("\n\n")
      pieces = [blocks.pop() ?? ""]
      for (const block of blocks) yield readBlock(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): StreamEvent {
  const fields: Record<string, string[]> = {}
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":")
    if (colon < 1) continue
    ;(fields[line.slice(0, colon)] ??= []).push(line.slice(colon + 1).replace(/^ /, ""))
  }
  const { event, id, data } = fields
  return { type: data ? (event?.at(-1) ?? "message") : null, id: id?.at(-1), data: data?.join("\n") ?? "" }
}
