import { Code, List, Text } from "@mantine/core"
import { Card } from "./card.tsx"
import classes from "./card.module.css"

/** Whether a browser keeps the session cookie here: over https, and over plain http on its own machine. */
export function isSafeAddress(): boolean {
  return window.isSecureContext
}

/** In the place of a form that could not work, and whose password others could read on its way. */
export function UnsafeAddress() {
  const { hostname, port, pathname, search, hash } = window.location
  const place = `http://localhost:${port || "80"}${pathname}${search}${hash}`
  return (
    <Card
      title="Open the console over https"
      lead="This page came over plain http from another machine. Browsers keep no session there, and others could read your password on its way."
    >
      <Text>Any of these works:</Text>
      <List spacing="sm">
        <List.Item>
          Give Posthorn a certificate (<Code>TLS_CERT</Code> and <Code>TLS_KEY</Code>), or put a proxy with https in
          front of it. Then open this page at its https address.
        </List.Item>
        <List.Item>
          On the machine that runs Posthorn, open <Code className={classes.address}>{place}</Code>
        </List.Item>
        <List.Item>
          From here, run <Code>{`ssh -L ${port || "80"}:localhost:${port || "80"} ${hostname}`}</Code> and open the same
          address in this browser.
        </List.Item>
      </List>
    </Card>
  )
}
