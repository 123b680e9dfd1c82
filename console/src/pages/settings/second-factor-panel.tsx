import { Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { consoleApi } from "../../api/client.ts"
import type { NewTotp } from "../../api/generated/schemas.ts"
import { sessionQuery } from "../../api/session.ts"
import { Panel } from "../../components/panel.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { tell } from "../../components/tell.ts"
import { ConfirmSecondFactor } from "./confirm-second-factor.tsx"
import { PasswordForm } from "./password-form.tsx"
import * as strings from "./strings.ts"

/**
 * Codes of an app in addition to the password. Setting it up requires the password again. Turning it off also
 * requires a code.
 */
export function SecondFactorPanel() {
  const { has_totp: isOn } = useAccount().session.member
  const [begun, setBegun] = useState<NewTotp | null>(null)
  const queryClient = useQueryClient()
  const done = async (sentence: string) => {
    setBegun(null)
    tell(sentence)
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const turnOff = async (password: string, code: string) => {
    await consoleApi.totp.end({ password, code })
    await done(strings.secondFactorOff)
  }
  return (
    <Panel title={strings.secondFactor} actions={<StatusBadge status={isOn ? "enabled" : "off"} />}>
      <Text mb="sm">{isOn ? strings.secondFactorOnText : strings.secondFactorOffText}</Text>
      {begun && <ConfirmSecondFactor begun={begun} done={() => done(strings.secondFactorOn)} />}
      {!isOn && !begun && (
        <PasswordForm
          act={strings.setUp}
          purpose={strings.setUpSecondFactor}
          use={async (password) => setBegun(await consoleApi.totp.begin({ password }))}
        />
      )}
      {isOn && <PasswordForm act={strings.turnOff} purpose={strings.turnSecondFactorOff} needsCode use={turnOff} />}
    </Panel>
  )
}
