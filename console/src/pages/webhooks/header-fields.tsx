import { ActionIcon, Button, Input, Stack, TextInput, Tooltip } from "@mantine/core"
import type { ReactNode } from "react"
import { Icon } from "../../components/icon.tsx"
import type { HeaderDraft } from "./endpoint-draft.ts"
import * as strings from "./strings.ts"
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
      label={strings.headers}
      labelElement="div"
      labelProps={{ component: "legend" }}
      description={strings.headersDescription}
      error={error}
      data-path={path}
    >
      <Stack gap={8} mt="xs" align="stretch">
        {headers.map(({ name, value, isKept }, index) => (
          <div key={index} className={classes.row}>
            <TextInput
              aria-label={strings.nameOfHeaderNumber(index + 1)}
              placeholder={strings.authorization}
              value={name}
              readOnly={isKept}
              spellCheck={false}
              error={Boolean(error)}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <TextInput
              aria-label={strings.valueOfHeader(name || strings.theHeader(index + 1))}
              placeholder={isKept ? strings.headerValueKept : strings.bearer}
              value={value}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
            />
            <Remove
              what={name || strings.theHeader(index + 1)}
              onClick={() => onChange(headers.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <AddRow onClick={() => onChange([...headers, { name: "", value: "", isKept: false }])}>
          {strings.addAHeader}
        </AddRow>
      </Stack>
    </Input.Wrapper>
  )
}

export function Remove({ what, onClick }: { what: string; onClick(): void }) {
  return (
    <Tooltip label={strings.removeWhat(what)}>
      <ActionIcon variant="subtle" color="gray" size={34} aria-label={strings.removeWhat(what)} onClick={onClick}>
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
