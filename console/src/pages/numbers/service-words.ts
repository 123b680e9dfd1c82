import type { MessagingService } from "@posthorn/client"
import { formatCount } from "../../components/format.ts"
import * as strings from "./strings.ts"

export function stickyText({ sticky_sender: isSticky }: MessagingService): string {
  return isSticky ? strings.alwaysTheSame : strings.chosenForEach
}

export function validityText({ validity_period: seconds }: MessagingService): string {
  return seconds === null ? strings.noValidityPeriod : strings.seconds(formatCount(seconds))
}
