import type { AnyRoute } from "@tanstack/react-router"
import type { IconName } from "../components/icon.tsx"

/** The exports of a folder of `pages/`: its routes, and its place in the navigation. */
export interface PageDefinition {
  routes: AnyRoute[]
  navigation: {
    label: string
    /** Below `/console`. */
    to: string
    icon: IconName
    /** `g`, then this letter, opens the page. */
    key: string
    section: "account" | "operator"
    /** Hidden from members who do not own the account. */
    forOwners?: boolean
  }
}
