import { Button, Group, Input, Stack, Text, Textarea } from "@mantine/core"
import type { ReactNode } from "react"
import { Time } from "../../components/time.tsx"
import type { SettingsProps } from "./more-settings.tsx"
import classes from "./webhooks.module.css"

/** The certificate that is shown to a receiver that asks for one. */
export function CertificateFields({ draft, webhook, faults, change }: SettingsProps) {
  const shown = webhook?.client_certificate
  return (
    <Stack gap="xs">
      <div>
        <Input.Label labelElement="div">Client certificate</Input.Label>
        <Input.Description>For a receiver that asks for one (mTLS).</Input.Description>
      </div>
      {draft.certificate === "keep" && shown && (
        <Text size="sm" className={classes.anywhere}>
          {shown.subject}, until <Time at={shown.expires_at} />
        </Text>
      )}
      {draft.certificate === "replace" && (
        <>
          <Pem
            label="Certificate"
            kind="CERTIFICATE"
            value={draft.certificatePem}
            error={faults.client_certificate}
            onChange={(certificatePem) => change({ certificatePem })}
          />
          <Pem
            label="Private key, without a passphrase"
            kind="PRIVATE KEY"
            value={draft.keyPem}
            error={faults.client_key}
            onChange={(keyPem) => change({ keyPem })}
          />
        </>
      )}
      <Group gap="xs">
        {draft.certificate !== "replace" && (
          <Button variant="default" size="compact-sm" onClick={() => change({ certificate: "replace" })}>
            {draft.certificate === "keep" ? "Replace" : "Add a certificate"}
          </Button>
        )}
        {draft.certificate !== "none" && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => change({ certificate: "none", certificatePem: "", keyPem: "" })}
          >
            {shown ? "Take it away" : "Without a certificate"}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

interface PemProps {
  label: string
  kind: string
  value: string
  error: ReactNode
  onChange(value: string): void
}

function Pem({ label, kind, value, error, onChange }: PemProps) {
  return (
    <Textarea
      label={label}
      placeholder={`-----BEGIN ${kind}-----\n…\n-----END ${kind}-----`}
      classNames={{ input: classes.mono }}
      autosize
      minRows={4}
      maxRows={10}
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
