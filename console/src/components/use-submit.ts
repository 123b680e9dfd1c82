import type { UseFormReturnType } from "@mantine/form"
import { flushSync } from "react-dom"
import { faultsOf, nameOfParam } from "./faults.ts"
import { refreshIfGone } from "./refresh-if-gone.ts"
import { useAct } from "./use-act.ts"
import { withCode } from "./with-code.tsx"

/**
 * Submits a form. Each fault that the server finds in a field is shown at the field until the field changes.
 * Any other error is returned as `error`. A second press during a submission does nothing. `fieldOf` returns
 * the field of an API parameter if the two have different names.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  act: (values: Values) => Promise<unknown>,
  fieldOf: (param: string) => string | undefined = (param) =>
    Object.keys(form.getValues()).find((name) => name === nameOfParam(param)),
) {
  const labelOf = (param: string) => {
    const field = fieldOf(param)
    return field === undefined ? undefined : labelOfInput(form.getInputNode(field))
  }
  const { go, error, isBusy } = useAct(async (values: Values) => {
    try {
      await act(values)
    } catch (failure) {
      const faults = faultsOf(failure).map(({ param, detail }) => ({
        field: param ? fieldOf(param) : undefined,
        detail,
      }))
      const byField = Map.groupBy(faults, ({ field }) => field)
      const sentencesAt = ([field, found]: [string | undefined, typeof faults]) =>
        [field, withCode(found.map(({ detail }) => detail).join(" "), labelOf)] as const
      const errors = Object.fromEntries([...byField].filter(([field]) => field !== undefined).map(sentencesAt))
      focusFirstError(() => form.setErrors(errors))
      // If any fault has no field, the alert shows the whole refusal, including the faults of fields.
      if (byField.size === 0 || byField.has(undefined)) throw failure
      refreshIfGone(failure)
    }
  })
  return { submit: form.onSubmit(go, () => focusFirstError()), error, isBusy }
}

/** The label that the person sees, of an input or of a group of inputs. */
function labelOfInput(node: HTMLElement | null): string | undefined {
  const label = (node as HTMLInputElement | null)?.labels?.[0] ?? node?.querySelector('[class*="-label"]')
  return label?.firstChild?.textContent ?? undefined
}

/**
 * Renders the errors and moves the focus in one turn. A focus in a later frame would take the keys of a
 * person who already types into another field.
 */
function focusFirstError(setErrors: () => void = () => {}): void {
  flushSync(setErrors)
  document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
}
