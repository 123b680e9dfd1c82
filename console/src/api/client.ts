import { request, type RequestOptions } from "./request.ts"

/** Speaks for one account, as the session of this browser. */
export interface Client {
  readonly accountSid: string | null
  request<Answer>(path: string, options?: RequestOptions): Promise<Answer>
}

export function createClient(accountSid: string | null): Client {
  const headers: Record<string, string> = accountSid ? { "posthorn-account": accountSid } : {}
  return {
    accountSid,
    request: (path, options = {}) => request(path, { ...options, headers: { ...headers, ...options.headers } }),
  }
}
