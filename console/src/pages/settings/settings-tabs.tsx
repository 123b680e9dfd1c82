import { Link } from "@tanstack/react-router"
import classes from "./settings-tabs.module.css"

/** The pages of the settings. */
const tabs = [{ label: "Profile", to: "/settings" }]

export function SettingsTabs() {
  if (tabs.length < 2) return null
  return (
    <nav aria-label="Settings">
      <ul className={classes.tabs}>
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
