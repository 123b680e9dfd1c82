import { Group, Kbd, Stack, Text } from "@mantine/core"
import { Dialog } from "../components/dialog.tsx"
import * as strings from "./strings.ts"
import { usePages } from "./use-pages.ts"

export function HelpDialog({ close }: { close(): void }) {
  const entries = usePages()
  return (
    <Dialog onClose={close} title={strings.keyboard}>
      <Stack gap={6}>
        <Line keys={["/"]} meaning={strings.helpSearch} />
        <Line keys={["p"]} meaning={strings.helpPauseList} />
        <Line keys={[strings.ctrl, strings.enter]} meaning={strings.helpSendMessage} />
        <Line keys={["?"]} meaning={strings.thisHelp} />
        <Line keys={[strings.esc]} meaning={strings.helpClose} />
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
