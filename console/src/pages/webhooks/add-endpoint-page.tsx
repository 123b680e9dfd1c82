import { Alert, Box, Button, Group, Stack, Text } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../../components/icon.tsx"
import { Page } from "../../shell/page.tsx"
import { draftOf } from "./endpoint-draft.ts"
import { EndpointForm } from "./endpoint-form.tsx"
import type { WebhookWithSecret } from "@posthorn/client"
import { LocalTesting } from "./local-testing.tsx"
import { ShownSecret } from "./shown-secret.tsx"
import * as strings from "./strings.ts"
import { TestButton } from "./test-button.tsx"
import { useActs } from "./use-acts.ts"
import classes from "./webhooks.module.css"

export function AddEndpointPage() {
  const { webhooks, mayChange, refresh } = useActs()
  const navigate = useNavigate()
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  if (made) return <Made webhook={made} />
  if (!mayChange) return <NotForViewers title={strings.createEndpoint} />
  return (
    <Page title={strings.createEndpoint} description={strings.endpointsDescription}>
      <EndpointForm
        initial={draftOf(null)}
        webhook={null}
        act={strings.createEndpoint}
        cancel={() => void navigate({ to: "/webhooks" })}
        save={async (changes) => {
          setMade(await webhooks.create({ ...changes, url: changes.url ?? "" }))
          await refresh()
        }}
      />
      <Box maw={760} mt="lg">
        <LocalTesting />
      </Box>
    </Page>
  )
}

/** The next steps: store the secret, and check that a test arrives. */
function Made({ webhook }: { webhook: WebhookWithSecret }) {
  return (
    <Page title={strings.endpointCreated} description={<span className={classes.anywhere}>{webhook.url}</span>}>
      <Stack maw={760} gap="lg">
        <Text>{strings.endpointCreatedText}</Text>
        <ShownSecret secret={webhook.secret} />
        <Group>
          <TestButton webhook={webhook} variant="filled" />
          <Button variant="default" component={Link} to={`/webhooks/${webhook.sid}`}>
            {strings.openEndpoint}
          </Button>
        </Group>
      </Stack>
    </Page>
  )
}

export function NotForViewers({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Alert variant="light" icon={<Icon name="person" />} title={strings.viewerTitle}>
        {strings.viewerText}
      </Alert>
    </Page>
  )
}
