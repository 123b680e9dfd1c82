import { TextInput, type TextInputProps } from "@mantine/core"
import * as strings from "./strings.ts"

/**
 * A field for a code of the second factor. Apps show a space in the middle, and some people type it.
 * `plainCode` removes it.
 */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      label={strings.code}
      description={strings.codeDescription}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      autoFocus
      {...props}
    />
  )
}

export function plainCode(text: string): string {
  return text.replaceAll(/\s/g, "")
}

/** The fault of a typed code, or null. */
export function codeFault(text: string): string | null {
  return /^\d{6}$/.test(plainCode(text)) ? null : strings.codeInvalid
}
