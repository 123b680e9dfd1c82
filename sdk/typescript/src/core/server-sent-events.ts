import { ConnectionError } from "./errors.ts"

/** One event of a stream. With empty `data`, it only changes the position. */
export interface ServerSentEvent {
  /** Its name. */
  event: string
  data: string
  /** The last id on this connection. */
  id: string | undefined
  /** The delay before reconnecting, if the stream sets it. */
  retryMs: number | undefined
}

/** The longest event, in characters. The API sends far less. */
const charactersMax = 64 * 1024 * 1024
/** The bounds of the delay that a stream sets. */
const restMinMs = 100
const restMaxMs = 60_000
const tooLong = "The stream brings an event that does not end."

/** Returns the events in a stream (WHATWG HTML section 9.2). Omits an incomplete event at the end. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void, undefined> {
  let block = emptyBlock(undefined)
  for await (const line of linesIn(body)) {
    if (line !== "") {
      readLine(block, line)
      if (block.length > charactersMax) throw new ConnectionError(tooLong)
      continue
    }
    const { event, data, id, retryMs } = block
    yield { event, data: data.join("\n"), id, retryMs }
    block = emptyBlock(id)
  }
}

/** Lines can end with CR, LF or both. A CR at the end of a chunk can belong to an LF in the next one. */
async function* linesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  /** The chunks of the incomplete line. */
  let begun: string[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const text = decoder.decode(value, { stream: true })
      begun.push(text)
      length += text.length
      if (length > charactersMax) throw new ConnectionError(tooLong)
      if (!/[\r\n]/.test(text) && !begun.at(-2)?.endsWith("\r")) continue
      const lines = begun.join("").split(/\r\n|\n|\r(?!$)/)
      const rest = lines.pop() ?? ""
      begun = [rest]
      length = rest.length
      yield* lines
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

interface Block {
  event: string
  data: string[]
  /** The characters of the data. */
  length: number
  id: string | undefined
  retryMs: number | undefined
}

function emptyBlock(id: string | undefined): Block {
  return { event: "message", data: [], length: 0, id, retryMs: undefined }
}

function readLine(block: Block, line: string): void {
  const colon = line.indexOf(":")
  const field = colon < 0 ? line : line.slice(0, colon)
  const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "")
  if (field === "event") block.event = value
  else if (field === "data") {
    block.data.push(value)
    block.length += line.length + 1
  } else if (field === "id" && !value.includes("\0")) block.id = value
  else if (field === "retry" && /^\d{1,9}$/.test(value))
    block.retryMs = Math.min(Math.max(Number(value), restMinMs), restMaxMs)
}
