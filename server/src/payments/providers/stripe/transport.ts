import type Stripe from "stripe"
import type { Failed, HttpClient, Response } from "#core/outgoing/http-client.ts"

/** A page of 100 objects with their expanded parts takes about 1 MB. */
const responseBytesMax = 8_000_000

/**
 * A request without an answer. The error has no `code`, because the library repeats a request whose error has
 * the code ECONNRESET.
 */
export class TransportFailure extends Error {
  override name = "TransportFailure"
  readonly isSent: boolean

  constructor(message: string, isSent: boolean) {
    super(message)
    this.isSent = isSent
  }
}

/**
 * Sends the library's requests through `outgoing/`, which checks addresses and knows whether any part of a
 * failed request was sent.
 */
export function createStripeHttpClient(outgoing: Pick<HttpClient, "request">): Stripe.HttpClient {
  return {
    getClientName: () => "posthorn",
    async makeRequest(host, port, path, method, headers, body, _protocol, timeout) {
      const outcome = await outgoing.request({
        method: method as "GET" | "POST" | "DELETE",
        url: `https://${host}:${port}${path}`,
        headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
        ...(method === "GET" ? {} : { body }),
        deadlineMs: timeout,
        responseBytesMax,
      })
      if (outcome.kind === "failure") throw failureOf(outcome)
      if (outcome.isCut) throw new TransportFailure("The response is too long.", true)
      return answerOf(outcome)
    },
  }
}

function failureOf({ failure, isSent }: Failed): TransportFailure {
  return new TransportFailure(failure.reason, isSent)
}

function answerOf({ status, headers, body }: Response): Stripe.HttpClientResponse {
  return {
    getStatusCode: () => status,
    getHeaders: () => headers as ReturnType<Stripe.HttpClientResponse["getHeaders"]>,
    getRawResponse: () => ({}),
    toStream: () => {
      throw new Error("The adapter does not read answers as streams.")
    },
    async toJSON() {
      // A server before Stripe can answer with a page, and the status says enough.
      if (status === 429) return { error: { message: "Too many requests." } }
      const value: unknown = JSON.parse(body.toString("utf8"))
      // The library sets a property on the parsed value. For a text or a number that fails, and its promise
      // never settles.
      if (typeof value !== "object" || value === null || Array.isArray(value))
        throw new Error("The response is not a JSON object.")
      return value
    },
  }
}
