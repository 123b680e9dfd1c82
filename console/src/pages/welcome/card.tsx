import { Paper, Stack, Text, Title } from "@mantine/core"
import { useDocumentTitle } from "@mantine/hooks"
import { useRef, type ReactNode } from "react"
import icon from "../../icon.svg"
import { ThemeSwitch } from "../../shell/theme-switch.tsx"
import { useArrival } from "../../shell/use-arrival.ts"
import classes from "./card.module.css"

/** The card of a page for people who are not signed in. */
export function Card({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(`${title} · Posthorn`)
  useArrival(heading)
  return (
    <div className={classes.ground}>
      <div className={classes.theme}>
        <ThemeSwitch />
      </div>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <img src={icon} alt="" width={34} height={34} />
          Posthorn
        </div>
        <Paper p="xl" radius="md" className={classes.card}>
          <Stack gap="md">
            <div>
              <Title order={1} ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {lead && (
                <Text c="dimmed" mt={4}>
                  {lead}
                </Text>
              )}
            </div>
            {children}
          </Stack>
        </Paper>
      </main>
    </div>
  )
}
