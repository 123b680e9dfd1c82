import { notifications } from "@mantine/notifications"
import { sentenceOf } from "./sentence-of.ts"
import * as strings from "./strings.ts"

/** Shows a short notice about a completed action. It disappears by itself. */
export function tell(message: string): void {
  notifications.show({ message, autoClose: 4000, withBorder: true, closeButtonProps })
}

/** Shows what failed and why. The notice stays until the person closes it. */
export function tellFailure(error: unknown): void {
  notifications.show({ message: sentenceOf(error), color: "red", autoClose: false, withBorder: true, closeButtonProps })
}

const closeButtonProps = { "aria-label": strings.closeNotice }
