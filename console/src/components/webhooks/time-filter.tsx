import { NativeSelect, TextInput } from "@mantine/core"
import { useState } from "react"
import { wideField } from "../filter-bar.tsx"
import { fromLocalInput, toLocalInput } from "../local-input.ts"
import { whiles, type SentTimes } from "./sent-times.ts"
import * as strings from "./strings.ts"

export interface TimeFilterProps {
  filters: SentTimes
  /** An empty text removes a bound. */
  change(changed: SentTimes): void
}

/** The last period, which moves with time, or fixed bounds in the viewer's time zone. */
export function TimeFilter({ filters: { within = "", from, to }, change }: TimeFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const isBetween = isOpen || Boolean(from ?? to)
  const choose = (value: string) => {
    setOpen(value === "between")
    change({ from: "", to: "", within: value === "between" ? "" : value })
  }
  return (
    <>
      <NativeSelect
        label={strings.time}
        value={isBetween ? "between" : within}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[{ value: "", label: strings.anyTime }, ...whiles, { value: "between", label: strings.between }]}
      />
      {isBetween && (
        <>
          <TextInput
            type="datetime-local"
            label={strings.from}
            className={wideField}
            value={toLocalInput(from)}
            onChange={({ currentTarget }) => change({ from: fromLocalInput(currentTarget.value) })}
          />
          <TextInput
            type="datetime-local"
            label={strings.before}
            className={wideField}
            value={toLocalInput(to)}
            onChange={({ currentTarget }) => change({ to: fromLocalInput(currentTarget.value) })}
          />
        </>
      )}
    </>
  )
}
