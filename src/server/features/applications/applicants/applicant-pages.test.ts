import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { listApplicants, type Applicant } from '#contract/applications/applicants.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { downloadCsv } from '#tests/support/calls/csv.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  insertApplicants,
  insertOrganization,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const second = useSecondApp(server)
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
type Query = EndpointRequest<typeof listApplicants>['query']
const ask = (client: Client, query: Partial<Record<string, string | number>> = {}) =>
  client.get(
    `/api/applicants?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
  )
const list = async (client: Client, query: Query = {}): Promise<Applicant[]> => {
  const answer = await client.call(listApplicants, { query: { limit: 100, ...query } })
  return expectSuccess(answer)
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const idsIn = (rows: unknown): string[] =>
  z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)

describe('the order and the pages of applicants', () => {
  async function ranked(count: number) {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { requiredSkills: ['Web Development', 'Research'] })
    const ids = await insertApplicants(server.database.db, { projectId: project.id, count })
    // Three scores and three times, so that many are equal.
    await run(
      `insert into volunteer_profiles (user_id, bio, skills)
       select volunteer_id, '', (array['{}', '{Research}', '{Research,Web Development}'])[1 + row_number() over (order by id)::int % 3]::text[]
       from applications where project_id = $1`,
      project.id,
    )
    await run(
      `update applications set created_at = '2026-03-01'::timestamptz + (abs(hashtext(id::text)) % 3) * interval '1 day'
       where project_id = $1`,
      project.id,
    )
    return { owner, project, ids }
  }
  const isDecided = ({ status }: Applicant) => status !== 'pending'
  const compare = {
    best_fit: (a: Applicant, b: Applicant): number => {
      if (isDecided(a) || isDecided(b))
        return Number(isDecided(a)) - Number(isDecided(b)) || compare.newest(a, b)
      return b.matchScore - a.matchScore || compare.oldest(a, b)
    },
    oldest: (a: Applicant, b: Applicant) =>
      (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)) || (a.id < b.id ? -1 : 1),
    newest: (a: Applicant, b: Applicant): number => -compare.oldest(a, b),
  } as const

  test.each(['best_fit', 'oldest', 'newest'] as const)(
    'sorted by %s, every applicant is on exactly one page',
    async (sort) => {
      const { owner, ids } = await ranked(23)
      await run("update applications set status = 'declined' where id = any($1)", ids.slice(0, 7))
      const whole = await list(owner.client, { sort })
      expect(idsOf(whole).toSorted()).toEqual(ids.toSorted())
      expect(idsOf(whole.toSorted(compare[sort]))).toEqual(idsOf(whole))
      expect(new Set(whole.map(({ matchScore }) => matchScore)).size).toBeGreaterThan(1)
      for (const limit of [1, 5, 12, 23]) {
        const seen: string[] = []
        let path: string | null = `/api/applicants?sort=${sort}&limit=${limit}`
        while (path) {
          const answer = await owner.client.get(path)
          expect(answer.headers.get('x-total-count')).toBe('23')
          seen.push(...idsIn(answer.body))
          path = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
        }
        expect([limit, seen]).toEqual([limit, idsOf(whole)])
      }
    },
  )

  test('with hours to confirm, the earliest day of those comes first, also in the next pages and in a file', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { maxVolunteers: 9 })
    const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 5 })
    await run("update applications set status = 'accepted' where id = any($1)", ids)
    const days = ['2026-03-03', '2026-03-01', '2026-03-02', '2026-03-01', '2026-03-05']
    await run(
      `insert into hour_entries (application_id, date, hours, status, decided_at)
       select id, day, 2, 'awaiting', null::timestamptz from unnest($1::uuid[], $2::date[]) as work(id, day)
       union all select id, '2026-04-01', 2, 'awaiting', null from unnest($1::uuid[]) as id
       union all select id, '2026-02-01', 2, 'confirmed', now() from unnest($1::uuid[]) as id`,
      ids,
      days,
    )
    const expected = ids
      .map((id, index) => ({ id, day: days[index] ?? '' }))
      .toSorted((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1))
      .map(({ id }) => id)
    // The fit, which these rows don't show, is no order of them.
    for (const sort of [undefined, 'best_fit'] as const)
      expect(idsOf(await list(owner.client, { show: 'hours', ...(sort && { sort }) }))).toEqual(expected)
    const seen: string[] = []
    let path: string | null = '/api/applicants?show=hours&limit=2'
    while (path) {
      const answer = await owner.client.get(path)
      seen.push(...idsIn(answer.body))
      path = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen).toEqual(expected)
    const nameOf = new Map(
      (await list(owner.client)).map(({ id, volunteer }) => [
        id,
        `${volunteer.firstName} ${volunteer.lastName}`,
      ]),
    )
    const { lines } = await downloadCsv(owner.client, '/api/applicants/export', { show: 'hours' })
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(expected.map((id) => nameOf.get(id)))
  })

  test('a page is right although the row before it was decided or removed and others came', async () => {
    const { owner, project } = await ranked(12)
    const whole = idsOf(await list(owner.client, { show: 'pending' }))
    const first = await ask(owner.client, { show: 'pending', limit: 4 })
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    await run('delete from applications where id = $1', whole[3])
    await run("update applications set status = 'declined' where id = $1", whole[0])
    await insertApplicants(server.database.db, { projectId: project.id, count: 1 })
    const { body } = await owner.client.get(next)
    expect(idsIn(body)).toEqual(whole.slice(4, 8))
  })

  test('the newest 2,000 are ranked, and the older ones follow them, newest first', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 2003 })
    await run(
      `update applications set created_at = '2026-03-01'::timestamptz - array_position($1::uuid[], id) * interval '1 minute'
       where id = any($1)`,
      ids,
    )
    const seen: string[] = []
    let path: string | null = '/api/applicants?limit=99'
    while (path) {
      const answer = await owner.client.get(path)
      seen.push(...idsIn(answer.body))
      path = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen.slice(2000)).toEqual(ids.slice(2000))
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('12 applicants are a page, and up to 100 on request', async () => {
    const { owner } = await ranked(13)
    expect((await ask(owner.client)).body).toHaveLength(12)
    expect((await ask(owner.client, { limit: 101 })).status).toBe(422)
    expect((await ask(owner.client, { limit: 0 })).status).toBe(422)
  })

  test.each(['x', 'best_fit.1.', 'newest.0.MjAyNi', 'best_fit.1000.abc', '%00'])(
    'the cursor %j is refused',
    async (cursor) => {
      const owner = await anOrganization(server)
      const { status, body } = await ask(owner.client, { cursor })
      expect([status, body.code]).toEqual([400, 'bad_cursor'])
    },
  )

  test('a cursor of another order is refused', async () => {
    const { owner } = await ranked(2)
    const page = await ask(owner.client, { limit: 1, sort: 'newest' })
    const cursor =
      new URL(/<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '', server.url).searchParams.get(
        'cursor',
      ) ?? ''
    expect((await ask(owner.client, { cursor, sort: 'oldest' })).body).toMatchObject({ code: 'bad_cursor' })
    expect((await ask(owner.client, { cursor, sort: 'newest' })).status).toBe(200)
  })

  test('a changed profile, project, linked skill or workload changes the fit in every process', async () => {
    const { owner, project, volunteer } = await aProjectWithApplicants(server)
    const other = openClient(second.url)
    const cookie = `sid=${owner.client.cookies.get('sid')}`
    const score = async () => {
      const [row] = await list(owner.client)
      const response = await other.send('/api/applicants', { headers: { cookie } })
      const [elsewhere] = await response.json()
      expect(elsewhere).toEqual(row)
      return row?.matchScore ?? -1
    }
    const scores = [await score()]
    await run(
      "insert into volunteer_profiles (user_id, bio, skills, max_hours_per_week) values ($1, '', '{Web Development}', 20)",
      volunteer.id,
    )
    scores.push(await score())
    await run("update projects set required_skills = '{Web Development,Legal}' where id = $1", project.id)
    scores.push(await score())
    const [busy = ''] = await insertProjects(server.database.db, [
      { organizationId: await insertOrganization(server.database.db), timeCommitment: 20 },
    ])
    await run(
      "insert into applications (project_id, volunteer_id, status, cover_letter) values ($1, $2, 'accepted', 'x')",
      busy,
      volunteer.id,
    )
    scores.push(await score())
    // The typed-in skill becomes another name of one that the volunteer lists.
    await run(
      "update projects set required_skills = '{Web Development,Pixel wrangling}' where id = $1",
      project.id,
    )
    const unlinked = await score()
    await run(
      "insert into skill_placements (typed_id, label, skill_id, decided_at) values ($1, 'Pixel wrangling', 'web-development', now())",
      canonicalSkill('Pixel wrangling'),
    )
    expect(await score()).toBeGreaterThan(unlinked)
    expect(scores.map((value, index) => Math.sign(value - (scores[index - 1] ?? value)))).toEqual([
      0, 1, -1, -1,
    ])
  })
})
