import { Anchor, Checkbox, List, NativeSelect, SimpleGrid, TagsInput, Text, TextInput, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { ReactNode } from "react"
import { PasswordField } from "../../components/password-field.tsx"
import type { ProviderKind, ProviderValues } from "./provider-values.ts"

export interface FieldsProps {
  form: UseFormReturnType<ProviderValues>
  kind: ProviderKind
}

const kept = "Leave empty to keep the stored one."
const sealed = "Stored encrypted, and never shown again."

export function NameField({ form }: Pick<FieldsProps, "form">) {
  return <TextInput label="Name" description="A name that your team will recognise." {...form.getInputProps("name")} />
}

/** The provider's identifiers of the account, and where to find them. */
export function CredentialFields({ form, kind, isNew }: FieldsProps & { isNew: boolean }) {
  if (kind === "stripe")
    return (
      <>
        <SecretKeyField form={form} hint={isNew ? sealed : kept} />
        <Checkbox
          label="Several captures per payment"
          description="Only if Stripe has enabled it for your account."
          {...form.getInputProps("multicapture", { type: "checkbox" })}
        />
      </>
    )
  if (kind === "paypal") return <PayPalFields form={form} isNew={isNew} />
  if (kind === "manual")
    return (
      <Textarea
        label="Instructions"
        description="Where and how to pay. The payment page shows these instructions to the customer."
        placeholder={"IBAN CH93 0076 2011 6238 5295 7\nPlease quote the reference."}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps("instructions")}
      />
    )
  return <Text size="sm">The simulator needs no credentials. It moves no money.</Text>
}

export function SecretKeyField({ form, hint }: Pick<FieldsProps, "form"> & { hint: string }) {
  const isTest = /^[sr]k_test_/.test(form.values.secret_key)
  return (
    <PasswordField
      label="Secret key"
      description={isTest ? "A test key: no money moves." : hint}
      placeholder="sk_live_…"
      autoComplete="off"
      {...form.getInputProps("secret_key")}
    />
  )
}

function PayPalFields({ form, isNew }: Pick<FieldsProps, "form"> & { isNew: boolean }) {
  return (
    <>
      <NativeSelect
        label="Environment"
        data={[
          { value: "sandbox", label: "Sandbox: no money moves" },
          { value: "live", label: "Live" },
        ]}
        {...form.getInputProps("environment")}
      />
      <TextInput label="Client ID" autoComplete="off" spellCheck={false} {...form.getInputProps("client_id")} />
      <PasswordField
        label="Secret"
        description={isNew ? sealed : kept}
        autoComplete="off"
        {...form.getInputProps("client_secret")}
      />
    </>
  )
}

/** The secret that the provider shows once its webhook exists. */
export function NotificationFields({ form, kind, isNew }: FieldsProps & { isNew: boolean }) {
  if (kind === "stripe")
    return (
      <Textarea
        label="Signing secret"
        description={`One per line, three at most. ${isNew ? sealed : kept}`}
        placeholder="whsec_…"
        rows={2}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps("webhook_secrets")}
      />
    )
  if (kind !== "paypal") return null
  return (
    <TextInput
      label="Webhook ID"
      description="PayPal shows the ID next to the webhook."
      placeholder="8PT597110X687430L"
      autoComplete="off"
      spellCheck={false}
      {...form.getInputProps("webhook_id")}
    />
  )
}

/** For which payments the provider is used. */
export function ChoiceFields({ form }: Pick<FieldsProps, "form">) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TagsInput
        label="Currencies"
        description="Leave it empty for all currencies that the provider takes."
        placeholder={form.values.currencies.length ? "" : "EUR"}
        acceptValueOnBlur
        {...form.getInputProps("currencies")}
        onSearchChange={() => form.clearFieldError("currencies")}
      />
      <TextInput
        label="Priority"
        description="0 to 100. The lowest number is tried first."
        inputMode="numeric"
        {...form.getInputProps("priority")}
      />
    </SimpleGrid>
  )
}

/** Where to find the credentials. */
export function WhereCredentialsAre({ kind }: Pick<FieldsProps, "kind">) {
  if (kind === "stripe")
    return (
      <Way>
        <List.Item>
          Open <External href="https://dashboard.stripe.com/apikeys">API keys in the Stripe Dashboard</External>. Switch
          to a sandbox there for a test key.
        </List.Item>
        <List.Item>
          Create a restricted key with write access to Checkout Sessions, PaymentIntents, Charges and Refunds, and with
          read access to Disputes, Payouts, Balance and Balance transaction sources. A standard secret key works too.
        </List.Item>
        <List.Item>Copy the key. Stripe shows it once.</List.Item>
      </Way>
    )
  if (kind === "paypal")
    return (
      <Way>
        <List.Item>
          Open{" "}
          <External href="https://developer.paypal.com/dashboard/applications">
            Apps & Credentials in the PayPal Developer Dashboard
          </External>{" "}
          and choose Sandbox or Live at the top.
        </List.Item>
        <List.Item>Open your app, or create one of the type Merchant.</List.Item>
        <List.Item>Copy its client ID and its secret.</List.Item>
      </Way>
    )
  return null
}

/** How the webhook is made at the provider. */
export function WhereWebhooksAre({ kind }: Pick<FieldsProps, "kind">) {
  if (kind === "stripe")
    return (
      <Way>
        <List.Item>
          Open <External href="https://dashboard.stripe.com/webhooks">Webhooks in the Stripe Dashboard</External> and
          add an endpoint with this address.
        </List.Item>
        <List.Item>
          Choose all events of Checkout Session, PaymentIntent, Charge, Refund and Dispute (charge.dispute).
        </List.Item>
        <List.Item>Reveal the signing secret of the endpoint, and paste it here.</List.Item>
      </Way>
    )
  return (
    <Way>
      <List.Item>
        Open your app in{" "}
        <External href="https://developer.paypal.com/dashboard/applications">Apps & Credentials</External>, and add a
        webhook with this address.
      </List.Item>
      <List.Item>Choose all events of Checkout, Payments & Orders and Disputes.</List.Item>
      <List.Item>Copy the Webhook ID from the list of webhooks, and paste it here.</List.Item>
    </Way>
  )
}

function Way({ children }: { children: ReactNode }) {
  return (
    <List type="ordered" size="sm" spacing={4}>
      {children}
    </List>
  )
}

function External({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm" underline="always">
      {children}
    </Anchor>
  )
}
