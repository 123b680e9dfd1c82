import { Pool } from "undici"

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Parsed JSON, or the text when it is none. */
  body: unknown
}

export interface RestClientOptions {
  baseUrl: string
  account: { sid: string; token: string }
  connections?: number
}

/**
 * A client of the REST API over keep-alive connections. It repeats nothing by itself; a lost answer rejects.
 */
export class RestClient {
  readonly #pool: Pool
  readonly #authorization: string

  constructor({ baseUrl, account, connections = 16 }: RestClientOptions) {
    this.#pool = new Pool(baseUrl, { connections, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })
    this.#authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`
  }

  get(path: string): Promise<Answer> {
    return this.#ask("GET", path)
  }

  post(path: string, parameters: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask("POST", path, JSON.stringify(parameters), { "content-type": "application/json", ...headers })
  }

  patch(path: string, parameters: object): Promise<Answer> {
    return this.#ask("PATCH", path, JSON.stringify(parameters), { "content-type": "application/json" })
  }

  delete(path: string): Promise<Answer> {
    return this.#ask("DELETE", path)
  }

  /** The body of a GET that must succeed. */
  async read<T>(path: string): Promise<T> {
    const { status, body } = await this.get(path)
    if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${JSON.stringify(body)}`)
    return body as T
  }

  /** Every item of a list, page by page. `query` without the question mark. */
  async *list<T>(path: string, query = ""): AsyncGenerator<T> {
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: { data: T[]; next_cursor: string | null } = await this.read(
        `${path}?limit=1000${query && `&${query}`}${cursor && `&cursor=${cursor}`}`,
      )
      yield* page.data
      cursor = page.next_cursor
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  async #ask(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await this.#pool.request({
      method,
      path,
      headers: { ...headers, authorization: this.#authorization },
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.body.text()
    const isJson = /\bjson\b/.test(String(answer.headers["content-type"]))
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }
}
