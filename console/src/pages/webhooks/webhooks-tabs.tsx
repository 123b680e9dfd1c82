import { Link } from "@tanstack/react-router"
import classes from "./webhooks.module.css"

/** Between the endpoints and what was sent to all of them. */
export function WebhooksTabs() {
  return (
    <nav className={classes.tabs} aria-label="Webhooks">
      <Link to="/webhooks" className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
        Endpoints
      </Link>
      <Link to="/webhooks/deliveries" className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
        Deliveries
      </Link>
    </nav>
  )
}
