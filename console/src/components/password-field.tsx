import { PasswordInput, type PasswordInputProps } from "@mantine/core"
import * as strings from "./strings.ts"

/**
 * A password field that also reports an error to screen readers. The library's own field shows it only by
 * colour.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": strings.showThePassword }}
      {...props}
    />
  )
}
