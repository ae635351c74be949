import { beforeEach, describe, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { findPlace } from '#contract/projects/places.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { listTopRatedProjects } from '#contract/projects/discovery.ts'
import { fetchPages } from '#tests/support/checks/pages.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'
import {
  insertByAge,
  insertOrganizations,
  postedLast,
  staleListing,
} from '#tests/support/scenarios/listings.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: postedLast }
const server = useServer({ now: () => new Date(clock.at) })

beforeEach(async () => {
  clock.at += 10_000
  await emptyProjects(server.database.pool)
})

const onSite = (location: string, title = location) => ({ location, title, isRemote: false })

async function insertAt(...rows: { title: string; location: string | null; isRemote: boolean }[]) {
  const organizations = await insertOrganizations(server.database.db, rows.length)
  return insertByAge(
    server.database.db,
    rows.map((row, index) => ({ ...row, organizationId: organizations[index] ?? '' })),
  )
}

async function list(query: Record<string, string>) {
  const found = expectSuccess(await server.openClient().call(listProjects, { query }))
  return found.map(({ title }) => title)
}

const count = async (query: Record<string, string>) =>
  expectSuccess(await server.openClient().call(countProjects, { query }))

describe('browsing near a place', () => {
  test('finds work on site by a typed town or ZIP code, and says how far it is in the unit people use there', async () => {
    await insertAt(
      onSite('Towson, MD'),
      onSite('Philadelphia, PA'),
      onSite('By the pond'),
      { title: 'Remote in Towson', location: 'Towson, MD', isRemote: true },
      onSite('Munich, Germany'),
      onSite('Augsburg, Germany'),
    )
    expect(await list({ near: 'Baltimore, MD' })).toEqual(['Towson, MD'])
    expect(await list({ near: '21204' })).toEqual(['Towson, MD'])
    expect(await list({ near: 'Baltimore, MD', within: '5' })).toEqual([])
    expect(await list({ near: 'Baltimore, MD', within: '100' })).toEqual(['Towson, MD', 'Philadelphia, PA'])
    expect(await list({ near: 'Munich', within: '50' })).toEqual(['Munich, Germany'])
    expect(await list({ near: 'Munich', within: '50', unit: 'mi' })).toEqual([
      'Munich, Germany',
      'Augsburg, Germany',
    ])
    const distancesOf = async (query: Record<string, string>) =>
      expectSuccess(await server.openClient().call(listProjects, { query })).map(({ distance }) => distance)
    expect(await distancesOf({ near: 'Baltimore, MD', order: 'nearest' })).toEqual([
      { value: 8, unit: 'mi', description: '8 miles away' },
    ])
    expect(await distancesOf({ near: 'Munich', order: 'newest' })).toEqual([
      { value: 0, unit: 'km', description: 'less than a km away' },
    ])
    expect(await distancesOf({ search: 'Munich', order: 'newest' })).toEqual([undefined])
  })

  test('finds what is in the same state, also without a town', async () => {
    await insertAt(onSite('Towson, MD'), onSite('Maryland'), onSite('Arlington, VA'), onSite('Remote work'))
    expect(await list({ near: 'Baltimore, MD', within: 'state' })).toEqual(['Towson, MD', 'Maryland'])
    expect(await list({ near: 'Maryland', within: 'state' })).toEqual(['Towson, MD', 'Maryland'])
    expect(await list({ near: '22201', within: 'state', order: 'nearest' })).toEqual(['Arlington, VA'])
  })

  test('takes a state or country as a whole, whatever the distance', async () => {
    await insertAt(onSite('Towson, MD'), onSite('Maryland'), onSite('Arlington, VA'))
    expect(await list({ near: 'Maryland' })).toEqual(['Towson, MD', 'Maryland'])
    expect(await list({ near: 'Maryland', within: '10', order: 'nearest' })).toEqual([
      'Towson, MD',
      'Maryland',
    ])
    const { within, place } = await count({ near: 'MD', within: '10' })
    expect(within).toEqual([{ value: 'state', count: 2, hasMore: false }])
    expect(place).toEqual({ unit: 'mi', area: 'Maryland', isArea: true, name: 'Maryland', others: [] })
  })

  test('says which town of a name was meant, and which others there are', async () => {
    const springfield = (await count({ near: 'springfield' })).place
    expect(springfield).toMatchObject({ name: 'Springfield, MO', isArea: false, area: 'Missouri' })
    expect(springfield?.others).toContain('Springfield, IL')
    expect((await count({ near: 'springfield, il' })).place).toEqual({
      unit: 'mi',
      area: 'Illinois',
      isArea: false,
      name: 'Springfield, IL',
      others: [],
    })
    expect((await count({ near: 'Munich' })).place).toMatchObject({ unit: 'km', area: 'Germany' })
    expect((await count({ near: '62701' })).place).toMatchObject({ name: '62701', others: [] })
    expect((await count({})).place).toBeNull()
  })

  test('follows a project that moves', async () => {
    const [id] = await insertAt(onSite('Munich, Germany'))
    const countBoth = async () => {
      clock.at += 10_000
      const query = { near: 'Baltimore, MD' }
      return [(await count(query)).total.count, (await list(query)).length]
    }
    expect(await countBoth()).toEqual([0, 0])
    await server.database.pool.query("update projects set location = 'Dundalk, MD' where id = $1", [id])
    expect(await countBoth()).toEqual([1, 1])
    await server.database.pool.query('update projects set is_remote = true where id = $1', [id])
    expect(await countBoth()).toEqual([0, 0])
  })

  test('refuses an unknown place at its field, with places that may be meant', async () => {
    const client = server.openClient()
    const answers = await Promise.all(
      [listProjects, countProjects, listTopRatedProjects].map((endpoint) =>
        client.call(endpoint, { query: { near: 'Towsen' } }),
      ),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path: 'near' }] } })
      expect(JSON.stringify(answer.body)).toContain('Towson, MD')
    }
    expect(await client.get('/api/projects?near=Xqzzyx')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'near', message: expect.stringContaining('Type a town') }] },
    })
  })

  test.each([
    ['order=nearest', 'near'],
    ['within=10', 'near'],
    ['near=Towson&remote=true', 'near'],
    ['near=Towson&within=3', 'within'],
    ['near=Towson&within=101', 'within'],
    ['experienceLevel=guru', 'experienceLevel.0'],
    ['duration=forever', 'duration.0'],
    ['urgency=low,soon', 'urgency.1'],
  ])('refuses %s with an error at %s', async (query, path) => {
    expect(await server.openClient().get(`/api/projects?${query}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid', issues: [{ path }] },
    })
  })

  test('says whether a place is known', async () => {
    const find = async (text: string) =>
      expectSuccess(await server.openClient().call(findPlace, { query: { text } }))
    expect(await find('Towson, MD')).toEqual({ isKnown: true, suggestions: ['Towson, MD'] })
    expect(await find('Maryland')).toMatchObject({ isKnown: true })
    expect(await find('21204')).toEqual({ isKnown: true, suggestions: [] })
    expect(await find('Towsen')).toMatchObject({ isKnown: false })
    expect((await find('Towsen')).suggestions).toContain('Towson, MD')
    expect(await find('Towsen, MD')).toMatchObject({ isKnown: false })
  })

  test('lists the nearest first on every page, stale imports last', async () => {
    const organizations = await insertOrganizations(server.database.db, 40)
    const towns = ['Baltimore, MD', 'Towson, MD', 'Columbia, MD', 'Frederick, MD', 'Maryland, USA']
    // Far more are in one town than are read together.
    const rows = Array.from({ length: 700 }, (_, index) => ({
      ...onSite(towns[index < 600 ? 1 : index % 5] ?? '', `Project ${index}`),
      organizationId: organizations[index % 40] ?? '',
      ...(index % 7 === 0 && staleListing()),
    }))
    const ids = await insertByAge(server.database.db, rows)
    const query = new URLSearchParams({ near: 'Baltimore, MD', within: 'state', order: 'nearest' })
    const pages = await fetchPages(server.openClient(), `${listProjects.path}?${query}`)
    const listed = pages.flat()
    expect(listed).toHaveLength(700)
    expect(new Set(listed).size).toBe(700)
    const keyOf = (id: string) => {
      const at = ids.indexOf(id)
      return [at % 7 === 0 ? 1 : 0, towns.indexOf(rows[at]?.location ?? ''), at] as const
    }
    const inOrder = ids.toSorted((a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)]
      return x[0] - y[0] || x[1] - y[1] || x[2] - y[2]
    })
    expect(listed).toEqual(inOrder)
  })
})
