import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getProjectMatches, type ProjectMatch } from '#contract/matching/matching.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { loadIndex, startIndex, waitForIndex } from '#server/matching/live-index.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aVolunteer,
  expectSuccess,
  insertOrganization,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

/** The matches of someone with only these parts of a profile. */
async function matchesFor(profile: Partial<typeof volunteerProfiles.$inferInsert>): Promise<ProjectMatch[]> {
  const person = await aVolunteer(server)
  const { skills = [], preferredCauses = [] } = profile
  await server.database.db.insert(volunteerProfiles).values({
    userId: person.id,
    skillIds: skills.map(canonicalSkill),
    causeIds: preferredCauses.map(canonicalCause),
    ...profile,
  })
  const query = { order: 'recommended' as const }
  return expectSuccess(await person.client.call(getProjectMatches, { query }))
}
const listFor = async (profile: Partial<typeof volunteerProfiles.$inferInsert>): Promise<string[]> =>
  (await matchesFor(profile)).map(({ title }) => title)

const onSite = { isRemote: false }

beforeEach(async () => {
  await emptyProjects(server.database.pool)
  const organizations = await Promise.all(
    Array.from({ length: 6 }, () => insertOrganization(server.database.db)),
  )
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = organizations
  await insertProjects(server.database.db, [
    {
      organizationId: first,
      title: 'Near you',
      causeAreas: ['Education'],
      ...onSite,
      location: 'Towson, MD',
    },
    { organizationId: second, title: 'Remote work', causeAreas: ['Environment'], isRemote: true },
    {
      organizationId: third,
      title: 'Far away',
      causeAreas: ['Animal Welfare'],
      ...onSite,
      location: 'Reno, NV',
    },
    {
      organizationId: fourth,
      title: 'Crowded place',
      causeAreas: ['Education'],
      pendingCount: 6,
      isRemote: true,
    },
    {
      organizationId: fifth,
      title: 'Paused work',
      causeAreas: ['Education'],
      status: 'paused',
      isRemote: true,
    },
    {
      organizationId: sixth,
      title: 'Harpsichord',
      description: 'Our harpsichord and our clavichord have broken strings and cracked soundboards.',
      causeAreas: ['Health'],
      isRemote: false,
      location: 'Reno, NV',
    },
  ])
})

describe.each(['by the index', 'by queries'])('a list of matches %s', (way) => {
  beforeAll(async () => {
    if (way === 'by queries') {
      // It takes the place of the index of the process, and then there is none.
      await startIndex(server.database).close()
    } else {
      await waitForIndex(server.database.db)
    }
  })

  test('comes from where this test says', async () => {
    expect((await loadIndex(server.database.db)) === null).toBe(way === 'by queries')
  })

  test('of a volunteer who has no profile yet has remote projects first', async () => {
    const person = await aVolunteer(server)
    const matches = expectSuccess(await person.client.call(getProjectMatches, { query: {} }))
    expect(matches).toHaveLength(5)
    expect(matches[0]?.isRemote).toBe(true)
  })

  test('of a profile with nothing has open projects, near and remote ones first, and those with fewer applicants', async () => {
    const titles = await listFor({ location: 'Baltimore, MD' })
    expect(titles.toSorted()).toEqual(['Crowded place', 'Far away', 'Harpsichord', 'Near you', 'Remote work'])
    expect(titles.slice(0, 2).toSorted()).toEqual(['Near you', 'Remote work'])
    expect(titles.indexOf('Crowded place')).toBeGreaterThan(titles.indexOf('Remote work'))
  })

  test('of a profile without even a place has remote projects first', async () => {
    const matches = await matchesFor({})
    expect(matches.map(({ basis }) => basis)).toEqual(matches.map(() => 'empty-profile'))
    expect(matches).toHaveLength(5)
    expect(matches[0]?.title).toBe('Remote work')
  })

  test('of a profile without a level starts with what beginners can do, and of an expert with the newest', async () => {
    const { db } = server.database
    const [organizationId, otherId] = [await insertOrganization(db), await insertOrganization(db)]
    const near = { location: 'Towson, MD', isRemote: false, causeAreas: ['Seniors'] }
    await insertProjects(db, [
      {
        ...near,
        organizationId,
        title: 'For beginners',
        experienceLevel: 'beginner',
        createdAt: new Date('2026-10-01'),
      },
      { ...near, organizationId: otherId, title: 'For experts', experienceLevel: 'expert' },
    ])
    const [beginners, experts] = [
      await listFor({ location: 'Towson, MD' }),
      await listFor({ location: 'Towson, MD', experienceLevel: 'expert' }),
    ].map((titles) => titles.filter((title) => title.startsWith('For ')))
    expect(beginners).toEqual(['For beginners', 'For experts'])
    expect(experts).toEqual(['For experts', 'For beginners'])
  })

  test('of a profile with words only starts with the listing that shares them, though it lists no skill', async () => {
    const bio = 'I restored a harpsichord and a clavichord with new strings and soundboards.'
    expect((await listFor({ bio }))[0]).toBe('Harpsichord')
  })

  test('of a profile with labels only has the projects of these labels', async () => {
    const matches = await matchesFor({ preferredCauses: ['Animal Welfare'] })
    expect(matches).toContainEqual(expect.objectContaining({ title: 'Far away', basis: 'profile' }))
  })

  test('of a profile that shares nothing with any open project is general and says so', async () => {
    const matches = await matchesFor({ skills: ['Falconry'], location: 'Baltimore, MD' })
    expect(matches.map(({ basis }) => basis)).toEqual(matches.map(() => 'nothing-shared'))
    expect(matches).toHaveLength(5)
    expect(
      matches
        .slice(0, 2)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Near you', 'Remote work'])
  })
})
