import { Modal, type ModalProps } from "@mantine/core"
import { useEffect, useState } from "react"

/** Open for as long as it is rendered. What had the focus before has it again then; Mantine sees to that only where a dialog stays. */
export function Dialog(props: Omit<ModalProps, "opened">) {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
  return <Modal opened {...props} />
}
