import { expect, test } from 'vitest'
import { getPortfolio } from '#contract/portfolios.ts'
import { badgeAwards } from '#server/db/schema.ts'
import { aPortfolio } from '#tests/support/portfolios.ts'
import { succeeded } from '#tests/support/scenario.ts'
import { useServer } from '#tests/support/server.ts'

const server = useServer()
const read = async (id: string) => succeeded(await server.openClient().call(getPortfolio, { params: { id } }))

test('badges stand in the words of their rules with the day they were earned; one without a rule is left out', async () => {
  const person = await aPortfolio(server)
  const earnedAt = new Date('2026-09-30T12:00:00.000Z')
  await server.database.db.insert(badgeAwards).values([
    { userId: person.id, badgeId: 'first-contribution', earnedAt },
    { userId: person.id, badgeId: 'nobody-knows-it', earnedAt },
  ])
  expect((await read(person.id)).badges).toEqual([
    {
      id: 'first-contribution',
      name: 'First Contribution',
      description: expect.any(String),
      icon: 'star',
      rarity: 'common',
      earnedAt: earnedAt.toISOString(),
      credentialId: null,
    },
  ])
})
