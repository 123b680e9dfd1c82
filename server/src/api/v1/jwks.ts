import { z } from "zod"
import { operation } from "#api/operation.ts"
import { named, noted, sidParameter } from "#api/wire/schemas.ts"
import type { PublicKeys } from "#sessions/public-keys.ts"
import { jwksSeconds } from "#sessions/signing-keys.ts"

export interface JwksNeeds {
  publicKeys: Pick<PublicKeys, "of">
}

const keyExample = {
  kty: "EC",
  crv: "P-256",
  alg: "ES256",
  use: "sig",
  kid: "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs",
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
}

export const getAuthJwks = operation<JwksNeeds>()({
  id: "getAuthJwks",
  tag: "Sessions",
  summary: "Get the public keys",
  description: `The keys that check the access tokens of an account, as a JSON Web Key Set (RFC 7517). Resource servers may keep them for ${jwksSeconds / 60} minutes. For an account without keys, and for an unknown account, the set is empty. Do not cache an empty set: the first key signs as soon as it exists.`,
  access: "anyone",
  scopes: [],
  query: z.object({ account_sid: sidParameter("account", "The account whose access tokens are checked.") }),
  responses: {
    200: {
      description: "The keys.",
      schema: named(
        "AuthJwks",
        "A JSON Web Key Set.",
        z.object({
          keys: noted(
            z.array(
              named(
                "AuthJwk",
                "A public key.",
                z.object({
                  kty: noted(z.string(), "The family of the key: `EC`.", keyExample.kty),
                  crv: noted(z.string(), "The curve: `P-256`.", keyExample.crv),
                  alg: noted(z.string(), "The algorithm of the tokens: `ES256`.", keyExample.alg),
                  use: noted(z.string(), "The use: `sig`, to check signatures.", keyExample.use),
                  kid: noted(z.string(), "The name of the key in the header of a token.", keyExample.kid),
                  x: noted(z.string(), "The key itself, base64url.", keyExample.x),
                  y: noted(z.string(), "The key itself, base64url.", keyExample.y),
                }),
              ),
            ),
            "The present key, the next one, and those whose tokens are still valid.",
          ),
        }),
      ),
      example: { keys: [keyExample] },
    },
  },
  async handle({ publicKeys }, { query }) {
    const keys = await publicKeys.of(query.account_sid)
    const cacheControl = keys.length ? `public, max-age=${jwksSeconds}` : "no-store"
    // Pages that verify tokens read the keys from another origin. The keys are public.
    return {
      status: 200,
      json: { keys },
      headers: { "cache-control": cacheControl, "access-control-allow-origin": "*" },
    }
  },
})
