import { NativeSelect, TextInput } from "@mantine/core"
import { useState } from "react"
import { wideField } from "../filter-bar.tsx"
import { fromLocalInput, toLocalInput } from "../local-input.ts"
import { whiles, type SentTimes } from "./sent-times.ts"

export interface TimeFilterProps {
  filters: SentTimes
  /** An empty text takes one away. */
  change(changed: SentTimes): void
}

/** A last period that moves along, or fixed bounds in the viewer's time zone. */
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
        label="Time"
        value={isBetween ? "between" : within}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[{ value: "", label: "Any time" }, ...whiles, { value: "between", label: "Between…" }]}
      />
      {isBetween && (
        <>
          <TextInput
            type="datetime-local"
            label="From"
            className={wideField}
            value={toLocalInput(from)}
            onChange={({ currentTarget }) => change({ from: fromLocalInput(currentTarget.value) })}
          />
          <TextInput
            type="datetime-local"
            label="Before"
            className={wideField}
            value={toLocalInput(to)}
            onChange={({ currentTarget }) => change({ to: fromLocalInput(currentTarget.value) })}
          />
        </>
      )}
    </>
  )
}
