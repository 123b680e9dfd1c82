import type { Membership } from "../../api/session.ts"
import * as strings from "./strings.ts"

export type Role = Membership["role"]

export const meaningOfRole: Record<Role, string> = {
  owner: strings.roleOwner,
  developer: strings.roleDeveloper,
  viewer: strings.roleViewer,
}
