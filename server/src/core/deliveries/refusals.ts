import { Refusal } from "#core/std/refusal.ts"

export type DeliveryRefusalCode = "delivery_not_found"

export class DeliveryRefusal extends Refusal<DeliveryRefusalCode> {}
