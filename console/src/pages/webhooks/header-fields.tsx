import { ActionIcon, Button, Input, Stack, TextInput, Tooltip } from "@mantine/core"
import type { ReactNode } from "react"
import { Icon } from "../../components/icon.tsx"
import type { HeaderDraft } from "./endpoint-draft.ts"
import classes from "./webhooks.module.css"

/** The properties that a form passes to one of its fields. */
export interface FieldProps<Value> {
  value?: Value
  error?: ReactNode
  onChange(value: Value): void
  "data-path"?: string
}

/** Custom headers. Values that the server has are never shown: each is kept, replaced or removed. */
export function HeaderFields({ value: headers = [], error, onChange, "data-path": path }: FieldProps<HeaderDraft[]>) {
  const change = (index: number, changed: Partial<HeaderDraft>) =>
    onChange(headers.map((header, at) => (at === index ? { ...header, ...changed } : header)))
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.fieldset}
      label="Headers"
      labelElement="div"
      labelProps={{ component: "legend" }}
      description="Sent with each request, for example a credential for your receiver. Values are encrypted and never shown again. If you change the host, enter them again."
      error={error}
      data-path={path}
    >
      <Stack gap={8} mt="xs" align="stretch">
        {headers.map(({ name, value, isKept }, index) => (
          <div key={index} className={classes.row}>
            <TextInput
              aria-label={`Name of header ${index + 1}`}
              placeholder="Authorization"
              value={name}
              readOnly={isKept}
              spellCheck={false}
              error={Boolean(error)}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <TextInput
              aria-label={`Value of ${name || `header ${index + 1}`}`}
              placeholder={isKept ? "Unchanged. Type to replace it." : "Bearer …"}
              value={value}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
            />
            <Remove
              what={name || `header ${index + 1}`}
              onClick={() => onChange(headers.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <AddRow onClick={() => onChange([...headers, { name: "", value: "", isKept: false }])}>Add a header</AddRow>
      </Stack>
    </Input.Wrapper>
  )
}

export function Remove({ what, onClick }: { what: string; onClick(): void }) {
  return (
    <Tooltip label={`Remove ${what}`}>
      <ActionIcon variant="subtle" color="gray" size={34} aria-label={`Remove ${what}`} onClick={onClick}>
        <Icon name="trash" size={16} />
      </ActionIcon>
    </Tooltip>
  )
}

export function AddRow({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <div>
      <Button variant="subtle" size="compact-sm" leftSection={<Icon name="plus" size={14} />} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
