import { Link } from "@tanstack/react-router"
import classes from "./page-tabs.module.css"

export interface PageTabsProps {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Tabs between related pages, of which the navigation contains one. */
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
