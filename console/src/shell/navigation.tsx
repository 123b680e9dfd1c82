import { Link } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { Icon } from "../components/icon.tsx"
import classes from "./shell.module.css"
import * as strings from "./strings.ts"
import { usePages } from "./use-pages.ts"

export function Navigation() {
  const { session } = useAccount()
  return (
    <div className={classes.links}>
      <Links section="account" />
      {session.member.is_operator && (
        <>
          <h2 className={classes.section} id="operator-pages">
            {strings.operator}
          </h2>
          <Links section="operator" labelledBy="operator-pages" />
        </>
      )}
    </div>
  )
}

function Links({ section, labelledBy }: { section: "account" | "operator"; labelledBy?: string }) {
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {usePages()
        .filter((entry) => entry.section === section)
        .map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={classes.link} activeOptions={{ exact: to === "/", includeSearch: false }}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
    </ul>
  )
}
