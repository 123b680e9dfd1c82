import { writeFileSync } from "node:fs"
import { problemGuide } from "../src/http/docs/problem-guide.ts"

writeFileSync(new URL("../../docs/problems.md", import.meta.url), problemGuide())
