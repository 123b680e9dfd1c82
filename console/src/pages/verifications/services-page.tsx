import { Anchor, Button, Stack, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { VerificationService } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { ServiceDialog } from "./service-dialog.tsx"
import * as strings from "./strings.ts"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function ServicesPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [edited, edit] = useState<VerificationService | "new" | null>(null)
  const list = useLiveList<VerificationService>({
    queryKey: [account?.account_sid, "verification_services"],
    read: (signal) => readListPage(client.auth.services.list({ signal })),
    keyOf,
  })
  const add = may.change && (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={() => edit("new")}>
      {strings.createService}
    </Button>
  )
  return (
    <Page title={strings.servicesTitle} description={strings.servicesDescription} actions={add}>
      <VerificationsTabs />
      <LiveTable
        list={list}
        caption={strings.servicesCaption}
        columns={[...columns, ...(may.change ? [actionColumn(edit)] : [])]}
      />
      {edited !== null && <ServiceDialog service={edited === "new" ? null : edited} close={() => edit(null)} />}
    </Page>
  )
}

const keyOf = ({ sid }: VerificationService) => sid

const columns: readonly Column<VerificationService>[] = [
  {
    header: strings.friendlyName,
    cell: ({ sid, friendly_name: name, is_default: isDefault }) => (
      <Stack gap={0}>
        <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
          {name || strings.noName}
        </Text>
        <Text c="dimmed" component="div" size="xs">
          {isDefault ? strings.defaultService : <Sid sid={sid} />}
        </Text>
      </Stack>
    ),
  },
  { header: strings.codeLength, cell: ({ code_length: length }) => length ?? strings.ofTheAccount, wideOnly: true },
  {
    header: strings.messagesPerDay,
    cell: ({ daily_sends_max: max }) => max ?? strings.noLimitOfItsOwn,
    wideOnly: true,
  },
  { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
]

function actionColumn(edit: (service: VerificationService) => void): Column<VerificationService> {
  return {
    header: strings.action,
    align: "right",
    cell: (service) =>
      service.is_default ? (
        <Anchor component={Link} to="/verifications/settings" size="sm">
          {strings.settings}
        </Anchor>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={strings.editNamed(service.friendly_name)}
          onClick={() => edit(service)}
        >
          {strings.edit}
        </Button>
      ),
  }
}
