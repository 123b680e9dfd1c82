import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { fromSid } from "#std/ids.ts"
import type { PublicKeys } from "#sessions/public-keys.ts"
import { jwksSeconds } from "#sessions/signing-keys.ts"
import { securityHeaders, sendProblem } from "./answer.ts"
import { problemOf } from "./failure.ts"
import { Problem } from "./problem.ts"

interface JwksNeeds {
  publicKeys: Pick<PublicKeys, "of">
}

/**
 * `/v1/auth/jwks.json?account_sid=AC…`: the keys that check the access tokens of an account (RFC 7517), for anybody. An account without
 * keys and a sid that names no account give the same empty set, which is not kept: the first key signs as soon as it is made.
 */
export function addJwks(app: FastifyInstance, { publicKeys }: JwksNeeds, baseUrl: () => string): void {
  app.get("/v1/auth/jwks.json", (request, reply) => {
    send(request, reply, publicKeys).catch((error: unknown) => sendProblem(request, reply, problemOf(error), baseUrl()))
    return reply
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, publicKeys: Pick<PublicKeys, "of">): Promise<void> {
  const [, query = ""] = (request.raw.url ?? "").split("?", 2)
  const accountId = fromSid("account", new URLSearchParams(query).get("account_sid") ?? "")
  if (accountId === undefined)
    throw new Problem("invalid_parameter", "`account_sid` must be a sid: AC and 32 hexadecimal digits.", {
      param: "account_sid",
    })
  const keys = await publicKeys.of(accountId)
  const cacheControl = keys.length ? `public, max-age=${jwksSeconds}` : "no-store"
  reply
    .headers(securityHeaders)
    // Pages that check tokens read them from another origin; there is nothing secret in them.
    .headers({ "cache-control": cacheControl, "access-control-allow-origin": "*" })
    .type("application/json; charset=utf-8")
    .send(`${JSON.stringify({ keys })}\n`)
}
