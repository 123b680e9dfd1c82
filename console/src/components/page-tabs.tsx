import { Link } from "@tanstack/react-router"
import classes from "./page-tabs.module.css"

export interface PageTabsProps {
  /** Names them for those who cannot see where they stand. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Between pages that belong together, of which the navigation names one. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
