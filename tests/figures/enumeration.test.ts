import { expect, test } from 'vitest'
import { makeUsedFolder, run } from '#tests/lifecycle/process.ts'
import { questions } from '#tests/support/enumeration-table.ts'
import { startWatch, tellFigure } from '#tests/support/figures.ts'
import { compareSamples } from '#tests/support/mann-whitney.ts'
import { aVolunteer } from '#tests/support/scenario.ts'
import { openClient } from '#tests/support/server.ts'

const samples = 40
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(questions)(
  'S12 $about takes as long for an address with an account as for one without',
  async ({ about, ask, isSignedIn, status }) => {
    const product = await run({ DATA_DIR: await makeUsedFolder() })
    const server = { openClient: () => openClient(product.url) }
    const known = await aVolunteer(server)
    const asker = await aVolunteer(server)
    const client = isSignedIn ? asker.client : server.openClient()
    const measure = async (email: string) => {
      const { path, body } = ask(email, asker)
      const seconds = startWatch()
      const answer = await client.post(path, body)
      expect(answer.status).toBe(status)
      return seconds() * 1000
    }
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let turn = -10; turn < samples; turn += 1) {
      const one = await measure(known.email)
      const other = await measure(`nobody${turn}@example.org`)
      // The first ones warm the process.
      if (turn < 0) continue
      times.known.push(one)
      times.unknown.push(other)
    }
    const [one, other] = [middle(times.known), middle(times.unknown)]
    const difference = (Math.abs(one - other) / Math.min(one, other)) * 100
    const medians = `${about}: medians ${one.toFixed(1)} and ${other.toFixed(1)} ms, which differ by`
    tellFigure({ name: 'S12', about: medians, values: [difference], unit: '%', most: 10 })
    const { p } = compareSamples(times.known, times.unknown)
    tellFigure({ name: 'S12', about: `${about}: p that they are the same`, values: [p], least: 0.01 })
  },
  120_000,
)
