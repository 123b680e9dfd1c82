import { Group, Text, Title } from "@mantine/core"
import { useDocumentTitle } from "@mantine/hooks"
import { useRef, type ReactNode } from "react"
import classes from "./shell.module.css"
import { useArrival } from "./use-arrival.ts"

export interface PageProps {
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the shell: its heading, its document title, its content. */
export function Page({ title, description, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(`${title} · Posthorn`)
  useArrival(heading)
  return (
    <>
      <div className={classes.title}>
        <div>
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" mt={2}>
              {description}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </div>
      {children}
    </>
  )
}
