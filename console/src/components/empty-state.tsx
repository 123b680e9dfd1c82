import { Code, Group, Paper, Stack, Tabs, Text, Title } from "@mantine/core"
import { useLocalStorage } from "@mantine/hooks"
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
  snippet?: Snippet
  values?: Readonly<Record<string, string>>
}

/** The text by the name of its language. */
export type Snippet = Readonly<Record<string, string>>

/** Replaces an empty list: it explains the contents and offers ways to create the first one. */
export function EmptyState({ title, children, action, snippet, values }: EmptyStateProps) {
  return (
    <Paper p="xl">
      <Stack gap="sm" align="flex-start" maw={720}>
        <Title order={2}>{title}</Title>
        <Text>{children}</Text>
        {action}
        {snippet && <Snippets snippet={snippet} {...(values && { values })} />}
      </Stack>
    </Paper>
  )
}

/**
 * The action as a command and as code. The language is chosen once for the console and for `/docs`. `values`
 * are for the words in braces.
 */
export function Snippets({ snippet, values }: { snippet: Snippet; values?: Readonly<Record<string, string>> }) {
  const { account } = useAccount()
  const [language, setLanguage] = useLocalStorage({
    key: "posthorn-language",
    defaultValue: "curl",
    getInitialValueInEffect: false,
    serialize: (slug) => slug,
    deserialize: (slug = "curl") => slug,
  })
  const names = Object.keys(snippet)
  const shown = names.find((name) => slugOf(name) === language) ?? names[0] ?? ""
  const known = { origin: location.origin, account_sid: account?.account_sid ?? "AC…", ...values }
  const filled = (snippet[shown] ?? "").replace(account ? /\$ACCOUNT_SID/g : /(?!)/g, "{account_sid}")
  const text = Object.entries(known).reduce((before, [name, value]) => before.replaceAll(`{${name}}`, value), filled)
  return (
    <Tabs value={shown} onChange={(name) => setLanguage(slugOf(name ?? ""))} w="100%" mt="xs">
      <Tabs.List>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} fz="xs">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} pt="xs">
        <CodeBlock text={text} what={strings.codeLine(shown)} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** `/docs` remembers the language by this word, too. */
function slugOf(name: string): string {
  return name.toLowerCase()
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
