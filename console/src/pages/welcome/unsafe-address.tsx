import { Code, List, Text } from "@mantine/core"
import { Filled } from "../../components/filled.tsx"
import { Card } from "./card.tsx"
import classes from "./card.module.css"
import * as strings from "./strings.ts"

/** Whether a browser keeps the session cookie here: over https, and over plain http on its own machine. */
export function isSafeAddress(): boolean {
  return window.isSecureContext
}

/** Replaces a form that could not work, and whose password others could read on the network. */
export function UnsafeAddress() {
  const { hostname, port, pathname, search, hash } = window.location
  const place = `http://localhost:${port || "80"}${pathname}${search}${hash}`
  return (
    <Card title={strings.openTheConsoleOverHttps} lead={strings.openTheConsoleOverHttpsText}>
      <Text>{strings.anyOfTheseWorks}</Text>
      <List spacing="sm">
        <List.Item>
          <Filled
            text={strings.httpsByCertificate}
            parts={{ tlsCert: <Code>TLS_CERT</Code>, tlsKey: <Code>TLS_KEY</Code> }}
          />
        </List.Item>
        <List.Item>
          <Filled
            text={strings.httpsOnTheMachine}
            parts={{ place: <Code className={classes.address}>{place}</Code> }}
          />
        </List.Item>
        <List.Item>
          <Filled
            text={strings.httpsByTunnel}
            parts={{ code: <Code>{`ssh -L ${port || "80"}:localhost:${port || "80"} ${hostname}`}</Code> }}
          />
        </List.Item>
      </List>
    </Card>
  )
}
