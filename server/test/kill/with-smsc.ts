import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { program } from "../support/program.ts"
import { RestClient } from "../support/rest-client.ts"
import { Announced } from "./announced.ts"
import { MortalSmsc } from "./mortal-smsc.ts"
import { Network } from "./network.ts"
import { startWithReceiver } from "./with-receiver.ts"
import { startWithRoles } from "./with-roles.ts"

const ourNumber = "+15005550006"

/** Who answers requests, who sends, and the store of both. One process may be both. */
export interface Posthorn {
  api: Installation
  sender: Installation
  client: RestClient
  /** The number of the postmaster that runs now, or ran last. */
  postmaster(): number
}

export interface WithSmsc extends Posthorn, AsyncDisposable {
  announced: Announced
  smsc: MortalSmsc
  /** Between the sender and the SMSC. */
  network: Network
}

export interface WithSmscOptions {
  random: () => number
  environment?: Record<string, string>
  /** The API is one process, the sender with the dispatcher two others beside one that watches over them. */
  isApart?: boolean
}

/**
 * A running Posthorn whose only carrier is an SMSC behind a network, over two sessions; both can be
 * disturbed.
 */
export async function startWithSmsc({ random, environment = {}, isApart = false }: WithSmscOptions): Promise<WithSmsc> {
  await using stack = new AsyncDisposableStack()
  const announced = new Announced()
  const smsc = stack.use(new MortalSmsc())
  const network = stack.use(new Network({ farPort: () => smsc.port, random }))
  const receiver = { respond: announced.respond, keepRequests: false }
  const [posthorn] = await Promise.all([
    isApart ? startApart(stack, receiver, environment) : startAsOne(stack, receiver, environment),
    smsc.start(),
    network.start(),
  ])
  await connect(posthorn, network)
  const all = stack.move()
  return { ...posthorn, announced, smsc, network, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

type Receiver = Parameters<typeof startWithReceiver>[0]

async function startAsOne(
  stack: AsyncDisposableStack,
  receiver: Receiver,
  environment: Record<string, string>,
): Promise<Posthorn> {
  const { posthorn, client } = stack.use(await startWithReceiver(receiver, environment))
  return { api: posthorn, sender: posthorn, client, postmaster: () => posthorn.postmaster }
}

async function startApart(
  stack: AsyncDisposableStack,
  receiver: Receiver,
  environment: Record<string, string>,
): Promise<Posthorn> {
  const groups = [{ ROLES: "sender,dispatcher", PROCESSES: "2" }]
  const { others, ...apart } = await startWithRoles(stack, receiver, { environment, groups })
  return { ...apart, sender: others[0] ?? apart.api }
}

/** A number of ours, the carrier, and a route to it. */
async function connect({ api, client }: Posthorn, network: Network): Promise<void> {
  const operator = new RestClient({ baseUrl: api.baseUrl, account: await makeOperator(api) })
  const settings = {
    hosts: [{ host: "127.0.0.1", port: network.port, binds: 2 }],
    system_id: "posthorn",
    connect_timeout_ms: 1_000,
    response_timeout_ms: 1_000,
    enquire_link_ms: 1_000,
  }
  // First of all: what comes for a number of nobody is let go.
  await created(client, "/v1/phone_numbers", { number: ourNumber })
  const carrier = await created(operator, "/operator/v1/carriers", { name: "SMSC", settings, password: "secret" })
  await created(operator, "/operator/v1/routes", { carrier_sid: carrier.sid })
  await eventually("the carrier is up", async () => {
    const { state } = await operator.read<{ state: string }>(`/operator/v1/carriers/${carrier.sid}`)
    return state === "up"
  })
  await operator.close()
}

export async function created(client: RestClient, at: string, parameters: object): Promise<{ sid: string }> {
  const { status, body } = await client.post(at, parameters)
  assert.equal(status, 201, JSON.stringify(body))
  return body as { sid: string }
}

export async function makeOperator({ environment }: Installation): Promise<{ sid: string; token: string }> {
  const env = { ...process.env, ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  return { sid: "operator", token: /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? "" }
}
