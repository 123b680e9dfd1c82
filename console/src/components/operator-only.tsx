import { Text } from "@mantine/core"
import type { ReactNode } from "react"
import { useAccount } from "../api/account.tsx"
import { Page } from "../shell/page.tsx"
import * as strings from "./strings.ts"

/** A page of the installation. Other members see a notice, and no request is made. */
export function OperatorOnly({ title, children }: { title: string; children: ReactNode }) {
  if (useAccount().session.member.is_operator) return children
  return (
    <Page title={title}>
      <Text>{strings.operatorsOnlyText}</Text>
    </Page>
  )
}
