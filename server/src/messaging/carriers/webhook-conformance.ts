import assert from "node:assert/strict"
import { suite, test } from "node:test"
import { hostileBodies, leastProcessorMs } from "#core/std/hostile-bodies.ts"
import type { CarrierWebhook, WebhookReader } from "./webhook.ts"

/** A reader, and a webhook that its peer sent. */
export interface ReaderUnderTest {
  reader: WebhookReader
  genuine: CarrierWebhook
  close(): Promise<void>
}

/** Node accepts 16 KiB of headers. */
const headerBytes = 15 * 1024
/** A stranger's request may cost this much, also on a slow machine. */
const processorMsMax = 20

/** The requirements for every reader of webhooks. Run it in the adapter's own tests. */
export function checkWebhookReader(name: string, make: () => Promise<ReaderUnderTest>): void {
  suite(`${name} is a reader of webhooks`, () => {
    const check = (sentence: string, act: (made: ReaderUnderTest) => Promise<void>): void => {
      test(sentence, async () => {
        const made = await make()
        await act(made).finally(() => made.close())
      })
    }

    check("A genuine webhook is read, and its head is not forged", async ({ reader, genuine }) => {
      assert.notEqual(await reader.checkHead(genuine), "forged")
      assert.equal((await reader.read(genuine)).kind, "read")
    })

    check("A webhook without its proof is forged by its head, with any body", async (made) => {
      const bare = bareOf(made.genuine)
      assert.equal(await made.reader.checkHead(bare), "forged")
      for (const body of [bare.body, Buffer.alloc(0)])
        assert.equal((await made.reader.read({ ...bare, body })).kind, "forged")
    })

    check("A head that proves nothing does not make another body genuine", async ({ reader, genuine }) => {
      if ((await reader.checkHead(genuine)) === "unproven")
        assert.equal((await reader.read({ ...genuine, body: Buffer.from("{}") })).kind, "forged")
    })

    check("A stranger's webhook of any content costs at most 20 ms of processor time", async ({ reader, genuine }) => {
      const isUnproven = (await reader.checkHead(genuine)) === "unproven"
      const heads = [...forgedHeads(genuine), ...(isUnproven ? [genuine] : [])]
      for (const head of heads)
        for (const [content, body] of Object.entries(hostileBodies)) {
          const webhook = { ...head, body }
          const spent = await leastProcessorMs(async () => {
            await reader.checkHead(webhook)
            assert.equal((await reader.read(webhook)).kind, "forged")
          })
          assert.ok(spent <= processorMsMax, `${content}: ${spent} ms`)
        }
    })
  })
}

function bareOf(genuine: CarrierWebhook): CarrierWebhook {
  return { ...genuine, headers: {}, url: genuine.url.split("?", 1)[0] ?? "" }
}

/** Heads with as much text as Node accepts in place of what proves the sender. */
function forgedHeads(genuine: CarrierWebhook): CarrierWebhook[] {
  const bare = bareOf(genuine)
  const fill = (text: string) => text.repeat(Math.ceil(headerBytes / text.length)).slice(0, headerBytes)
  const withHeaders = (change: (value: string) => string) =>
    Object.fromEntries(Object.entries(genuine.headers).map(([name, value]) => [name, change(value)]))
  return [
    bare,
    { ...bare, headers: withHeaders(() => fill(",")) },
    { ...bare, headers: withHeaders(() => fill(".")) },
    { ...bare, headers: withHeaders((value) => fill(`${value.replace(/[0-9a-z]$/i, "!")},`)) },
    { ...bare, url: `${bare.url}?${fill("token=x&")}` },
  ]
}
