import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { questions } from '#tests/support/checks/enumeration-table.ts'
import { isDeep, startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { compareSamples } from '#tests/support/checks/mann-whitney.ts'
import { anOrganization, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'

/** How many addresses of each kind are requested. */
const samples = Number(process.env['ENUMERATION_TRIES'] ?? (isDeep ? 500 : 40))
const warmupCount = 10
/** After this many invitations an organization has no room for more, and another one continues. */
const asksOfOne = limits.members - 1
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The same items in a random order. */
const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: randomInt(2 ** 47) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

test.each(questions)(
  'S12 $about takes the same time for an address with and without an account',
  async ({ about, ask, isSignedIn, isOrganization, status }) => {
    const product = await run({ DATA_DIR: await createUsedDataFolder() })
    const server = { openClient: () => openClient(product.url) }
    let asker = await (isOrganization ? anOrganization(server) : aVolunteer(server))
    const anonymous = server.openClient()
    const measure = async (email: string) => {
      const { path, body } = ask(email, asker)
      const client = isSignedIn ? asker.client : anonymous
      const seconds = startStopwatch()
      const answer = await client.post(path, body)
      expect(answer.status).toBe(status)
      return seconds() * 1000
    }
    // Each address is used once, and the first ones only warm up the process.
    const asks: { kind: 'known' | 'unknown'; email: string }[] = []
    for (let turn = 0; turn < warmupCount + samples; turn += 1) {
      const { email } = await aVolunteer(server)
      asks.push({ kind: 'known', email }, { kind: 'unknown', email: email.replace('person', 'nobody') })
    }
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    // The email to an existing account is written while the next address is measured. In a fully random order each kind
    // follows such an email equally often; in pairs, addresses without an account followed one three times as often.
    for (const [turn, { kind, email }] of shuffle(asks).entries()) {
      if (isOrganization && turn > 0 && turn % asksOfOne === 0) asker = await anOrganization(server)
      const took = await measure(email)
      if (turn >= 2 * warmupCount) times[kind].push(took)
    }
    const [one, other] = [middle(times.known), middle(times.unknown)]
    const difference = (Math.abs(one - other) / Math.min(one, other)) * 100
    const medians = `${about}, ${samples} tries of each: medians ${one.toFixed(1)} and ${other.toFixed(1)} ms, which differ by`
    reportMeasurement({ name: 'S12', about: medians, values: [difference], unit: '%', most: 10 })
    const { p } = compareSamples(times.known, times.unknown)
    reportMeasurement({ name: 'S12', about: `${about}: p that they are the same`, values: [p], least: 0.01 })
  },
)
