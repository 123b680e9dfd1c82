import { z } from "zod"

export const settings = z.strictObject({})
export const secrets = z.strictObject({})
