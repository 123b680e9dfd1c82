import { ActionIcon, Text, Tooltip } from "@mantine/core"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { useMay } from "../../components/use-may.ts"
import { Composer } from "./composer.tsx"
import { HoldSwitch } from "./hold-switch.tsx"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"
import { Thread } from "./thread.tsx"
import { useScreen } from "./use-screen.ts"

/** A simulated phone: its number, its screen, and a field to write with. */
export function Handset({ number, remove }: { number: string; remove(): void }) {
  const may = useMay()
  const screen = useScreen(number)
  return (
    <section className={classes.handset} aria-label={strings.handsetNumber(number)}>
      <header className={classes.head}>
        <div className={classes.who}>
          <Text component="h2" fw={620} className="tabular">
            {number}
          </Text>
          <Tooltip label={strings.removeThisHandset}>
            <ActionIcon variant="subtle" color="gray" aria-label={strings.removeHandset(number)} onClick={remove}>
              <Icon name="close" size={16} />
            </ActionIcon>
          </Tooltip>
        </div>
        <HoldSwitch number={number} mayChange={may.change} />
      </header>
      {screen.error ? (
        <div className={classes.screen}>
          <ErrorAlert error={screen.error} retry={screen.retry} />
        </div>
      ) : (
        <Thread number={number} bubbles={screen.bubbles} />
      )}
      {may.change && !screen.error && <Composer number={number} lastSender={screen.lastSender} />}
    </section>
  )
}
