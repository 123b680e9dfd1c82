import type { Principal } from "#accounts/authenticate.ts"
import type { Presence } from "#members/presences.ts"
import { fromSid } from "#std/ids.ts"
import { decodeBody, readPairs, refuseCompressed } from "./decode-body.ts"
import { cardFaults, refusesCards } from "./card-faults.ts"
import type { Fault } from "./fault.ts"
import { readIdempotencyKey } from "./idempotency-key.ts"
import { isForOperator } from "./operation.ts"
import type { Answer, ApiRequest, Client, Idempotency, Operation, Scope } from "./operation.ts"
import { ParameterReader } from "./parameters.ts"
import type { Given } from "./parameters.ts"
import { faultsProblem, Problem } from "./problem.ts"
import type { Method, Route } from "./routes.ts"
import { sidSpelling } from "./spellings.ts"
import { z } from "zod"

/** What the endpoint needs of an HTTP request. */
export interface Incoming {
  headers: Record<string, string | string[] | undefined>
  /** The path as it was asked for, without the query. */
  path: string
  /** What stands in the path where the route has a name in braces: a sid, nearly always. */
  sid: string | undefined
  query: string
  body: Buffer | undefined
  presence: Presence | null
  gone(): AbortSignal
  client(): Client
}

const nothing = z.object({})

/** One operation made ready to answer requests: its schemas are compiled once, here. */
export class Endpoint<Needs> {
  readonly #operation: Operation<Needs>
  readonly #needs: Needs
  readonly #query: ParameterReader<z.ZodObject>
  readonly #body: ParameterReader<z.ZodObject>
  readonly #method: Method
  readonly #scopes: ReadonlySet<Scope>
  readonly #nothingThere: string

  constructor(route: Route<Needs>, needs: Needs) {
    const { operation } = route
    this.#operation = operation
    this.#needs = needs
    this.#query = new ParameterReader(operation.query ?? nothing, operation.body ? null : operation.check)
    this.#body = new ParameterReader(operation.body ?? nothing, operation.body ? operation.check : null)
    this.#method = route.method
    const where = isForOperator(route.path) ? "" : " in your account"
    this.#nothingThere = `There is nothing with this sid${where}. The list shows the sids that there are.`
    this.#scopes = new Set<Scope>(["full", ...operation.scopes])
  }

  /** Refuses `insufficient_scope`. */
  allow({ scope }: Principal): void {
    if (this.#scopes.has(scope)) return
    const able = [...this.#scopes].map((each) => `\`${each}\``).join(", ")
    throw new Problem("insufficient_scope", `This key has the scope \`${scope}\`; the operation needs one of ${able}.`)
  }

  /** Lets the operation answer a request that `read` returned. Throws or rejects with whatever refuses. */
  answer(request: ApiRequest): Answer | Promise<Answer> {
    return this.#operation.handle(this.#needs, request)
  }

  /** Reads the parameters of a request. Refuses whatever is wrong with them. */
  read(principal: Principal, incoming: Incoming): ApiRequest {
    const id = this.#readSid(incoming.sid)
    const faults: Fault[] = []
    const fromQuery = incoming.query ? readPairs(incoming.query, faults) : []
    // RFC 9110 gives a body no meaning on GET, so it is not looked at there.
    const fromBody = this.#method === "GET" ? [] : this.#decodeBody(incoming, faults)
    // Of DELETE clients send the parameters in either, and some cannot send a body.
    const isOne = this.#method === "DELETE"
    const cards = refusesCards(this.#operation.tag) ? cardFaults([fromQuery, fromBody]) : []
    if (cards.length) throw faultsProblem(cards)
    const query = this.#query.read(isOne ? [fromQuery, fromBody] : [fromQuery], faults)
    const body = this.#body.read(isOne ? [] : [fromBody], faults)
    if (faults.length) throw faultsProblem(faults)
    const key = this.#method === "POST" ? incoming.headers["idempotency-key"] : undefined
    return {
      principal,
      accountId: principal.accountId,
      presence: incoming.presence,
      id,
      query,
      body,
      idempotency: this.#readKey(key, incoming.path, body),
      lastEventId: readLastEventId(incoming.headers["last-event-id"]),
      gone: incoming.gone,
      client: incoming.client,
    }
  }

  #readKey(header: string | string[] | undefined, path: string, body: unknown): Idempotency | null {
    if (header !== undefined) return readIdempotencyKey(header, `POST ${path}`, body)
    if (!this.#operation.needsKey) return null
    throw new Problem(
      "idempotency_key_required",
      "This request moves money, so it needs an `Idempotency-Key`: send a random UUID, and the same one when you repeat the request.",
    )
  }

  #decodeBody({ headers, body }: Incoming, faults: Fault[]): Given {
    if (body?.length) refuseCompressed(headers["content-encoding"])
    return decodeBody(headers["content-type"] as string | undefined, body, faults)
  }

  /** A sid that is none, or of another kind, names nothing: the same answer as for one that does not exist. */
  #readSid(sid: string | undefined): string {
    const { sid: kind, pathText } = this.#operation
    if (kind === null && pathText === null) return ""
    if (sid === "") throw new Problem("unknown_path", "Nothing is at this path. Leave out the slash at its end.")
    if (kind === null) return sid ?? ""
    const id = fromSid(kind, sidSpelling(sid ?? "", false))
    if (id === undefined) throw new Problem("not_found", this.#nothingThere)
    return id
  }
}

/** Left empty by a client that has seen no event yet. */
function readLastEventId(header: string | string[] | undefined): string | null {
  return typeof header === "string" && header !== "" ? header : null
}
