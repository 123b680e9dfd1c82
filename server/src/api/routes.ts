import { createMessage } from "./v1/messages.ts"
import type { MessageNeeds } from "./v1/messages.ts"
import type { Operation } from "./operation.ts"

export type Method = "GET" | "POST" | "PATCH" | "DELETE"

export interface Route<Needs = ApiNeeds> {
  method: Method
  /** With `{sid}` where the sid stands. */
  path: string
  operation: Operation<Needs>
}

/** Everything the operations ask for; each declares the part that it uses. */
export interface ApiNeeds extends MessageNeeds {}

/** The whole API on one page. */
export const routes: readonly Route[] = table({
  "POST /v1/messages": createMessage,
})

function table(entries: Record<`${Method} /v1/${string}`, Operation<ApiNeeds>>): Route[] {
  return Object.entries(entries).map(([key, operation]) => {
    const [method, path] = key.split(" ") as [Method, string]
    return { method, path, operation }
  })
}
