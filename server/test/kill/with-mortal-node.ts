import { createEmptyDatabase } from "#core/db/testing.ts"
import { CommitCutter } from "../support/commit-cutter.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { targetOf } from "../support/store-target.ts"

export interface WithMortalNode extends AsyncDisposable {
  mortal: Installation
  /** Between the mortal node and the store. */
  cutter: CommitCutter
  client: RestClient
  /** Of the same account at the other node. */
  otherClient: RestClient
}

/** Two nodes of one installation. Answers of the store to one of them can be withheld until it is killed. */
export async function startWithMortalNode(): Promise<WithMortalNode> {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const url = new URL(database.url)
  const cutter = new CommitCutter(targetOf(url))
  url.host = `127.0.0.1:${await cutter.listen()}`
  const [mortal, other] = [url.href, database.url].map((DATABASE_URL) => {
    const POSTHORN_SECRET_KEY = Buffer.alloc(32, 7).toString("base64")
    return stack.use(new Installation({ environment: { DATABASE_URL, POSTHORN_SECRET_KEY, DB_POOL: "6" } }))
  }) as [Installation, Installation]
  stack.defer(() => cutter.close())
  await mortal.start()
  await other.start()
  const { account } = mortal
  const [client, otherClient] = [mortal, other].map(({ baseUrl }) => {
    return stack.adopt(new RestClient({ baseUrl, account }), (made) => made.close())
  }) as [RestClient, RestClient]
  const all = stack.move()
  return { mortal, cutter, client, otherClient, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
