import { z } from "zod"
import { operation } from "#http/operation.ts"
import { named, noted, sidParameter } from "#http/wire/schemas.ts"
import type { PublicKeys } from "#auth/sessions/public-keys.ts"
import { jwksSeconds } from "#auth/sessions/signing-keys.ts"

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
  description: `Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC 7517). Resource servers can cache the keys for ${jwksSeconds / 60} minutes. The set is empty for an account without keys and for an unknown account. Do not cache an empty set: the first key signs at once.`,
  access: "anyone",
  query: z.object({ account_sid: sidParameter("account", "The account that issued the access tokens.") }),
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
                  kty: noted(z.string(), "The key type: `EC`.", keyExample.kty),
                  crv: noted(z.string(), "The curve: `P-256`.", keyExample.crv),
                  alg: noted(z.string(), "The signature algorithm of the tokens: `ES256`.", keyExample.alg),
                  use: noted(z.string(), "The use of the key: `sig`, to verify signatures.", keyExample.use),
                  kid: noted(
                    z.string(),
                    "The identifier of the key, which the header of a token contains.",
                    keyExample.kid,
                  ),
                  x: noted(z.string(), "The x coordinate of the key, in base64url.", keyExample.x),
                  y: noted(z.string(), "The y coordinate of the key, in base64url.", keyExample.y),
                }),
              ),
            ),
            "The current key, the next key, and the keys of tokens that are still valid.",
          ),
        }),
      ),
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
