/** Strokes on a grid of 20 by 20, all with one width. */
const strokes = {
  home: "M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5",
  messages: "M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5zM6.5 8h7M6.5 10.5h4.5",
  send: "M17 3 3 9l5.5 2.5L11 17zM8.5 11.5 17 3",
  phone: "M6.5 2.5h7a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9 15h2",
  webhook:
    "M7.5 8.7a3 3 0 1 1 4.6-1.5l2.4 4.2M9 7.6l-2.5 4.6M5.5 11.5a3 3 0 1 0 3 3h4.500M12.5 12.100a3 3 0 1 1 .6 4.2",
  events: "M10 3v4M10 13v4M3 10h4M13 10h4M10 7.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  numbers: "M7.5 3 6 17M14 3l-1.5 14M3.5 7.500h13.500M3 12.500h13.5",
  stop: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM5.2 5.200l9.6 9.6",
  shield: "M10 3l6 2v4.5c0 3.5-2.5 6-6 7.5-3.5-1.5-6-4-6-7.5V5zM7.5 10l2 2 3.500-4",
  key: "M7 9.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM9.5 10.500l7-7M14 6l2 2",
  settings: "M3 6h8M15 6h2M3 14h2M9 14h8M13 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  carriers:
    "M10 9.500V17M7 17h6M10 6.500a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM6.5 11.500a5 5 0 0 1 0-7M13.5 11.500a5 5 0 0 0 0-7M4 14a8.5 8.5 0 0 1 0-12M16 14a8.5 8.5 0 0 0 0-12",
  routes:
    "M5 15.500v-3a3 3 0 0 1 3-3h4a3 3 0 0 0 3-3v-2M12.5 6.500l2.5-2.5 2.5 2.500M5 15.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  rates:
    "M13.5 5.500c-1-1.2-2.3-1.5-3.5-1.5-2 0-3.5 1-3.5 2.8 0 3.9 7.5 2 7.5 6.1 0 2-1.8 3.1-4 3.1-1.6 0-3-.6-4-1.800M10 2v16",
  accounts: "M3.5 17V6.500l6-3v13.500M9.5 8h7v9M3 17h14M6 9h.500M6 12h.500M13 11h.500M13 14h.5",
  bank: "M3 8l7-4.5L17 8M4 8h12M5.5 8v6.500M10 8v6.500M14.5 8v6.500M3.5 16.500h13",
  plug: "M7 3v4.500M13 3v4.500M5.500 7.500h9V10a4.5 4.5 0 0 1-9 0zM10 14.500V17.500",
  download: "M10 3.500v9M6 9l4 4 4-4M3.5 16.500h13",
  person: "M10 3.500a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.500zM3.5 16.500c.8-2.8 3.3-4 6.5-4s5.7 1.2 6.5 4",
  leave: "M12 4H4.500v12H12M8.5 10H17M14 7l3 3-3 3",
  keyboard: "M3 5.500h14v9H3zM6 8.500h.500M9 8.500h.500M12 8.500h.500M14.5 8.500h.100M6.5 11.500h7",
  book: "M10 5.500C8.5 4 6 3.7 3.5 3.700v11.500c2.5 0 5 .3 6.5 1.6 1.5-1.3 4-1.6 6.5-1.600V3.700C14 3.7 11.5 4 10 5.500zM10 5.500v11",
  sun: "M10 6.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1 1M14.7 14.700l1 1M4.3 15.700l1-1M14.7 5.300l1-1",
  moon: "M16 12.200A6.7 6.7 0 0 1 7.8 4a6.7 6.7 0 1 0 8.2 8.200z",
  payments: "M3 5.500h14v9.500H3zM3 9h14M5.5 12.500h3",
  down: "M5 8l5 5 5-5",
  check: "M4 10.5 8 14.5 16 6",
  copy: "M7 7h9.500v9.500H7zM4.5 13H3.500V3.500H13v1",
  alert: "M10 3.5 17.5 16.500h-15zM10 8.500v3.500M10 14.300v.1",
  info: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v5M10 6.200v.1",
  search: "M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4zM13 13l4 4",
  plus: "M10 4v12M4 10h12",
  trash: "M4 5.500h12M8 5.500V3.500h4v2M5.5 5.5 6.3 17h7.400l.8-11.500M8.5 8.500v5.500M11.5 8.500v5.5",
  refresh: "M16 10a6 6 0 1 1-1.8-4.300L16 7.500M16 3.500v4h-4",
  left: "M12.5 4.5 7 10l5.5 5.5",
  right: "M7.5 4.5 13 10l-5.5 5.5",
  external: "M11.5 3.500h5v5M16.5 3.500l-7 7M13.5 11.500v5h-10v-10h5",
  close: "M5 5l10 10M15 5 5 15",
  none: "",
} as const

export type IconName = keyof typeof strokes

/** Decoration only: a text or the label of the button always carries the meaning. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  )
}
