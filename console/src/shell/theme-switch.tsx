import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core"
import { Icon } from "../components/icon.tsx"

export function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme("light")
  const other = scheme === "dark" ? "light" : "dark"
  const label = `Switch to the ${other} theme`
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={() => setColorScheme(other)}>
        <Icon name={other === "dark" ? "moon" : "sun"} />
      </ActionIcon>
    </Tooltip>
  )
}
