import { z } from "zod"
import { Problem } from "#http/problems/problem.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { exampleHex, formed, named, noted, sid, spelled, text } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import type { Tx } from "#core/db/database.ts"
import { emailPattern, isEmail } from "#core/members/email.ts"
import { readMember, type SignedInMember } from "#core/members/read-member.ts"
import { roles } from "#core/members/role.ts"
import { isName } from "#core/members/visible.ts"
import { toSid } from "#core/std/ids.ts"

export const role = (description: string) => noted(z.enum(roles), description, "developer")

export const emailParameter = (description: string) => noted(emailText, description, "ann@example.com")

const emailDemand = "must be an email address with at most 254 visible characters, such as ann@example.com"
const emailText = z
  .string()
  .regex(emailPattern, { error: emailDemand, abort: true })
  .refine(isEmail, { error: emailDemand })

export const nameParameter = noted(
  text(200).refine(isName, {
    error: "must contain a visible character, and no line breaks or characters that change the text direction",
  }),
  "The name of the member. Default: the part of the email before the @.",
  "Ann",
)

/** The rules for passwords check the length later; this only limits the input. */
export const passwordParameter = (description: string) =>
  noted(z.string().min(1).max(1_000), description, "correct horse battery")

export const codeParameter = noted(
  spelled(formed(/^\d{6}$/, "must be six digits"), codeSpelling).optional(),
  "The code of the second factor from the authenticator app.",
  "492039",
)

export const signedInSchema = named(
  "SignedInMember",
  "The signed-in member and their accounts.",
  z.object({
    member: noted(
      z.object({
        sid: sid("member", "Identifier of the member."),
        email: noted(z.string(), "The email for sign-in.", "ann@example.com"),
        name: noted(z.string(), "The display name.", "Ann"),
        is_operator: noted(
          z.boolean(),
          "True if the member is an operator of the installation, with access to all accounts.",
          false,
        ),
        has_totp: noted(z.boolean(), "True if sign-in needs a second factor.", false),
      }),
      "The member.",
    ),
    memberships: noted(
      z.array(
        z.object({
          account_sid: sid("account", "The account."),
          account_name: noted(z.string(), "The display name.", "Ann's Restaurant"),
          role: role("The role of the member in the account."),
        }),
      ),
      "The accounts of the member, ordered by name.",
    ),
  }),
)

export const signedInExample = exampleOf(signedInSchema, {
  memberships: [{ account_sid: `AC${exampleHex}`, account_name: "Ann's Restaurant", role: "owner" }],
})

/** Returns the member as a resource. Throws `unauthenticated` when the member was removed in between. */
export async function signedIn(tx: Tx, memberId: string): Promise<SignedInResource> {
  const member = await readMember(tx, memberId)
  if (!member) throw new Problem("unauthenticated", "You are no longer a member. Sign in again, or ask for an invite.")
  return signedInResource(member)
}

type SignedInResource = ReturnType<typeof signedInResource>

function signedInResource({ id, email, name, isOperator, hasTotp, memberships }: SignedInMember) {
  return {
    member: { sid: toSid("member", id), email, name, is_operator: isOperator, has_totp: hasTotp },
    memberships: memberships.map(({ accountId, accountName, role: held }) => ({
      account_sid: toSid("account", accountId),
      account_name: accountName,
      role: held,
    })),
  }
}
