import { Box, CloseButton, TextInput } from "@mantine/core"
import { useEffect, useState } from "react"
import { faultOfFilter } from "./faults.ts"
import { Icon } from "./icon.tsx"
import * as strings from "./strings.ts"

export interface FilterFieldProps {
  label: string
  placeholder?: string
  /** The value in the page's address. */
  value: string | undefined
  change(value: string): void
  /** The error of the list. It is shown here if it is about this parameter. */
  error?: unknown
  param: string
}

/** A filter with a text. It applies on Enter, or when the field loses the focus. */
export function FilterField({ label, placeholder, value = "", change, error, param }: FilterFieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const apply = (next: string) => {
    const plain = next.trim()
    setText(plain)
    if (plain !== value) change(plain)
  }
  return (
    <Box
      component="form"
      w={{ base: "100%", xs: 280 }}
      role="search"
      aria-label={strings.filterByValue(label.toLowerCase())}
      onSubmit={(event) => {
        event.preventDefault()
        apply(text)
      }}
    >
      <TextInput
        label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        data-search
        mb="md"
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          text && <CloseButton size="sm" aria-label={strings.clearLabel(label)} onClick={() => apply("")} />
        }
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => apply(text)}
        error={text === value && faultOfFilter(error, param, label)}
      />
    </Box>
  )
}
