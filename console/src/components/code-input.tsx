import { TextInput, type TextInputProps } from "@mantine/core"

/**
 * Of the second factor. Apps show a space in the middle, which people type too: it is taken away with
 * `plainCode`.
 */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      description="The six digits that your authenticator app shows."
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
  return /^\d{6}$/.test(plainCode(text)) ? null : "Enter the six digits that the app shows."
}
