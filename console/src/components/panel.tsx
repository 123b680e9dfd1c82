import { Group, Paper, Title } from "@mantine/core"
import { useId, type ReactNode } from "react"

/** A part of a page with its own heading. */
export function Panel({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} p="lg">
      <Group justify="space-between" mb="md">
        <Title order={2} id={id}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Paper>
  )
}
