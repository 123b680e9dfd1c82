import type { Membership } from "../../api/session.ts"

export type Role = Membership["role"]

export const meaningOfRole: Record<Role, string> = {
  owner: "everything, with members, tokens and API keys",
  developer: "everything but members, tokens and API keys",
  viewer: "reads, and sees no secret",
}
