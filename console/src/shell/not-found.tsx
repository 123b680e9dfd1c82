import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { Filled } from "../components/filled.tsx"
import { Page } from "./page.tsx"
import * as strings from "./strings.ts"

export function NotFound() {
  return (
    <Page title={strings.notFoundTitle}>
      <Text>
        <Filled
          text={strings.notFoundText}
          parts={{
            link: (
              <Anchor component={Link} to="/" underline="always">
                {strings.notFoundLink}
              </Anchor>
            ),
          }}
        />
      </Text>
    </Page>
  )
}
