import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { SenderRule } from "posthorn"
import { useState, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { SenderRuleDialog } from "./sender-rule-dialog.tsx"
import { SendersTabs } from "./senders-tabs.tsx"
import { useAccounts, type Accounts } from "../../components/use-accounts.ts"

export function SenderRulesPage() {
  return (
    <OperatorOnly title="Senders">
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
  const { page, steady, error, retry } = useLiveList<SenderRule>({
    queryKey: ["operator", "sender_rules", query],
    read: (signal) => readListPage(client.operator.senderRules.list(query, { signal })),
    keyOf,
  })
  const isEmpty = page?.data.length === 0
  const isFiltered = Boolean(account || show || cursor)
  const isFirst = isEmpty && !isFiltered
  const add = (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setAdding(true)}>
      Add a rule
    </Button>
  )
  return (
    <Page
      title="Senders"
      description="Senders that accounts can use in addition to their own numbers. A rule never allows a number that another account owns."
      actions={!isFirst && add}
    >
      <SendersTabs />
      {!isFirst && <Filters accounts={accounts} />}
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : isFirst ? (
        <NoRules action={add} />
      ) : isEmpty ? (
        <Text c="dimmed">There is no such rule.</Text>
      ) : (
        <SteadyTable
          caption="Sender rules, newest first"
          columns={columnsOf(accounts, setDeleted)}
          steady={steady}
          keyOf={keyOf}
          nextCursor={page?.nextCursor ?? null}
          error={error}
        />
      )}
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
    <FilterBar label="Sender rules" isFiltered={Boolean(account || show)} clear={clear}>
      <NativeSelect
        label="Account"
        className={wideField}
        value={account}
        onChange={(event) => change({ account: event.currentTarget.value })}
        data={[{ value: "", label: "All accounts" }, ...accounts.options]}
      />
      <NativeSelect
        label="Show"
        value={show}
        onChange={(event) => change({ show: event.currentTarget.value })}
        data={[
          { value: "", label: "All rules" },
          { value: "review", label: "To review" },
          { value: "conflicts", label: "Conflicts" },
        ]}
      />
    </FilterBar>
  )
}

function senderInWords({ kind, sender }: SenderRule): string {
  return kind === "any" ? "any sender" : (sender ?? "")
}

function columnsOf({ nameOf }: Accounts, remove: (rule: SenderRule) => void): readonly Column<SenderRule>[] {
  return [
    {
      header: "Sender",
      cell: (rule) => (
        <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
          {senderInWords(rule)}
        </Text>
      ),
    },
    {
      header: "Account",
      cell: ({ account_sid: sid }) => (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {sid === null ? "every account" : nameOf(sid)}
        </Text>
      ),
    },
    { header: "Review", cell: (rule) => <Review rule={rule} nameOf={nameOf} /> },
    { header: "Note", cell: ({ note }) => <Text size="sm">{note}</Text>, wideOnly: true },
    { header: "Action", align: "right", cell: (rule) => <Actions rule={rule} remove={remove} /> },
  ]
}

function Review({ rule, nameOf }: { rule: SenderRule; nameOf(sid: string): string }) {
  const { needs_review: needsReview, is_conflict: isConflict, owner_account_sid: owner, account_sid: account } = rule
  return (
    <Stack gap={2} align="flex-start">
      {needsReview && <StatusBadge status={isConflict ? "conflict" : "to_review"} />}
      {owner !== null && owner !== account && (
        <Text size="xs" c="dimmed">
          {nameOf(owner)} owns it
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
    tell(`The rule for ${senderInWords(rule)} is confirmed.`)
  }
  return (
    <Group gap={6} justify="flex-end">
      {rule.needs_review && (
        <ActButton {...look} aria-label={`Keep the rule for ${senderInWords(rule)}`} act={keep}>
          Keep
        </ActButton>
      )}
      <Button {...look} aria-label={`Delete the rule for ${senderInWords(rule)}`} onClick={() => remove(rule)}>
        Delete
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
    tell(`The rule for ${senderInWords(rule)} is deleted.`)
  }
  return (
    <ConfirmDialog
      isOpen={rule !== null}
      close={close}
      title={`Delete the rule for ${shown ? senderInWords(shown) : ""}?`}
      act="Delete"
      isDangerous
      confirm={remove}
    >
      New messages can no longer use the senders that only this rule allowed. Messages that were accepted before are
      sent.
    </ConfirmDialog>
  )
}

function NoRules({ action }: { action: ReactNode }) {
  const curl = `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/sender_rules \\
  --data-urlencode account_sid=AC… --data-urlencode kind=exact --data-urlencode sender=BellHotels`
  return (
    <EmptyState
      title="No sender rule yet"
      action={action}
      curl={curl}
      sdk={`await client.operator.senderRules.create({ account_sid: "AC…", kind: "exact", sender: "BellHotels" })`}
    >
      Without a rule, an account can send only from the numbers that it owns. A rule allows one sender, all that fit a
      pattern, or any sender that no account owns.
    </EmptyState>
  )
}
