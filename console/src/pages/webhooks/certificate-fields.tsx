import { Button, Group, Input, Stack, Text, Textarea } from "@mantine/core"
import { Filled } from "../../components/filled.tsx"
import { Time } from "../../components/time.tsx"
import type { SettingsProps } from "./settings-props.ts"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

/** The certificate that the dispatcher presents to a receiver that requires mutual TLS. */
export function CertificateFields({ form, webhook }: SettingsProps) {
  const shown = webhook?.client_certificate
  const { certificate } = form.values
  return (
    <Stack gap="xs">
      <div>
        <Input.Label labelElement="div">{strings.clientCertificate}</Input.Label>
        <Input.Description>{strings.clientCertificateDescription}</Input.Description>
      </div>
      {certificate === "keep" && shown && (
        <Text size="sm" className={classes.anywhere}>
          <Filled
            text={strings.certificateValidUntil}
            parts={{ subject: shown.subject, time: <Time at={shown.expires_at} /> }}
          />
        </Text>
      )}
      {certificate === "replace" && (
        <>
          <Pem label={strings.certificate} kind="CERTIFICATE" {...form.getInputProps("client_certificate")} />
          <Pem label={strings.privateKey} kind="PRIVATE KEY" {...form.getInputProps("client_key")} />
        </>
      )}
      <Group gap="xs">
        {certificate !== "replace" && (
          <Button variant="default" size="compact-sm" onClick={() => form.setValues({ certificate: "replace" })}>
            {certificate === "keep" ? strings.replace : strings.addCertificate}
          </Button>
        )}
        {certificate !== "none" && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => form.setValues({ certificate: "none", client_certificate: "", client_key: "" })}
          >
            {shown ? strings.remove : strings.noCertificate}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Pem({ kind, ...field }: { kind: string; label: string }) {
  return (
    <Textarea
      placeholder={`-----BEGIN ${kind}-----\n…\n-----END ${kind}-----`}
      classNames={{ input: classes.mono }}
      autosize
      minRows={4}
      maxRows={10}
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  )
}
