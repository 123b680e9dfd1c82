import { ActionIcon, Button, Input, Stack, Tooltip } from "@mantine/core"
import type { ReactNode } from "react"
import { Icon } from "../../components/icon.tsx"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

/** The properties that a form passes to one of its fields. */
export interface FieldProps<Value> {
  value?: Value
  error?: ReactNode
  onChange(value: Value): void
  "data-path"?: string
}

interface RowsFieldsetProps {
  label: string
  description: string
  error: ReactNode
  path: string | undefined
  children: ReactNode
  /** The button that adds a row. */
  add: string
  onAdd(): void
}

/** A field with a row for each of its values. */
export function RowsFieldset({ label, description, error, path, children, add, onAdd }: RowsFieldsetProps) {
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.fieldset}
      label={label}
      labelElement="div"
      labelProps={{ component: "legend" }}
      description={description}
      error={error}
      data-path={path}
    >
      <Stack gap={8} mt="xs">
        {children}
        <div>
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="plus" size={14} />} onClick={onAdd}>
            {add}
          </Button>
        </div>
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
