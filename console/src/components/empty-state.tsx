import { Code, Group, Paper, Stack, Tabs, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { useAccount } from "../api/account.tsx"
import { CopyButton } from "./copy-button.tsx"
import * as strings from "./strings.ts"

export interface EmptyStateProps {
  title: string
  /** The future contents of the list, and how to create the first entry. */
  children: ReactNode
  /** The button that creates the first entry. */
  action?: ReactNode
  /** The same action from a terminal and from a program. */
  curl?: string
  sdk?: string
}

/** Replaces an empty list: it explains the contents and offers ways to create the first one. */
export function EmptyState({ title, children, action, curl, sdk }: EmptyStateProps) {
  return (
    <Paper p="xl">
      <Stack gap="sm" align="flex-start" maw={720}>
        <Title order={2}>{title}</Title>
        <Text>{children}</Text>
        {action}
        {(curl || sdk) && <Snippets curl={curl} sdk={sdk} />}
      </Stack>
    </Paper>
  )
}

/**
 * The action as a curl line, in which `$ACCOUNT_SID` becomes that of the account, and as a line of the SDK.
 */
export function Snippets({ curl, sdk }: Pick<EmptyStateProps, "curl" | "sdk">) {
  const { account } = useAccount()
  const kinds = [
    { name: "curl", text: account ? curl?.replaceAll("$ACCOUNT_SID", account.account_sid) : curl },
    { name: "TypeScript", text: sdk },
  ].filter((kind): kind is { name: string; text: string } => kind.text !== undefined)
  return (
    <Tabs defaultValue={kinds[0]?.name} w="100%" mt="xs">
      <Tabs.List>
        {kinds.map(({ name }) => (
          <Tabs.Tab key={name} value={name} fz="xs">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map(({ name, text }) => (
        <Tabs.Panel key={name} value={name} pt="xs">
          <CodeBlock text={text} what={strings.codeLine(name)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

export function CodeBlock({ text, what }: { text: string; what: string }) {
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <Code block flex={1} miw={0} fz="xs" tabIndex={0} role="group" aria-label={what}>
        {text}
      </Code>
      <CopyButton value={text} what={what} />
    </Group>
  )
}
