import type { Principal } from "#accounts/authenticate.ts"
import { fromSid } from "#std/ids.ts"
import { readBody, readPairs, refuseCompressed } from "./decode-body.ts"
import type { Fault } from "./fault.ts"
import { readIdempotencyKey } from "./idempotency-key.ts"
import type { Answer, ApiRequest, Operation, Scope } from "./operation.ts"
import { ParameterReader } from "./parameters.ts"
import { faultsProblem, Problem } from "./problem.ts"
import type { Route } from "./routes.ts"
import { z } from "zod"

/** What the endpoint needs of an HTTP request. */
export interface Incoming {
  headers: Record<string, string | string[] | undefined>
  /** The path as it was asked for, without the query. */
  path: string
  sid: string | undefined
  query: string
  body: Buffer | undefined
  gone(): AbortSignal
}

const nothing = z.object({})

/** One operation made ready to answer requests: its schemas are compiled once, here. */
export class Endpoint<Needs> {
  readonly #operation: Operation<Needs>
  readonly #needs: Needs
  readonly #query: ParameterReader<z.ZodObject>
  readonly #body: ParameterReader<z.ZodObject>
  readonly #isPost: boolean
  readonly #scopes: ReadonlySet<Scope>

  constructor(route: Route<Needs>, needs: Needs) {
    const { operation } = route
    this.#operation = operation
    this.#needs = needs
    this.#query = new ParameterReader(operation.query ?? nothing, operation.body ? null : operation.check)
    this.#body = new ParameterReader(operation.body ?? nothing, operation.body ? operation.check : null)
    this.#isPost = route.method === "POST"
    this.#scopes = new Set<Scope>(["full", ...operation.scopes])
  }

  /** Refuses `insufficient_scope`. */
  allow({ scope }: Principal): void {
    if (this.#scopes.has(scope)) return
    const able = [...this.#scopes].map((each) => `\`${each}\``).join(", ")
    throw new Problem("insufficient_scope", `This key has the scope \`${scope}\`; the operation needs one of ${able}.`)
  }

  /** Reads the parameters and lets the operation answer. Throws or rejects with whatever refuses. */
  answer(principal: Principal, incoming: Incoming): Answer | Promise<Answer> {
    return this.#operation.handle(this.#needs, this.#read(principal, incoming))
  }

  #read(principal: Principal, incoming: Incoming): ApiRequest {
    const id = this.#readSid(incoming.sid)
    const faults: Fault[] = []
    const query = this.#query.readPairs(incoming.query ? readPairs(incoming.query, faults) : [], faults)
    // A body that the operation does not take is not looked at: RFC 9110 gives it no meaning on GET and DELETE.
    const body = this.#takesBody ? this.#readBody(incoming, faults) : undefined
    if (faults.length) throw faultsProblem(faults)
    const key = this.#isPost ? incoming.headers["idempotency-key"] : undefined
    return {
      principal,
      accountId: principal.accountId,
      id,
      query,
      body,
      idempotency: key === undefined ? null : readIdempotencyKey(key, `POST ${incoming.path}`, body),
      gone: incoming.gone,
    }
  }

  #readBody({ headers, body }: Incoming, faults: Fault[]) {
    if (body?.length) refuseCompressed(headers["content-encoding"])
    return readBody(this.#body, headers["content-type"] as string | undefined, body, faults)
  }

  get #takesBody(): boolean {
    return this.#isPost || this.#operation.body !== null
  }

  /** A sid that is none, or of another kind, names nothing: the same answer as for one that does not exist. */
  #readSid(sid: string | undefined): string {
    const kind = this.#operation.sid
    if (kind === null) return ""
    if (sid === "") throw new Problem("unknown_path", "Nothing is at this path. Leave out the slash at its end.")
    const id = fromSid(kind, sid ?? "")
    if (id === undefined) throw new Problem("not_found", "There is nothing with this sid in your account.")
    return id
  }
}
