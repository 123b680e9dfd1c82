import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { RoutingRefusalCode } from "#routing/refusals.ts"

export const operatorProblems = {
  carrier_not_found: {
    status: 404,
    title: "Carrier not found",
    meaning: "There is no carrier with this sid: it never was, or it was deleted.",
    remedy: "List the carriers with `GET /operator/v1/carriers`.",
  },
  carrier_in_use: {
    status: 409,
    title: "Carrier in use",
    meaning: "The carrier is enabled, routes lead to it, or messages wait for it: they would wait for ever.",
    remedy: "Delete its routes, let it send what waits, disable it, and then delete it.",
  },
  carriers_exhausted: {
    status: 409,
    title: "Too many carriers",
    meaning: "The installation has as many carriers as it may have.",
    remedy: "Delete one that is no longer used.",
  },
  route_not_found: {
    status: 404,
    title: "Route not found",
    meaning: "There is no route with this sid: it never was, or it was deleted.",
    remedy: "List the routes with `GET /operator/v1/routes`.",
  },
  routes_exhausted: {
    status: 409,
    title: "Too many routes",
    meaning: "The installation has as many routes as it may have: every process holds all of them.",
    remedy: "Delete those that are no longer used, or let one with a shorter prefix take the place of several.",
  },
  rate_not_found: {
    status: 404,
    title: "Rate not found",
    meaning: "There is no rate with this sid: it never was, or it was deleted.",
    remedy: "List the rates with `GET /operator/v1/rates`.",
  },
  rate_exists: {
    status: 409,
    title: "Rate exists",
    meaning: "The carrier has a rate for this prefix already.",
    remedy: "Change it with `PATCH /operator/v1/rates/{sid}`; `GET /operator/v1/rates` finds it by carrier and prefix.",
  },
  rates_exhausted: {
    status: 409,
    title: "Too many rates",
    meaning: "The carrier or the installation has the maximum number of rates. Every process keeps them in memory.",
    remedy: "Delete those that are not used, or let one with a shorter prefix take the place of several.",
  },
  dead_letter_not_found: {
    status: 404,
    title: "Dead letter not found",
    meaning: "There is no dead letter with this sid: Posthorn has stored its message since, or it was discarded.",
    remedy: "List the dead letters with `GET /operator/v1/dead_letters`.",
  },
} as const satisfies Record<RoutingRefusalCode | "dead_letter_not_found", ProblemKind>
