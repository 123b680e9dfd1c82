import { createContext } from "react"
import type { PageDefinition } from "./page-definition.ts"

export type NavigationEntry = PageDefinition["navigation"]

/** The navigation of all pages. A context, because the pages import the shell and the shell shows them. */
export const NavigationEntries = createContext<readonly NavigationEntry[]>([])
