import { Link } from "@tanstack/react-router"
import icon from "../icon.svg"
import classes from "./shell.module.css"

export function Logo() {
  return (
    <Link to="/" className={classes.logo} aria-label="Posthorn, home">
      <img src={icon} alt="" width={24} height={24} />
      <span className={classes.logoName}>Posthorn</span>
    </Link>
  )
}
