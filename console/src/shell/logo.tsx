import { Link } from "@tanstack/react-router"
import icon from "../icon.svg"
import classes from "./shell.module.css"
import * as strings from "./strings.ts"

export function Logo() {
  return (
    <Link to="/" className={classes.logo} aria-label={strings.posthornHome}>
      <img src={icon} alt="" width={24} height={24} />
      <span className={classes.logoName}>{strings.posthorn}</span>
    </Link>
  )
}
