import { Button, Group, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import type { Route } from "../../components/routes.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export function FirstRouteForm({ carrierSid, created }: { carrierSid: string; created(route: Route): void }) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { prefix: "" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ prefix }) => {
    const body = { carrier_sid: carrierSid, ...(prefix.trim() && { prefix: prefix.trim() }) }
    const route = await client.operator.routes.create(body)
    void queries.invalidateQueries({ queryKey: ["operator", "routes"], exact: true })
    created(route)
  })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.aRoute}>
      <Stack gap="sm" maw={420}>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.prefixLabel}
          description={strings.prefixDescription}
          placeholder="49"
          inputMode="numeric"
          {...form.getInputProps("prefix")}
        />
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.createRoute}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {strings.moreConditionsText}
        </Text>
      </Stack>
    </form>
  )
}
