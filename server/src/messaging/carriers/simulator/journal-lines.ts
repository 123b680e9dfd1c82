import { open } from "node:fs/promises"
import type { SimulatedSubmission } from "./simulated-submission.ts"

/** Names a message that the simulator accepted. */
export type SubmittedMessage = Pick<SimulatedSubmission, "accountId" | "messageId">

/** Overwrites the lines about these messages with spaces. A file that does not exist holds none. */
export async function eraseLines(file: string, messageIds: ReadonlySet<string>): Promise<void> {
  await withFile(file, async (handle) => {
    for (const { messageId, start, end } of linesOf(await handle.readFile()))
      if (messageIds.has(messageId)) await handle.write(Buffer.alloc(end - start, " "), 0, end - start, start)
  })
}

/** Returns the messages whose lines are in the file. */
export async function messagesIn(file: string): Promise<SubmittedMessage[]> {
  const messages: SubmittedMessage[] = []
  await withFile(file, async (handle) => {
    for (const { accountId, messageId } of linesOf(await handle.readFile())) messages.push({ accountId, messageId })
  })
  return messages
}

async function withFile(file: string, act: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  try {
    await using handle = await open(file, "r+")
    await act(handle)
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ENOENT") throw error
  }
}

/**
 * The lines that hold a message, with their positions in the file. A line is not read as JSON, because a torn
 * one may hold text, too. Both ids precede the text, which cannot hold a bare quote.
 */
function* linesOf(content: Buffer): Generator<SubmittedMessage & { start: number; end: number }> {
  for (let start = 0, end: number; start < content.length; start = end + 1) {
    end = content.indexOf("\n", start)
    if (end === -1) end = content.length
    const line = content.subarray(start, end)
    const [accountId, messageId] = [valueOf(line, "accountId"), valueOf(line, "messageId")]
    if (accountId !== undefined && messageId !== undefined) yield { accountId, messageId, start, end }
  }
}

function valueOf(line: Buffer, name: string): string | undefined {
  const opening = `"${name}":"`
  const at = line.indexOf(opening)
  const end = at === -1 ? -1 : line.indexOf('"', at + opening.length)
  return end === -1 ? undefined : line.toString("utf8", at + opening.length, end)
}
