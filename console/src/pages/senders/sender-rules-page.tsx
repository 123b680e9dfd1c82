import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { SenderRule } from "@posthorn/client"
import { useState, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { SenderRuleDialog } from "./sender-rule-dialog.tsx"
import { SendersTabs } from "./senders-tabs.tsx"
import { useAccounts, type Accounts } from "../../components/use-accounts.ts"
import { createSenderRule } from "../../snippets/generated/create-sender-rule.ts"
import * as strings from "./strings.ts"

export function SenderRulesPage() {
  return (
    <OperatorOnly title={strings.senders}>
      <SenderRules />
    </OperatorOnly>
  )
}

function SenderRules() {
  const { client } = useAccount()
  const accounts = useAccounts()
  const [{ account, show, cursor }] = useFilters<"account" | "show">()
  const [isAdding, setAdding] = useState(false)
  const [deleted, setDeleted] = useState<SenderRule | null>(null)
  const shown = show === "conflicts" ? { is_conflict: true } : show === "review" ? { needs_review: true } : {}
  const query = { account_sid: account, cursor, ...shown }
  const list = useLiveList<SenderRule>({
    queryKey: ["operator", "sender_rules", query],
    read: (signal) => readListPage(client.operator.senderRules.list(query, { signal })),
    keyOf,
  })
  const isFiltered = Boolean(account || show || cursor)
  const isFirst = list.isEmpty && !isFiltered
  const add = (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setAdding(true)}>
      {strings.createRule}
    </Button>
  )
  return (
    <Page title={strings.senders} description={strings.rulesDescription} actions={!isFirst && add}>
      <SendersTabs />
      {!isFirst && <Filters accounts={accounts} />}
      <LiveTable
        list={list}
        caption={strings.senderRulesNewestFirst}
        columns={columnsOf(accounts, setDeleted)}
        empty={isFirst ? <NoRules action={add} /> : <Text c="dimmed">{strings.ruleGone}</Text>}
      />
      {isAdding && accounts.options.length > 0 && (
        <SenderRuleDialog accounts={accounts} accountSid={account} close={() => setAdding(false)} />
      )}
      <DeleteDialog rule={deleted} close={() => setDeleted(null)} />
    </Page>
  )
}

const keyOf = ({ sid }: SenderRule) => sid

function Filters({ accounts }: { accounts: Accounts }) {
  const [{ account = "", show = "" }, change] = useFilters<"account" | "show">()
  const clear = () => change({ account: "", show: "" })
  return (
    <FilterBar label={strings.senderRules} isFiltered={Boolean(account || show)} clear={clear}>
      <NativeSelect
        label={strings.account}
        className={wideField}
        value={account}
        onChange={(event) => change({ account: event.currentTarget.value })}
        data={[{ value: "", label: strings.allAccounts }, ...accounts.options]}
      />
      <NativeSelect
        label={strings.show}
        value={show}
        onChange={(event) => change({ show: event.currentTarget.value })}
        data={[
          { value: "", label: strings.allRules },
          { value: "review", label: strings.toReview },
          { value: "conflicts", label: strings.conflicts },
        ]}
      />
    </FilterBar>
  )
}

function senderInWords({ kind, sender }: SenderRule): string {
  return kind === "any" ? strings.anySenderCell : (sender ?? "")
}

function columnsOf({ nameOf }: Accounts, remove: (rule: SenderRule) => void): readonly Column<SenderRule>[] {
  return [
    {
      header: strings.sender,
      cell: (rule) => (
        <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
          {senderInWords(rule)}
        </Text>
      ),
    },
    {
      header: strings.account,
      cell: ({ account_sid: sid }) => (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {sid === null ? strings.everyAccountCell : nameOf(sid)}
        </Text>
      ),
    },
    { header: strings.review, cell: (rule) => <Review rule={rule} nameOf={nameOf} /> },
    { header: strings.note, cell: ({ note }) => <Text size="sm">{note}</Text>, wideOnly: true },
    { header: strings.action, align: "right", cell: (rule) => <Actions rule={rule} remove={remove} /> },
  ]
}

function Review({ rule, nameOf }: { rule: SenderRule; nameOf(sid: string): string }) {
  const { needs_review: needsReview, is_conflict: isConflict, owner_account_sid: owner, account_sid: account } = rule
  return (
    <Stack gap={2} align="flex-start">
      {needsReview && <StatusBadge status={isConflict ? "conflict" : "to_review"} />}
      {owner !== null && owner !== account && (
        <Text size="xs" c="dimmed">
          {strings.ownerOwnsIt(nameOf(owner))}
        </Text>
      )}
    </Stack>
  )
}

function Actions({ rule, remove }: { rule: SenderRule; remove(rule: SenderRule): void }) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const look = { size: "compact-xs", variant: "default" } as const
  const keep = async () => {
    await client.operator.senderRules.update(rule.sid, { needs_review: false })
    await queries.invalidateQueries({ queryKey: ["operator", "sender_rules"] })
    tell(strings.ruleConfirmed(senderInWords(rule)))
  }
  return (
    <Group gap={6} justify="flex-end">
      {rule.needs_review && (
        <ActButton {...look} aria-label={strings.keepTheRuleFor(senderInWords(rule))} act={keep}>
          {strings.keep}
        </ActButton>
      )}
      <Button {...look} aria-label={strings.deleteTheRuleFor(senderInWords(rule))} onClick={() => remove(rule)}>
        {strings.deleteButton}
      </Button>
    </Group>
  )
}

function DeleteDialog({ rule, close }: { rule: SenderRule | null; close(): void }) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const shown = useLast(rule)
  const remove = async () => {
    if (!rule) return
    await client.operator.senderRules.delete(rule.sid)
    await queries.invalidateQueries({ queryKey: ["operator", "sender_rules"] })
    tell(strings.ruleDeleted(senderInWords(rule)))
  }
  return (
    <ConfirmDialog
      isOpen={rule !== null}
      close={close}
      title={strings.deleteRuleTitle(shown ? senderInWords(shown) : "")}
      act={strings.deleteButton}
      isDangerous
      confirm={remove}
    >
      {strings.deleteRuleText}
    </ConfirmDialog>
  )
}

function NoRules({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={strings.noRuleTitle} action={action} snippet={createSenderRule}>
      {strings.noRuleText}
    </EmptyState>
  )
}
