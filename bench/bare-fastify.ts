// The speed of the framework alone. A Fastify route reads the same form by the same schema as POST
// /v1/messages, and answers 201 with a message. It stores nothing and knows no account. It runs in a separate
// process, which ends with its parent.
import Fastify from "fastify"
import { messageExample } from "../server/src/messaging/api/message-schema.ts"
import { createMessage } from "../server/src/messaging/api/messages.ts"
import { decodeBody } from "../server/src/http/wire/decode-body.ts"
import type { Fault } from "../server/src/http/wire/fault.ts"
import { ParameterReader } from "../server/src/http/wire/parameters.ts"

export interface BareRequests {
  address: { ask: null; answer: { port: number } }
}

const schema = createMessage.body
if (!schema) throw new Error("POST /v1/messages takes no body any more.")
const reader = new ParameterReader(schema)

const app = Fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
app.post("/v1/messages", (request, reply) => {
  const faults: Fault[] = []
  const given = decodeBody(request.headers["content-type"], request.body as Buffer, faults)
  const parameters = reader.read([given], faults)
  if (!parameters) return reply.code(400).send({ errors: faults })
  const message = JSON.stringify({ ...messageExample, body: parameters["body"] })
  return reply.code(201).type("application/json").send(message)
})
const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port)

process.on("message", ({ id }: { id: number }) => process.send?.({ id, answer: { port } }))
process.on("disconnect", () => process.exit())
