import { Group, Kbd, Stack, Text } from "@mantine/core"
import { Dialog } from "../components/dialog.tsx"
import { usePages } from "./use-pages.ts"

export function HelpDialog({ close }: { close(): void }) {
  const entries = usePages()
  return (
    <Dialog onClose={close} title="Keyboard">
      <Stack gap={6}>
        <Line keys={["/"]} meaning="Search on this page" />
        <Line keys={["p"]} meaning="Pause a live list, or go on" />
        <Line keys={["Ctrl", "Enter"]} meaning="Send the message that is written" />
        <Line keys={["?"]} meaning="This help" />
        <Line keys={["Esc"]} meaning="Close what is open" />
        {entries.map(({ key, label }) => (
          <Line key={key} keys={["g", key]} meaning={label} />
        ))}
      </Stack>
    </Dialog>
  )
}

function Line({ keys, meaning }: { keys: string[]; meaning: string }) {
  return (
    <Group justify="space-between">
      <Text size="sm">{meaning}</Text>
      <Group gap={4}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </Group>
    </Group>
  )
}
