import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { NewInvite } from "../../api/generated/schemas.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import type { Role } from "./members.ts"
import { RoleField } from "./role-field.tsx"
import * as strings from "./strings.ts"

export function InviteDialog({ close }: { close(): void }) {
  const [invite, setInvite] = useState<NewInvite | null>(null)
  return (
    <Dialog
      onClose={close}
      title={invite ? strings.sendThemThisLink : strings.inviteSomebody}
      closeOnClickOutside={!invite}
      closeOnEscape={!invite}
    >
      {invite ? <Link invite={invite} close={close} /> : <InviteForm made={setInvite} close={close} />}
    </Dialog>
  )
}

function InviteForm({ made, close }: { made(invite: NewInvite): void; close(): void }) {
  const { people, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { email: "", role: "developer" as Role } })
  const { submit, error, isBusy } = useSubmit(form, async ({ email, role }) => {
    const invite = await people.invites.create({ role, ...(email.trim() && { email: email.trim() }) })
    void queries.invalidateQueries({ queryKey: [account?.account_sid, "invites"] })
    made(invite)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.email}
          description={strings.emailDescription}
          type="email"
          placeholder="ben@example.com"
          data-autofocus
          {...form.getInputProps("email")}
        />
        <RoleField value={form.values.role} onChange={(role) => form.setFieldValue("role", role)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {strings.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {strings.makeTheLink}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Link({ invite, close }: { invite: NewInvite; close(): void }) {
  const link = new URL(invite.path, location.origin).href
  return (
    <Stack>
      <Text size="sm">
        <Filled
          text={invite.email ? strings.inviteTextForEmail : strings.inviteTextForAnyone}
          parts={{ time: <Time at={invite.ends_at} short />, email: invite.email }}
        />
      </Text>
      <Group gap={4} wrap="nowrap">
        <Code fz="sm" style={{ wordBreak: "break-all" }}>
          {link}
        </Code>
        <CopyButton value={link} what={strings.theLink} />
      </Group>
      <Group justify="flex-end">
        <Button onClick={close}>{strings.done}</Button>
      </Group>
    </Stack>
  )
}
