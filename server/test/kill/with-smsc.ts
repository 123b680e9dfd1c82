import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { Announced } from "./announced.ts"
import { MortalSmsc } from "./mortal-smsc.ts"
import { Network } from "./network.ts"
import { startWithReceiver } from "./with-receiver.ts"

const program = path.join(import.meta.dirname, "../../src/main.ts")
const patienceMs = 30_000
const ourNumber = "+15005550006"

export interface WithSmsc extends AsyncDisposable {
  posthorn: Installation
  client: RestClient
  announced: Announced
  smsc: MortalSmsc
  /** Between the two. */
  network: Network
}

/** A running Posthorn whose only carrier is an SMSC behind a network, over two sessions; both can be disturbed. */
export async function startWithSmsc(random: () => number, environment: Record<string, string> = {}): Promise<WithSmsc> {
  await using stack = new AsyncDisposableStack()
  const announced = new Announced()
  const smsc = stack.use(new MortalSmsc())
  const network = stack.use(new Network({ farPort: () => smsc.port, random }))
  const [whole] = await Promise.all([
    startWithReceiver({ respond: announced.respond, keepRequests: false }, environment),
    smsc.start(),
    network.start(),
  ])
  stack.use(whole)
  const { posthorn, client } = whole
  const operator = new RestClient({ baseUrl: posthorn.baseUrl, account: await makeOperator(posthorn) })
  stack.defer(() => operator.close())
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
  await eventually("the carrier is up", patienceMs, async () => {
    const { state } = await operator.read<{ state: string }>(`/operator/v1/carriers/${carrier.sid}`)
    return state === "up"
  })
  const all = stack.move()
  return { posthorn, client, announced, smsc, network, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

async function created(client: RestClient, at: string, parameters: object): Promise<{ sid: string }> {
  const { status, body } = await client.post(at, parameters)
  assert.equal(status, 201, JSON.stringify(body))
  return body as { sid: string }
}

async function makeOperator({ dataDir }: Installation): Promise<{ sid: string; token: string }> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  return { sid: "operator", token: /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? "" }
}
