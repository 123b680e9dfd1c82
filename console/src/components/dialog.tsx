import { Modal, type ModalProps } from "@mantine/core"
import { useEffect, useState } from "react"

/**
 * Open while it is rendered. It returns the focus to the element that had it before. Mantine does so only for
 * dialogs that stay mounted.
 */
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
