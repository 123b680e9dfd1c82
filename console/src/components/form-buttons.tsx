import { Button, Group } from "@mantine/core"
import * as strings from "./strings.ts"

export interface FormButtonsProps {
  /** The verb on the submit button. */
  act: string
  isBusy: boolean
  cancel(): void
  /** Opens the confirmation of a deletion. Only for existing objects. */
  remove?: (() => void) | undefined
}

/** The end of a form in a dialog. */
export function FormButtons({ act, isBusy, cancel, remove }: FormButtonsProps) {
  return (
    <Group>
      {remove && (
        <Button variant="subtle" color="gray" c="var(--mantine-color-error)" onClick={remove}>
          {strings.deleteFilled}
        </Button>
      )}
      <Button variant="default" ml="auto" onClick={cancel}>
        {strings.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {act}
      </Button>
    </Group>
  )
}
