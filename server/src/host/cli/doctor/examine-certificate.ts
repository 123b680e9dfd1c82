import { readFileSync } from "node:fs"
import { certificateTimesOf } from "#host/operations/certificate-times.ts"
import { dayMs } from "#core/std/durations.ts"
import type { CommandCall } from "../command.ts"
import { bad, good, warning, type Finding } from "./finding.ts"

/** A certificate of 90 days is normally renewed 30 days before its end, so a later renewal has failed. */
const warnDays = 30
const badDays = 14

export async function examineCertificate({ settings: { tls }, clock }: CommandCall): Promise<Finding> {
  if (!tls) return good("a proxy ends TLS, or this address needs none")
  const { from, to } = certificateTimesOf(readFileSync(tls.certPath, "utf8"))
  const now = clock.now()
  const days = Math.floor((to - now) / dayMs)
  const remedy = `Renew ${tls.certPath}, and restart Posthorn.`
  if (now < from) return bad(`the certificate is not valid before ${dayOf(from)}. Check the clock, or ${remedy}`)
  if (now >= to) return bad(`the certificate expired on ${dayOf(to)}. ${remedy}`)
  const when = `the certificate expires on ${dayOf(to)}, in ${days} ${days === 1 ? "day" : "days"}`
  if (days < badDays) return bad(`${when}. ${remedy}`)
  return days < warnDays ? warning(`${when}. ${remedy}`) : good(when)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
