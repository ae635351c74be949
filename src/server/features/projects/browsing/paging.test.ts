import { describe, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { fetchPage as fetchOne, fetchPages as fetchAll } from '#tests/support/checks/pages.ts'
import { insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const minute = 60_000
const newest = new Date('2026-05-10T12:00:00Z').getTime()
const server = useServer()

const fetchPage = (path: string) => fetchOne(server.openClient(), path)
const fetchPages = (path: string, between?: () => Promise<void>) =>
  fetchAll(server.openClient(), path, between)

/**
 * An organization with this many projects, newest first. `at` returns how much older than the newest one each project
 * is.
 */
async function anOrganizationWith(count: number, at: (index: number) => number) {
  const organizationId = await insertOrganization(server.database.db)
  const rows = Array.from({ length: count }, (_, index) => ({
    organizationId,
    createdAt: new Date(newest - at(index)),
  }))
  const ids = await insertProjects(server.database.db, rows)
  return { organizationId, ids, path: `/api/projects?organizationId=${organizationId}` }
}

describe('the list of projects', () => {
  test('is a bare array, twelve per page, newest first, with the total and the next page in headers', async () => {
    const { ids, path } = await anOrganizationWith(30, (index) => index * minute)
    const first = await fetchPage(path)
    expect(first).toEqual({ ids: ids.slice(0, 12), next: expect.stringContaining('cursor='), total: '30' })
    const pages = await fetchPages(path)
    expect(pages).toEqual([ids.slice(0, 12), ids.slice(12, 24), ids.slice(24)])
    const { body } = await server.openClient().get(path)
    expect(listProjects.response.parse(body)).toHaveLength(12)
  })

  test.each([
    [0, []],
    [1, [1]],
    [11, [11]],
    [12, [12]],
    [13, [12, 1]],
    [24, [12, 12]],
    [25, [12, 12, 1]],
  ])('with %d projects has a next page exactly while there is one', async (count, lengths) => {
    const { path } = await anOrganizationWith(count, (index) => index * minute).catch(async () => ({
      path: `/api/projects?organizationId=${await insertOrganization(server.database.db)}`,
    }))
    const pages = await fetchPages(path)
    expect(pages.map((page) => page.length)).toEqual(lengths.length > 0 ? lengths : [0])
  })

  test('shows each of many projects created in the same millisecond once', async () => {
    const { ids, path } = await anOrganizationWith(61, (index) => Math.floor(index / 30) * minute)
    const shown = (await fetchPages(path)).flat()
    expect(shown).toHaveLength(61)
    expect(new Set(shown)).toEqual(new Set(ids))
    expect(shown.slice(0, 30).toSorted()).toEqual(ids.slice(0, 30).toSorted())
  })

  test('shows each project once while others are added, removed and withdrawn', async () => {
    const { ids, organizationId, path } = await anOrganizationWith(
      50,
      (index) => Math.floor(index / 7) * minute,
    )
    const { db, pool } = server.database
    let added = 0
    const shown = await fetchPages(path, async () => {
      added += 1
      // Some are newer than all others, some as old as the last ones shown.
      await insertProjects(db, [
        { organizationId, createdAt: new Date(newest + added * minute) },
        { organizationId, createdAt: new Date(newest) },
      ])
      await pool.query("update projects set visibility = 'held' where id = $1", [ids[added]])
    })
    const seen = shown.flat()
    expect(new Set(seen).size).toBe(seen.length)
    expect(ids.filter((id) => !seen.includes(id))).toEqual([])
  })

  test('keeps its filters across pages', async () => {
    const organizationId = await insertOrganization(server.database.db)
    const rows = Array.from({ length: 40 }, (_, index) => ({
      organizationId,
      title: index % 2 ? 'Paint a mural & more' : 'Write a letter',
      requiredSkills: ['Graphic Design', 'C++'],
      createdAt: new Date(newest - index * minute),
    }))
    const ids = await insertProjects(server.database.db, rows)
    const path = `/api/projects?organizationId=${organizationId}&search=mural+%26+more&skills=${encodeURIComponent('C++,Legal')}`
    const expected = ids.filter((_, index) => index % 2)
    expect((await fetchPages(path)).flat()).toEqual(expected)
    expect((await fetchPage(path)).total).toBe('20')
  })
})

describe('a cursor', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url')
  const id = '0f0e0d0c-0b0a-4908-8706-050403020100'

  test.each([
    ['', 'empty'],
    ['x', 'a letter'],
    [encode('2026-05-10T12:00:00.000Z'), 'without an id'],
    [encode(`|${id}`), 'without a moment'],
    [encode(`2026-05-10|${id}`), 'with a day'],
    [encode(`2026-02-30T12:00:00.000Z|${id}`), 'with a day that is none'],
    [encode(`+275760-09-13T00:00:00.000Z|${id}`), 'beyond the years that are kept'],
    [encode(`-000001-01-01T00:00:00.000Z|${id}`), 'before Christ'],
    [encode(`infinity|${id}`), 'at the end of time'],
    [encode('2026-05-10T12:00:00.000Z|1'), 'with an id that is none'],
    [encode(`2026-05-10T12:00:00.000Z|${id}|`), 'with more'],
    [encode(`2026-05-10T12:00:00.000Z|${id}' or '1'='1`), 'with SQL'],
  ])('%j (%s) is refused with 400', async (cursor) => {
    const { status, body } = await server.openClient().get(`/api/projects?cursor=${cursor}`)
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: 'This page link is no longer valid', code: 'bad_cursor' },
    })
  })

  test('that is too long is refused', async () => {
    const { status } = await server.openClient().get(`/api/projects?cursor=${'x'.repeat(201)}`)
    expect(status).toBe(422)
  })

  test('of a project that was deleted since still works', async () => {
    const { ids, path } = await anOrganizationWith(20, (index) => index * minute)
    const { next } = await fetchPage(path)
    await server.database.pool.query('delete from projects where id = $1', [ids[11]])
    expect((await fetchPage(next ?? '')).ids).toEqual(ids.slice(12))
  })
})
