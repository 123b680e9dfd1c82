import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { Filled } from "./filled.tsx"
import * as strings from "./strings.ts"

/** For an operator without an account, and for a former operator without one. */
export function NoAccount() {
  if (!useAccount().session.member.is_operator) return <Text>{strings.noAccountText}</Text>
  return (
    <Text>
      <Filled
        text={strings.noAccountOperatorText}
        parts={{
          link: (
            <Anchor component={Link} to="/accounts" underline="always">
              {strings.noAccountLink}
            </Anchor>
          ),
        }}
      />
    </Text>
  )
}
