import { dayMs, hourMs, minuteMs } from "#core/std/durations.ts"
import { people, prefixesOf, pumping, type Visit } from "./traffic-testing.ts"

/** Generated traffic: the same visits for the same random numbers. */
export interface Scenario {
  name: string
  visits(random: () => number): Visit[]
}

/** Finds a scenario by its name. */
export function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new Error(`There is no scenario "${name}".`)
  return found
}

const day = dayMs
const attackAt = 5 * day

function countries(many: number): string[] {
  return Array.from({ length: many }, (_, index) => String.fromCharCode(65 + Math.trunc(index / 26), 65 + (index % 26)))
}

/** The usual people of an account before an attack. */
function usualPeople(random: () => number, typed: number, days = 6): Visit[] {
  return people(random, {
    group: "people elsewhere",
    many: 250 * days,
    overMs: days * day,
    typed,
    prefixes: prefixesOf("AA", 80, random),
  })
}

export const scenarios: readonly Scenario[] = [
  ...[0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3].flatMap((typed): Scenario[] => [
    {
      name: `new account, 3 prefixes, 12 h, ${typed * 100} % typed`,
      visits: (random) =>
        pumping(random, {
          group: "pumping",
          many: 1_500,
          overMs: 12 * hourMs,
          typed,
          prefixes: prefixesOf("BB", 3, random),
        }),
    },
    {
      name: `account with people, 3 prefixes, 12 h, ${typed * 100} % typed`,
      visits: (random) => [
        ...usualPeople(random, 0.7),
        ...pumping(random, {
          group: "pumping",
          many: 1_500,
          from: attackAt,
          overMs: 12 * hourMs,
          typed,
          prefixes: prefixesOf("AA", 3, random),
        }),
      ],
    },
  ]),
  ...[0, 0.1, 0.25].map((typed): Scenario => ({
    name: `burst at one prefix, 75 a second, ${typed * 100} % typed`,
    visits: (random) => {
      const prefixes = prefixesOf("BB", 1, random)
      return [0, 12, 36, 84].flatMap((at) =>
        pumping(random, { group: "pumping", many: 1_500, from: at * hourMs, overMs: 20_000, typed, prefixes }),
      )
    },
  })),
  {
    name: "burst at one prefix, 2 a second, 25 % typed",
    visits: (random) =>
      pumping(random, {
        group: "pumping",
        many: 1_500,
        overMs: 750_000,
        typed: 0.25,
        prefixes: prefixesOf("BB", 1, random),
      }),
  },
  {
    name: "resends, 4 for each number, one prefix",
    visits: (random) =>
      pumping(random, {
        group: "pumping",
        many: 60,
        overMs: 6 * hourMs,
        typed: 0,
        prefixes: prefixesOf("BB", 1, random),
        asksAgain: 4,
      }),
  },
  {
    name: "a week at one prefix, 4 an hour, no address",
    visits: (random) =>
      pumping(random, {
        group: "pumping",
        many: 672,
        overMs: 7 * day,
        typed: 0,
        prefixes: prefixesOf("BB", 1, random),
        address: "none",
      }),
  },
  {
    name: "a week at one prefix, 4 an hour, 25 % typed",
    visits: (random) =>
      pumping(random, {
        group: "pumping",
        many: 672,
        overMs: 7 * day,
        typed: 0.25,
        prefixes: prefixesOf("BB", 1, random),
      }),
  },
  ...(["own", "one"] as const).flatMap((address) =>
    [0, 0.25].map((typed): Scenario => ({
      name: `among 60 people a day at one prefix, 300 a day, ${typed * 100} % typed, ${address === "own" ? "new addresses" : "one address"}`,
      visits: (random) => {
        const prefixes = prefixesOf("AA", 1, random)
        return [
          ...usualPeople(random, 0.65, 10),
          ...people(random, {
            group: "people of the prefix, before",
            many: 300,
            overMs: attackAt,
            typed: 0.65,
            prefixes,
          }),
          ...people(random, {
            group: "new people of the prefix",
            many: 150,
            from: attackAt,
            overMs: 5 * day,
            typed: 0.65,
            prefixes,
          }),
          ...people(random, {
            group: "known people of the prefix",
            many: 150,
            from: attackAt,
            overMs: 5 * day,
            typed: 0.65,
            prefixes,
            known: 1,
          }),
          ...pumping(random, {
            group: "pumping",
            many: 1_500,
            from: attackAt,
            overMs: 5 * day,
            typed,
            prefixes,
            address,
          }),
        ]
      },
    })),
  ),
  ...[5, 50].map((accounts): Scenario => ({
    name: `${accounts} new accounts, the same 2 prefixes`,
    visits: (random) => {
      const prefixes = prefixesOf("BB", 2, random)
      return Array.from({ length: accounts }, (_, index) =>
        pumping(random, {
          group: "pumping",
          many: 90,
          from: index * minuteMs,
          overMs: 6 * hourMs,
          typed: 0,
          prefixes,
          account: `A${index}`,
        }),
      ).flat()
    },
  })),
  {
    name: "world tour, 58 countries, one each 20 s for 8 h, 150 people",
    visits: (random) => {
      const prefixes = countries(58).flatMap((of) => prefixesOf(of, 5, random))
      return [
        ...people(random, {
          group: "people before",
          many: 1_000,
          overMs: attackAt,
          typed: 0.7,
          prefixes,
          isUneven: false,
        }),
        ...people(random, {
          group: "people",
          many: 150,
          from: attackAt,
          overMs: 8 * hourMs,
          typed: 0.7,
          prefixes,
          isUneven: false,
        }),
        ...pumping(random, {
          group: "pumping",
          many: 1_440,
          from: attackAt,
          overMs: 8 * hourMs,
          typed: 0,
          prefixes: countries(58).flatMap((of) => prefixesOf(of, 20, random)),
        }),
      ]
    },
  },
  {
    name: "world tour of a new account",
    visits: (random) => [
      ...people(random, {
        group: "people",
        many: 150,
        overMs: 8 * hourMs,
        typed: 0.7,
        prefixes: countries(58).flatMap((of) => prefixesOf(of, 5, random)),
        isUneven: false,
      }),
      ...pumping(random, {
        group: "pumping",
        many: 1_440,
        overMs: 8 * hourMs,
        typed: 0,
        prefixes: countries(58).flatMap((of) => prefixesOf(of, 20, random)),
      }),
    ],
  },
  {
    name: "all over a country, one a second for 20 min, 240 people in 2 days",
    visits: (random) => [
      ...people(random, {
        group: "people",
        many: 240,
        overMs: 2 * day,
        typed: 0.7,
        prefixes: prefixesOf("AA", 80, random),
      }),
      ...pumping(random, {
        group: "pumping",
        many: 1_200,
        from: day,
        overMs: 1_200_000,
        typed: 0,
        prefixes: prefixesOf("AA", 1_000, random),
      }),
    ],
  },
  {
    name: "slow, 2.5 a day at each of 50 prefixes for 10 days, 2 countries with people",
    visits: (random) => [
      ...people(random, {
        group: "people",
        many: 750,
        overMs: 10 * day,
        typed: 0.7,
        prefixes: [...prefixesOf("AA", 60, random), ...prefixesOf("AB", 60, random)],
      }),
      ...pumping(random, {
        group: "pumping",
        many: 1_250,
        overMs: 10 * day,
        typed: 0,
        prefixes: [...prefixesOf("AA", 25, random), ...prefixesOf("AB", 25, random)],
        isUneven: false,
      }),
    ],
  },
  ...[0.1, 0.12, 0.2, 0.25, 0.4, 0.7].flatMap((typed): Scenario[] => [
    {
      name: `people who type ${typed * 100} %, 80 prefixes, 7 days`,
      visits: (random) =>
        people(random, {
          group: "people",
          many: 1_500,
          overMs: 7 * day,
          typed,
          prefixes: prefixesOf("AA", 80, random),
        }),
    },
    {
      name: `people who type ${typed * 100} %, no address, 28 days`,
      visits: (random) =>
        people(random, {
          group: "people",
          many: 6_000,
          overMs: 28 * day,
          typed,
          prefixes: prefixesOf("AA", 80, random),
          address: "none",
        }),
    },
  ]),
  ...[0.1, 0.2, 0.4].map((typed): Scenario => ({
    name: `people who type ${typed * 100} %, 10 prefixes, 7 days`,
    visits: (random) =>
      people(random, { group: "people", many: 700, overMs: 7 * day, typed, prefixes: prefixesOf("AA", 10, random) }),
  })),
  {
    name: "launch, 3,000 in 4 min, 150 prefixes, 66 %",
    visits: (random) =>
      people(random, {
        group: "people",
        many: 3_000,
        overMs: 4 * minuteMs,
        typed: 0.66,
        prefixes: prefixesOf("AA", 150, random),
        isUneven: false,
      }),
  },
  {
    name: "launch, 2,500 in 10 min, 10 prefixes, 60 %",
    visits: (random) =>
      people(random, {
        group: "people",
        many: 2_500,
        overMs: 10 * minuteMs,
        typed: 0.6,
        prefixes: prefixesOf("AA", 10, random),
        isUneven: false,
      }),
  },
  {
    name: "120 people of one block within 60 s, 90 %, one address",
    visits: (random) =>
      people(random, {
        group: "people",
        many: 120,
        overMs: minuteMs,
        typed: 0.9,
        prefixes: prefixesOf("AA", 1, random),
        address: "one",
      }),
  },
  {
    name: "120 people of one block within 60 s, 90 %, no address",
    visits: (random) =>
      people(random, {
        group: "people",
        many: 120,
        overMs: minuteMs,
        typed: 0.9,
        prefixes: prefixesOf("AA", 1, random),
        address: "none",
      }),
  },
  {
    name: "office, 200 people a day behind one address, 70 %",
    visits: (random) =>
      people(random, {
        group: "people",
        many: 1_000,
        overMs: 5 * day,
        typed: 0.7,
        prefixes: prefixesOf("AA", 80, random),
        address: "one",
      }),
  },
]
