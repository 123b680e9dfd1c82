import { Text } from "@mantine/core"
import type { AttemptTiming } from "@posthorn/client"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

interface Part {
  name: string
  label: string
  ms: number
}

/** The parts of an attempt's duration, to scale. */
export function TimingBar({ timing }: { timing: AttemptTiming }) {
  const parts = partsOf(timing)
  const spoken = parts.map(({ label, ms }) => `${label} ${ms} ms`).join(", ")
  const whole = Math.max(
    1,
    parts.reduce((sum, { ms }) => sum + ms, 0),
  )
  return (
    <div>
      <div
        className={classes.bar}
        role="img"
        aria-label={strings.timingTotal(timing.total_ms, spoken || strings.timingNothing)}
      >
        {parts.map(({ name, ms }) => (
          <span key={name} data-part={name} style={{ width: `${(ms / whole) * 100}%` }} />
        ))}
      </div>
      <ul className={classes.timing}>
        {parts.map(({ name, label, ms }) => (
          <li key={name} className="tabular">
            <span className={classes.key} data-part={name} />
            {label} {ms} ms
          </li>
        ))}
        <Text component="li" inherit fw={560} className="tabular">
          {strings.totalMs(timing.total_ms)}
        </Text>
      </ul>
    </div>
  )
}

/**
 * Parts without time are omitted. The rest of the total is the wait for a connection and the reading of the
 * body.
 */
function partsOf(timing: AttemptTiming): Part[] {
  const known = [
    { name: "dns", label: "DNS", ms: timing.dns_ms },
    { name: "connect", label: strings.connect, ms: timing.connect_ms },
    { name: "tls", label: "TLS", ms: timing.tls_ms },
    { name: "first_byte", label: strings.firstByte, ms: timing.first_byte_ms },
  ].filter((part): part is Part => part.ms !== null)
  const rest = timing.total_ms - known.reduce((sum, { ms }) => sum + ms, 0)
  return [
    ...known,
    ...(rest > 0 ? [{ name: "rest", label: known.length ? strings.rest : strings.waiting, ms: rest }] : []),
  ]
}
