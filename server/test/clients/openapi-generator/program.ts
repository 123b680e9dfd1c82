/** Sends a message and reads it, with the client that openapi-generator generated for TypeScript. */
import { Configuration, MessagesApi } from "./posthorn/index.js"

const { BASE_URL: basePath = "", ACCOUNT_SID: username = "", AUTH_TOKEN: password = "" } = process.env
const messages = new MessagesApi(new Configuration({ basePath, username, password }))

const created = await messages.createMessageRaw({
  createMessageRequest: {
    to: "+15552345678",
    from: "+15551234567",
    body: "Your table is ready.",
    tags: ["reservations"],
  },
})
const { sid } = await created.value()
const read = await messages.getMessageRaw({ sid })
const message = await read.value()
process.stdout.write(`${created.raw.status} ${read.raw.status} ${message.sid === sid} ${message.tags[0]}\n`)
