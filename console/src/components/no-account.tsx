import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"

/** For an operator without an account, and for a former operator without one. */
export function NoAccount() {
  if (!useAccount().session.member.is_operator)
    return <Text>You belong to no account. Ask an owner of one for an invite, and open its link in this browser.</Text>
  return (
    <Text>
      You belong to no account. Open one on the page of{" "}
      <Anchor component={Link} to="/accounts" underline="always">
        accounts
      </Anchor>
      , and the pages speak for it.
    </Text>
  )
}
