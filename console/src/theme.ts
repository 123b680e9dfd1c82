import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core"
import * as strings from "./strings.ts"

/** Petrol. 6 and 7 are backgrounds of white text, at 5:1 and 7:1. 3 is for text on dark surfaces. */
const petrol: MantineColorsTuple = [
  "#e9f6f7",
  "#d2ebed",
  "#a5d8dc",
  "#74c3c9",
  "#4badb5",
  "#2f929b",
  "#1b7680",
  "#0d5c63",
  "#0a4a50",
  "#06363b",
]

/** A grey with a little petrol. From 6 on, its contrast on white is at least 4.5:1. */
const gray: MantineColorsTuple = [
  "#f7f9fa",
  "#eff3f4",
  "#e2e8ea",
  "#cfd8db",
  "#b3bfc4",
  "#8c9ba1",
  "#586a71",
  "#44545a",
  "#2d3a40",
  "#17211f",
]

/** 0 to 3 are for text on dark surfaces, 4 and 5 for lines, 6 to 9 for surfaces. */
const dark: MantineColorsTuple = [
  "#e6edef",
  "#cbd6d9",
  "#a9b8bd",
  "#82949b",
  "#3a4950",
  "#2f3c43",
  "#222d33",
  "#182126",
  "#12191d",
  "#0c1215",
]

const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"

export const theme = createTheme({
  primaryColor: "petrol",
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, gray, dark },
  defaultRadius: "sm",
  radius: { xs: "3px", sm: "6px", md: "8px", lg: "12px", xl: "20px" },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  fontFamilyMonospace: mono,
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  headings: {
    fontWeight: "620",
    sizes: {
      h1: { fontSize: "22px", lineHeight: "1.3" },
      h2: { fontSize: "16px", lineHeight: "1.4" },
      h3: { fontSize: "14px", lineHeight: "1.45" },
    },
  },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "sm" } },
    Anchor: { defaultProps: { underline: "hover" } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: true } } },
    InputWrapper: {
      vars: () => ({
        label: {},
        error: { "--input-error-size": "12px" },
        description: { "--input-description-size": "12px" },
      }),
    },
    Paper: { defaultProps: { withBorder: true, p: "md" } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: "sm", fz: "sm" } },
    // Without the role, the header of a dialog would be a banner of the page.
    ModalHeader: { defaultProps: { role: "presentation" } },
    ModalTitle: { defaultProps: { fw: 620, fz: "lg" } },
    Modal: { defaultProps: { centered: true, radius: "md", closeButtonProps: { "aria-label": strings.close } } },
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "#ffffff",
    "--mantine-color-text": "#17211f",
    "--mantine-color-dimmed": gray[6],
    "--mantine-color-placeholder": gray[6],
    "--mantine-color-error": "#b42318",
    "--mantine-color-anchor": petrol[7],
    "--mantine-color-red-light": "#fde7e4",
    "--mantine-color-red-light-color": "#9a1f14",
    "--mantine-color-yellow-light": "#fdf1d3",
    "--mantine-color-yellow-light-color": "#744f05",
    "--console-focus": petrol[6],
    "--console-side": gray[0],
    "--console-line": gray[2],
  },
  dark: {
    "--mantine-color-body": dark[8],
    "--mantine-color-text": dark[0],
    "--mantine-color-dimmed": dark[2],
    "--mantine-color-placeholder": dark[2],
    "--mantine-color-error": "#ff9d92",
    "--mantine-color-anchor": petrol[3],
    "--mantine-color-red-light": "#3d1b18",
    "--mantine-color-red-light-color": "#ffb4ab",
    "--mantine-color-yellow-light": "#382c10",
    "--mantine-color-yellow-light-color": "#f5d27e",
    "--console-focus": petrol[3],
    "--console-side": dark[9],
    "--console-line": dark[5],
  },
})
