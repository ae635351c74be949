import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { makeUsedFolder, run } from '#tests/lifecycle/process.ts'
import { questions } from '#tests/support/enumeration-table.ts'
import { isDeep, startWatch, tellFigure } from '#tests/support/figures.ts'
import { compareSamples } from '#tests/support/mann-whitney.ts'
import { anOrganization, aVolunteer } from '#tests/support/scenario.ts'
import { openClient } from '#tests/support/server.ts'

/** How many addresses of each kind are asked about. */
const samples = Number(process.env['ENUMERATION_TRIES'] ?? (isDeep ? 500 : 40))
const warming = 10
/** After so many turns of two invitations an organization has no room for more: another one asks. */
const turnsOfOne = Math.floor((limits.members - 1) / 2)
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(questions)(
  'S12 $about takes as long for an address with an account as for one without',
  async ({ about, ask, isSignedIn, isOrganization, status }) => {
    const product = await run({ DATA_DIR: await makeUsedFolder() })
    const server = { openClient: () => openClient(product.url) }
    let asker = await (isOrganization ? anOrganization(server) : aVolunteer(server))
    const anonymous = server.openClient()
    const measure = async (email: string) => {
      const { path, body } = ask(email, asker)
      const client = isSignedIn ? asker.client : anonymous
      const seconds = startWatch()
      const answer = await client.post(path, body)
      expect(answer.status).toBe(status)
      return seconds() * 1000
    }
    // Each address is asked about once, and the first ones only warm the process.
    const known: string[] = []
    for (let turn = 0; turn < warming + samples; turn += 1) known.push((await aVolunteer(server)).email)
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (const [turn, email] of known.entries()) {
      if (isOrganization && turn > 0 && turn % turnsOfOne === 0) asker = await anOrganization(server)
      const asked = [
        { kind: 'known' as const, email },
        { kind: 'unknown' as const, email: email.replace('person', 'nobody') },
      ]
      // By chance: the email to an address with an account is written while the next ones are asked about, and any pattern
      // would slow one kind more often.
      for (const each of randomInt(2) === 0 ? asked : asked.toReversed()) {
        const took = await measure(each.email)
        if (turn >= warming) times[each.kind].push(took)
      }
    }
    const [one, other] = [middle(times.known), middle(times.unknown)]
    const difference = (Math.abs(one - other) / Math.min(one, other)) * 100
    const medians = `${about}, ${samples} tries of each: medians ${one.toFixed(1)} and ${other.toFixed(1)} ms, which differ by`
    tellFigure({ name: 'S12', about: medians, values: [difference], unit: '%', most: 10 })
    const { p } = compareSamples(times.known, times.unknown)
    tellFigure({ name: 'S12', about: `${about}: p that they are the same`, values: [p], least: 0.01 })
  },
)
