import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { RoutingRefusalCode } from "#messaging/routing/refusals.ts"

export const routingProblems = {
  carrier_not_found: {
    status: 404,
    title: "Carrier not found",
    meaning: "There is no carrier with this sid. It never existed, or it was deleted.",
    remedy: "List the carriers with `GET /operator/v1/carriers`.",
  },
  carrier_in_use: {
    status: 409,
    title: "Carrier in use",
    meaning: "The carrier is enabled, a route leads to it, or messages wait for it.",
    remedy:
      "Delete its routes, wait until it has sent its messages, and disable it. Then delete it. Waiting messages also leave it by another route, or when their account deletes them.",
  },
  carriers_exhausted: {
    status: 409,
    title: "Too many carriers",
    meaning: "The installation has the maximum number of carriers.",
    remedy: "Delete an unused carrier.",
  },
  route_not_found: {
    status: 404,
    title: "Route not found",
    meaning: "There is no route with this sid. It never existed, or it was deleted.",
    remedy: "List the routes with `GET /operator/v1/routes`.",
  },
  routes_exhausted: {
    status: 409,
    title: "Too many routes",
    meaning: "The installation has the maximum number of routes. Every process keeps them in memory.",
    remedy: "Delete unused routes, or replace several routes with one that has a shorter prefix.",
  },
  rate_not_found: {
    status: 404,
    title: "Rate not found",
    meaning: "There is no rate with this sid. It never existed, or it was deleted.",
    remedy: "List the rates with `GET /operator/v1/rates`.",
  },
  rate_exists: {
    status: 409,
    title: "Rate exists",
    meaning: "The carrier already has a rate for this prefix.",
    remedy:
      "Change the rate with `PATCH /operator/v1/rates/{sid}`. `GET /operator/v1/rates` finds it by carrier and prefix.",
  },
  rates_exhausted: {
    status: 409,
    title: "Too many rates",
    meaning: "The carrier or the installation has the maximum number of rates. Every process keeps them in memory.",
    remedy: "Delete unused rates, or replace several rates with one that has a shorter prefix.",
  },
  dead_letter_not_found: {
    status: 404,
    title: "Dead letter not found",
    meaning:
      "There is no dead letter with this sid. Posthorn has stored its message since, or an operator discarded it.",
    remedy: "List the dead letters with `GET /operator/v1/dead_letters`.",
  },
} as const satisfies Record<RoutingRefusalCode | "dead_letter_not_found", ProblemKind>
