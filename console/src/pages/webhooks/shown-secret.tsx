import { Code, Group, Text } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

/** The secret of an endpoint, which the server shows again on request. */
export function ShownSecret({ secret }: { secret: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {strings.secret}
      </Text>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Code fz="sm" className={classes.anywhere} data-secret>
          {secret}
        </Code>
        <CopyButton value={secret} what={strings.theSecret} />
      </Group>
    </div>
  )
}
