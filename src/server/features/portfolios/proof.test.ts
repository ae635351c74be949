import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getPortfolio, hideWork, showWork } from '#contract/portfolios/portfolios.ts'
import { getUserRewards } from '#contract/rewards/rewards.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { projects } from '#server/db/tables/projects.ts'
import { badgeAwards } from '#server/db/tables/rewards.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { aPortfolio } from '#tests/support/scenarios/portfolios.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { SECRETS: secrets } })
const read = async (id: string) =>
  expectSuccess(await server.openClient().call(getPortfolio, { params: { id } }))

test('badges show their rule’s texts and the day they were earned; one without a rule is left out', async () => {
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
      revokedCredentialId: null,
    },
  ])
})

test('work and badges link to their credentials until one is revoked or its work is no longer public', async () => {
  const volunteer = await aPortfolio(server)
  const work = await aDoneCollaboration(server, { volunteer })
  const { db } = server.database
  const earnedAt = new Date('2026-09-30T12:00:00.000Z')
  await db.insert(badgeAwards).values({
    userId: volunteer.id,
    badgeId: 'first-contribution',
    earnedAt,
    evidence: [{ applicationId: work.id, at: earnedAt.toISOString() }],
  })
  const found = async () => {
    const { works, badges } = await read(volunteer.id)
    return [works[0]?.credentialId, badges[0]?.credentialId]
  }
  expect(await found()).toEqual([null, null])
  await runJob(server, 'credentials.sweep')
  const issued = await found()
  expect(issued).toEqual([expect.any(String), expect.any(String)])
  const isForWork = eq(credentials.applicationId, work.id)
  const setVisibility = (visibility: 'held' | 'published') =>
    db.update(projects).set({ visibility }).where(eq(projects.id, work.projectId))
  // The badge's credential names the work behind it.
  await setVisibility('held')
  expect(await found()).toEqual([null, null])
  await setVisibility('published')
  const params = { id: work.id }
  expectSuccess(await volunteer.client.call(hideWork, { params }))
  expect(await found()).toEqual([undefined, null])
  expectSuccess(await volunteer.client.call(showWork, { params }))
  expect(await found()).toEqual(issued)
  const revoked = { revokedAt: new Date(), revokedBecause: 'A mistake.' }
  await db.update(credentials).set(revoked).where(isForWork)
  expect(await found()).toEqual([null, issued[1]])
})

test('a revoked credential shows to everyone for work, and to its owner only for a badge', async () => {
  const volunteer = await aPortfolio(server)
  const work = await aDoneCollaboration(server, { volunteer })
  await runJob(server, 'rewards.sweep')
  await runJob(server, 'credentials.sweep')
  const revoked = { revokedAt: new Date(), revokedBecause: 'A mistake.' }
  const { db } = server.database
  const ids = await db
    .update(credentials)
    .set(revoked)
    .where(eq(credentials.userId, volunteer.id))
    .returning({ id: credentials.id, applicationId: credentials.applicationId })
  const [ofWork, ofBadge] = [work.id, null].map((id) => ids.find((each) => each.applicationId === id)?.id)
  const params = { id: volunteer.id }
  const own = expectSuccess(await volunteer.client.call(getPortfolio, { params }))
  const listCredentialIds = ({ works, badges }: typeof own) =>
    [works, badges].map((all) => [all[0]?.credentialId, all[0]?.revokedCredentialId])
  expect(listCredentialIds(own)).toEqual([
    [null, ofWork],
    [null, ofBadge],
  ])
  expect(listCredentialIds(await read(volunteer.id))).toEqual([
    [null, ofWork],
    [null, null],
  ])
  const { badges } = expectSuccess(await volunteer.client.call(getUserRewards, { query: {} }))
  expect(badges).toMatchObject([{ credentialId: ofBadge, isCredentialRevoked: true }])
})
