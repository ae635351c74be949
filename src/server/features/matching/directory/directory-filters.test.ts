import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#server/db/tables/accounts.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aListed,
  countDirectory,
  readDirectory,
  readDirectoryIds,
  useDirectoryOwner,
} from '#tests/support/scenarios/directory.ts'
import { anAcceptedApplication, anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

const owner = useDirectoryOwner(server)

describe('the filters', () => {
  test('find by name, headline, skills with their other names, causes and biography', async () => {
    const person = await aListed(
      server,
      {
        headline: 'Cartographer',
        skills: ['Legal Services'],
        preferredCauses: ['Animal Welfare'],
        bio: 'I play the hurdygurdy in the evening.',
        experience: 'Xylographs for years and years.',
      },
      { firstName: 'Wilhelmina', lastName: 'Quux' },
    )
    await aListed(server)
    for (const search of [
      'w',
      'wil',
      'quu',
      'Wilhelmina Q',
      'wilhel',
      'Quux',
      'cartographers',
      'legal',
      'animal welfare',
      'hurdygurdy',
    ]) {
      expect([search, await readDirectoryIds(owner, { search })]).toEqual([search, [person.id]])
    }
    expect(await readDirectoryIds(owner, { search: 'Xylographs' })).toEqual([])
    // Short beginnings find only names.
    expect(await readDirectoryIds(owner, { search: 'hur' })).toEqual([])
    await database.db.update(users).set({ lastName: 'Renamed' }).where(eq(users.id, person.id))
    expect(await readDirectoryIds(owner, { search: 'Quux' })).toEqual([])
    expect(await readDirectoryIds(owner, { search: 'Renamed' })).toEqual([person.id])
  })

  test('find in the language of the profile', async () => {
    const person = await aListed(server, {
      bio: 'Soy contadora y ayudo a pequeñas asociaciones con sus cuentas desde hace muchos años.',
      language: 'es',
    })
    expect(await readDirectoryIds(owner, { search: 'contadoras' })).toEqual([person.id])
  })

  test('narrow by skills, causes, languages, free hours, remote work and place, and together', async () => {
    const near = await aListed(server, {
      skills: ['Photography'],
      preferredCauses: ['Environment'],
      location: 'Towson, MD',
      languages: ['Polish'],
      maxHoursPerWeek: 10,
      workingStyle: { remote: false },
    })
    const far = await aListed(server, {
      skills: ['Photography', 'Fundraising'],
      preferredCauses: ['Education'],
      location: 'Portland, OR',
      languages: ['English', 'Spanish'],
      maxHoursPerWeek: 3,
      remoteOnly: true,
    })
    const found = async (query: object) => new Set(await readDirectoryIds(owner, query))
    expect(await found({ skills: 'photography' })).toEqual(new Set([near.id, far.id]))
    expect(await found({ skills: 'Fundraising' })).toEqual(new Set([far.id]))
    expect(await found({ causeAreas: 'Environment,Nothing' })).toEqual(new Set([near.id]))
    expect(await found({ languages: 'spanish,Polish' })).toEqual(new Set([near.id, far.id]))
    expect(await found({ languages: 'Spanish' })).toEqual(new Set([far.id]))
    expect(await found({ freeHours: '3' })).toEqual(new Set([near.id, far.id]))
    expect(await found({ freeHours: '4' })).toEqual(new Set([near.id]))
    expect(await found({ remote: 'true' })).toEqual(new Set([far.id]))
    expect(await found({ near: 'Baltimore, MD' })).toEqual(new Set([near.id]))
    expect(await found({ near: 'Baltimore, MD', within: '5' })).toEqual(new Set())
    expect(await found({ near: 'Oregon', within: 'state' })).toEqual(new Set([far.id]))
    expect(await found({ near: '97201', remote: 'true' })).toEqual(new Set([far.id]))
    expect(await found({ skills: 'Photography', languages: 'Polish', freeHours: '4' })).toEqual(
      new Set([near.id]),
    )
  })

  test('count only hours that accepted work leaves', async () => {
    const person = await aListed(server, { maxHoursPerWeek: 10 })
    const employer = await anOrganization(server)
    const { id } = await aProject(employer, { timeCommitment: 7 })
    await anAcceptedApplication(person, employer, id)
    expect((await readDirectory(owner))[0]?.freeHours).toBe(3)
    expect(await readDirectoryIds(owner, { freeHours: '3' })).toEqual([person.id])
    expect(await readDirectoryIds(owner, { freeHours: '4' })).toEqual([])
  })

  test.each([
    [{ near: 'Xqzzyx' }, 'near'],
    [{ within: '25' }, 'near'],
    [{ near: 'Towson, MD', within: '4' }, 'within'],
    [{ freeHours: '0' }, 'freeHours'],
    [{ freeHours: '61' }, 'freeHours'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ remote: 'maybe' }, 'remote'],
    [{ order: 'popular' }, 'order'],
  ])('are refused beyond their limits: %j', async (query, path) => {
    const { status, body } = await owner.client.get(`/api/volunteers?${new URLSearchParams({ ...query })}`)
    expect([status, body['issues']?.[0]?.path]).toEqual([422, path])
  })

  test('are counted as if each were the only choice of its group', async () => {
    await aListed(server, {
      skills: ['Photography'],
      preferredCauses: ['Environment'],
      languages: ['Polish'],
    })
    await aListed(server, {
      skills: ['Photography', 'Fundraising'],
      preferredCauses: ['Education'],
      maxHoursPerWeek: 3,
      languages: ['Polish', 'English'],
    })
    const facets = await countDirectory(owner, { skills: 'Fundraising', languages: 'Welsh,Polish' })
    const of = (list: { value: string | number; count: number }[]) =>
      Object.fromEntries(
        list.filter((each) => each.count > 0).map(({ value, count: found }) => [value, found]),
      )
    expect(facets.total).toEqual({ count: 1, hasMore: false })
    expect(of(facets.skills)).toEqual({ Photography: 2, Fundraising: 1 })
    expect(of(facets.causeAreas)).toEqual({ Education: 1 })
    expect(of(facets.languages)).toEqual({ Polish: 1, English: 1 })
    expect(facets.languages).toContainEqual({ value: 'Welsh', count: 0, hasMore: false })
    expect(of(facets.freeHours)).toEqual({ 2: 1 })
    expect(facets.remote.count).toBe(1)
  })
})
