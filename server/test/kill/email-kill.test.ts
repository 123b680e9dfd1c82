/**
 * Mails that were accepted are not lost when the server process dies, and those that arrive twice have one
 * Message-ID.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { MailServer, settingsFor } from "#messaging/carriers/smtp/testing.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { created, makeOperator } from "./with-smsc.ts"

const kills = 3
const mailsEach = 60
const connections = 4

test("every accepted mail arrives although the process is killed again and again", async () => {
  const mailServer = await new MailServer().start()
  await using posthorn = new Installation()
  await posthorn.start()
  const accepted = new Set<string>()
  const arrived = () =>
    mailServer.mails.map(({ raw }) => /^Message-ID: <(MS\w+)@example\.com>\r$/m.exec(raw)?.[1] ?? "")
  try {
    await connect(posthorn, mailServer)
    for (let round = 0; round <= kills; round++) {
      const client = new RestClient(posthorn)
      const before = arrived().length
      const sending = Array.from({ length: mailsEach }, async (_, index) => {
        const message = { to: `email:ann${index}@example.org`, from: "email:codes@example.com", body: `Mail ${index}` }
        const answer = await client.post("/v1/messages", message).catch(() => null)
        if (answer?.status === 201) accepted.add((answer.body as { sid: string }).sid)
      })
      if (round < kills) {
        await eventually("some mails of the round are under way", () => arrived().length > before + 5)
        await posthorn.kill()
      }
      await Promise.all(sending)
      await client.close()
      if (round < kills) await posthorn.start()
    }
    await eventually("every accepted mail arrived", () => accepted.difference(new Set(arrived())).size === 0)
    assert.ok(accepted.size > mailsEach, `${accepted.size} mails were accepted`)
    // Of those that were under way at a kill, one for each connection at most.
    const repeated = arrived().length - new Set(arrived()).size
    assert.ok(repeated <= kills * connections, `${repeated} mails arrived twice`)
  } finally {
    await mailServer.stop()
  }
})

async function connect(posthorn: Installation, mailServer: MailServer): Promise<void> {
  const operator = new RestClient({ baseUrl: posthorn.baseUrl, account: await makeOperator(posthorn) })
  const settings = settingsFor(mailServer, { connections })
  const carrier = { name: "Mail", kind: "smtp", settings, password: "s3cret" }
  const { sid: carrier_sid } = await created(operator, "/operator/v1/carriers", carrier)
  await created(operator, "/operator/v1/routes", { carrier_sid, channel: "email" })
  await operator.close()
}
