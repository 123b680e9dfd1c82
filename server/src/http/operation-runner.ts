import { z } from "zod"
import type { Principal } from "#core/accounts/authenticate.ts"
import type { MemberSession } from "#core/members/session-authenticator.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import { readIdempotencyKey } from "./idempotency-key.ts"
import {
  isForOperator,
  type Answer,
  type ApiRequest,
  type Client,
  type Idempotency,
  type Operation,
  type Scope,
} from "./operation.ts"
import { cardFaults, refusesCards } from "./problems/card-faults.ts"
import { faultsProblem, Problem } from "./problems/problem.ts"
import type { Api, Method, Route } from "./route.ts"
import { decodeBody, decodeForm, refuseCompressed, type Given } from "./wire/decode-body.ts"
import type { Fault } from "./wire/fault.ts"
import { ParameterReader } from "./wire/parameters.ts"
import { withAnswerable } from "./wire/reported-addresses.ts"
import { sidSpelling } from "./wire/spellings.ts"

/** The parts of an HTTP request that an operation needs. */
export interface Incoming {
  headers: Record<string, string | string[] | undefined>
  /** The path of the request without the query. */
  path: string
  /** The part of the path for which the route has a name in braces; nearly always a sid. */
  sid: string | undefined
  /** The texts before it in the path of a surface, by their names in braces. */
  above?: Readonly<Record<string, string>>
  query: string
  body: Buffer | undefined
  memberSession: MemberSession | null
  gone(): AbortSignal
  baseUrl(): string
  client(): Client
}

const nothing = z.object({})

interface RunnerOptions<Needs> {
  findWriters?: Api<Needs>["findWriters"] | null
  ignoresUnknown?: boolean
}

/** One operation that is ready to answer requests. Its schemas are compiled here once. */
export class OperationRunner<Needs> {
  readonly #operation: Operation<Needs>
  readonly #needs: Needs
  readonly #findWriters: Api<Needs>["findWriters"] | null
  readonly #query: ParameterReader<z.ZodObject>
  readonly #body: ParameterReader<z.ZodObject>
  readonly #method: Method
  readonly #scopes: ReadonlySet<Scope>
  readonly #notFoundDetail: string

  /** `ignoresUnknown`: parameters with unknown names have no effect. */
  constructor(
    route: Route<Needs>,
    needs: Needs,
    { findWriters = null, ignoresUnknown = false }: RunnerOptions<Needs> = {},
  ) {
    const { operation } = route
    this.#operation = operation
    this.#needs = needs
    this.#findWriters = findWriters
    this.#query = new ParameterReader(operation.query ?? nothing, {
      checkTogether: operation.body ? null : operation.check,
      ignoresUnknown,
    })
    this.#body = new ParameterReader(operation.body ?? nothing, {
      checkTogether: operation.body ? operation.check : null,
      ignoresUnknown,
    })
    this.#method = route.method
    const where = isForOperator(route.path) ? "" : " in your account"
    this.#notFoundDetail = `There is no object with this sid${where}. List the objects to find it.`
    this.#scopes = new Set<Scope>(["full", ...operation.scopes])
  }

  /** Throws `insufficient_scope` when the scope of the API key does not cover the operation. */
  allow({ scope }: Principal): void {
    if (this.#scopes.has(scope)) return
    const able = [...this.#scopes].map((each) => `\`${each}\``).join(", ")
    throw new Problem(
      "insufficient_scope",
      `This key has the scope \`${scope}\`, and the operation needs one of ${able}. Use another key.`,
    )
  }

  /**
   * Runs the operation for a request that `read` returned. Throws or rejects with the operation's refusal.
   */
  answer(request: ApiRequest): Answer | Promise<Answer> {
    return this.#operation.handle(this.#needs, request)
  }

  /**
   * Returns the request with its parameters. Throws or rejects with one problem for all of their faults. An
   * address that only the numbering plan refuses is valid if a message from it arrived at the account.
   */
  read(principal: Principal, incoming: Incoming): ApiRequest | Promise<ApiRequest> {
    const faults: Fault[] = []
    const request = this.#readNow(principal, incoming, faults)
    if (request) return request
    const addresses = faults.flatMap(({ reported }) => reported ?? [])
    if (!addresses.length || !this.#findWriters) throw faultsProblem(faults)
    return this.#findWriters(principal.accountId, addresses).then((known) =>
      this.#readAgain(principal, incoming, new Set(known)),
    )
  }

  #readAgain(principal: Principal, incoming: Incoming, known: ReadonlySet<string>): ApiRequest {
    const faults: Fault[] = []
    const request = withAnswerable(known, () => this.#readNow(principal, incoming, faults))
    if (!request) throw faultsProblem(faults)
    return request
  }

  /** Returns undefined with faults. */
  #readNow(principal: Principal, incoming: Incoming, faults: Fault[]): ApiRequest | undefined {
    this.#checkAccount(principal, incoming)
    const id = this.#readSid(incoming)
    const fromQuery = incoming.query ? decodeForm(incoming.query, faults) : []
    // RFC 9110 gives a body of GET no meaning, so it is ignored.
    const fromBody = this.#method === "GET" ? [] : this.#decodeBody(incoming, faults)
    // Clients send the parameters of DELETE in the query or in the body, and some cannot send a body.
    const isOne = this.#method === "DELETE"
    const key = this.#method === "POST" ? incoming.headers["idempotency-key"] : undefined
    if (refusesCards(this.#operation.tag)) {
      // The store also keeps the key.
      const cards = cardFaults([fromQuery, fromBody, [["Idempotency-Key", String(key)]]])
      if (cards.length) throw faultsProblem(cards)
    }
    const query = this.#query.read(isOne ? [fromQuery, fromBody] : [fromQuery], faults)
    const body = this.#body.read(isOne ? [] : [fromBody], faults)
    if (faults.length) return undefined
    return {
      principal,
      accountId: principal.accountId,
      memberSession: incoming.memberSession,
      id,
      above: incoming.above ?? {},
      query,
      body,
      idempotency: this.#readKey(key, incoming.path, body),
      lastEventId: readLastEventId(incoming.headers["last-event-id"]),
      gone: incoming.gone,
      baseUrl: incoming.baseUrl,
      client: incoming.client,
    }
  }

  #readKey(header: string | string[] | undefined, path: string, body: unknown): Idempotency | null {
    if (header !== undefined) return readIdempotencyKey(header, `POST ${path}`, body)
    if (!this.#operation.needsKey) return null
    throw new Problem(
      "idempotency_key_required",
      "This request moves money, so it needs an `Idempotency-Key`. Send a random UUID, and the same one when you repeat the request.",
    )
  }

  #decodeBody({ headers, body }: Incoming, faults: Fault[]): Given {
    if (body?.length) refuseCompressed(headers["content-encoding"])
    return decodeBody(headers["content-type"] as string | undefined, body, faults)
  }

  /** Another account gets the same answer as one that does not exist. */
  #checkAccount({ accountId }: Principal, { above }: Incoming): void {
    const accountSid = above?.["account"]
    if (accountSid === undefined || fromSid("account", sidSpelling(accountSid, false)) === accountId) return
    throw new Problem("not_found", `The path does not begin with the account ${toSid("account", accountId)}.`)
  }

  /** An invalid sid, or one of another kind, gets the same answer as a sid that does not exist. */
  #readSid({ sid, path }: Incoming): string {
    const { sid: kind, pathText } = this.#operation
    if (kind === null && pathText === null) return ""
    if (sid === "") throw new Problem("unknown_path", emptySid(path))
    if (kind === null) return sid ?? ""
    const id = fromSid(kind, sidSpelling(sid ?? "", false))
    if (id === undefined) throw new Problem("not_found", this.#notFoundDetail)
    return id
  }
}

/** In the middle of a path, the sid is often an unset variable of a shell. */
function emptySid(path: string): string {
  if (path.endsWith("/")) return "No operation has this path. Remove the slash at its end."
  return "The path has no sid between two slashes. Set the sid of the object: a variable may be empty."
}

/** A client that has seen no event yet leaves the header empty. */
function readLastEventId(header: string | string[] | undefined): string | null {
  return typeof header === "string" && header !== "" ? header : null
}
