import {
  Checkbox,
  Collapse,
  Group,
  NativeSelect,
  Radio,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from "@mantine/core"
import { useId, type ReactNode } from "react"
import { Icon } from "../../components/icon.tsx"
import { CertificateFields } from "./certificate-fields.tsx"
import { changesOf, draftOf, type EndpointDraft } from "./endpoint-draft.ts"
import type { SettingsFaults } from "./endpoint-form.tsx"
import { FilterFields } from "./filter-fields.tsx"
import { HeaderFields } from "./header-fields.tsx"
import type { Webhook } from "posthorn"
import classes from "./webhooks.module.css"

export interface SettingsProps {
  draft: EndpointDraft
  webhook: Webhook | null
  faults: SettingsFaults
  change(changed: Partial<EndpointDraft>): void
}

/** What most endpoints never need, out of the way; how much of it is not the standard is said on the line that opens it. */
export function MoreSettings({ isOpen, toggle, ...props }: SettingsProps & { isOpen: boolean; toggle(): void }) {
  const id = useId()
  const { url: _url, description: _description, events: _events, ...own } = changesOf(draftOf(null), props.draft)
  const count = Object.keys(own).filter((name) => name !== "client_key").length
  return (
    <div>
      <UnstyledButton onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
        <Group gap={6}>
          <Icon name={isOpen ? "down" : "right"} size={16} />
          <Text fw={560}>More settings</Text>
          <Text c="dimmed">
            {count ? `${count} not as usual` : "timeout, retries, headers, filter, signatures, limits, order"}
          </Text>
        </Group>
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id} keepMounted={false}>
        <Stack gap="xl" pt="md" pl={22} className={classes.settings}>
          <Sending {...props} />
          <Requests {...props} />
          <Contents {...props} />
        </Stack>
      </Collapse>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md" component="section">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

function Sending({ draft, faults, change }: SettingsProps) {
  return (
    <Part title="When and how much">
      <div className={classes.pair}>
        <TextInput
          label="Timeout"
          description="Seconds for all of an attempt, 1 to 30. Empty: 15."
          inputMode="numeric"
          placeholder="15"
          value={draft.timeout}
          error={faults.timeout}
          onChange={({ currentTarget }) => change({ timeout: currentTarget.value })}
        />
        <NativeSelect
          label="Retry schedule"
          description="What follows an attempt that failed."
          value={draft.retries}
          error={draft.retries === "own" ? undefined : faults.retry_schedule}
          onChange={({ currentTarget }) => change({ retries: currentTarget.value as EndpointDraft["retries"] })}
          data={[
            { value: "standard", label: "Standard: over three days" },
            { value: "none", label: "No retries" },
            { value: "own", label: "Waits of your own" },
          ]}
        />
      </div>
      {draft.retries === "own" && (
        <TextInput
          label="Waits"
          description="Seconds after the first failed attempt, after the second and so on, with commas between; then it is given up."
          placeholder="5, 60, 600"
          value={draft.schedule}
          error={faults.retry_schedule}
          onChange={({ currentTarget }) => change({ schedule: currentTarget.value })}
        />
      )}
      <Limits draft={draft} faults={faults} change={change} />
      <Order draft={draft} faults={faults} change={change} />
    </Part>
  )
}

function Limits({ draft, faults, change }: Pick<SettingsProps, "draft" | "faults" | "change">) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Requests at once"
        description="1 to 100. Empty: ten, and more while it answers fast."
        inputMode="numeric"
        value={draft.maxInFlight}
        error={faults.max_in_flight}
        onChange={({ currentTarget }) => change({ maxInFlight: currentTarget.value })}
      />
      <TextInput
        label="Requests per second"
        description="1 to 1,000. Empty: no limit."
        inputMode="numeric"
        value={draft.rateLimit}
        error={faults.rate_limit}
        onChange={({ currentTarget }) => change({ rateLimit: currentTarget.value })}
      />
    </div>
  )
}

function Order({ draft, faults, change }: Pick<SettingsProps, "draft" | "faults" | "change">) {
  return (
    <Radio.Group
      label="Order"
      value={draft.ordering}
      error={faults.ordering}
      onChange={(ordering) => change({ ordering: ordering as EndpointDraft["ordering"] })}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="none" label="As fast as it takes them" />
        <Radio
          value="fifo"
          label="One at a time, as the events happened"
          description="One that fails holds up those behind it until it succeeds or is given up."
        />
      </Stack>
    </Radio.Group>
  )
}

function Requests(props: SettingsProps) {
  const { draft, faults, change } = props
  return (
    <Part title="The request">
      <HeaderFields headers={draft.headers} error={faults.headers} onChange={(headers) => change({ headers })} />
      <CertificateFields {...props} />
      <Checkbox.Group
        label="Signatures"
        description="How it can be seen that a request comes from here."
        value={draft.signatures}
        error={faults.signatures}
        onChange={(signatures) => change({ signatures: ["v1", "v1a"].filter((each) => signatures.includes(each)) })}
      >
        <Stack gap="xs" mt="xs">
          <Checkbox value="v1" label="v1: HMAC-SHA256 with the secret" />
          <Checkbox value="v1a" label="v1a: ed25519, verified with a public key" />
        </Stack>
      </Checkbox.Group>
    </Part>
  )
}

function Contents({ draft, faults, change }: SettingsProps) {
  return (
    <Part title="What is sent">
      <Radio.Group
        label="Payload"
        value={draft.payload}
        error={faults.payload}
        onChange={(payload) => change({ payload: payload as EndpointDraft["payload"] })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="full" label="Full: the whole resource" />
          <Radio value="thin" label="Thin: its sid, its status, and the address to fetch it from" />
        </Stack>
      </Radio.Group>
      <FilterFields filter={draft.filter} error={faults.filter} onChange={(filter) => change({ filter })} />
    </Part>
  )
}
