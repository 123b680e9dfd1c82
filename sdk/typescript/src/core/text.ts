import { readAnswer, unexpectedAnswer } from "./answer.ts"
import type { Call } from "./call.ts"
import { Deadline } from "./deadline.ts"
import type { RequestOptions, Settings } from "./options.ts"
import { failureOf, fetchAnswer, requestOf } from "./send.ts"

/**
 * Returns the chunks of a text as they arrive. It is requested once, because chunks that were read cannot be
 * withdrawn. `timeoutMs` is the longest silence. Rejects as `Client.request` does, also when the connection
 * ends before the text does.
 */
export async function* textOf(
  settings: Settings,
  call: Call,
  options: RequestOptions = {},
): AsyncGenerator<string, void, undefined> {
  const headers = { accept: "text/csv", ...options.headers }
  const request = await requestOf(settings, call, { ...options, headers })
  const deadline = new Deadline(request)
  try {
    const response = await fetchAnswer(settings, request, deadline)
    const isText = response.headers.get("content-type")?.startsWith("text/csv")
    if (!response.ok || !response.body || !isText) {
      await readAnswer(response)
      throw unexpectedAnswer(response, "The answer is no table. Does `baseUrl` lead to Posthorn?")
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        // The deadline does not count the reader's own time.
        deadline.hold()
        yield piece.value
        deadline.extend()
      }
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  } catch (error) {
    throw failureOf(error, request, deadline)
  } finally {
    deadline.end()
  }
}
