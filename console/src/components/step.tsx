import { Paper, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import * as strings from "./strings.ts"

/** The steps of a set-up, below each other. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
      {children}
    </Stack>
  )
}

export interface StepProps {
  number: number
  title: string
  isDone?: boolean
  isOpen: boolean
  children: ReactNode
}

/** One step, which opens when the steps before it are done. */
export function Step({ number, title, isDone = false, isOpen, children }: StepProps) {
  return (
    <Paper component="li" aria-current={isOpen && !isDone ? "step" : undefined}>
      <Title order={2} c={isOpen ? undefined : "dimmed"}>
        {number}. {title}
        {isDone && (
          <Text span c="dimmed" size="sm" fw={400}>
            {" – "}
            {strings.done}
          </Text>
        )}
      </Title>
      {isOpen && (
        <Stack mt="sm" gap="sm">
          {children}
        </Stack>
      )}
    </Paper>
  )
}
