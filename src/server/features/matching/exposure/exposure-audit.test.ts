import { expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import {
  exportExposureAudit,
  getExposureAudit,
  type ExposureFilters,
} from '#contract/matching/exposure-audit.ts'
import { applications } from '#server/db/tables/applications.ts'
import { matchExposures } from '#server/db/tables/matching.ts'
import { projects } from '#server/db/tables/projects.ts'
import { selectExposure } from './exposure-audit-queries.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const now = new Date('2026-11-20T12:00:00Z')
const server = useServer({ now: () => now })
const { database } = server

const see = (userId: string, projectId: string, { day = '2026-11-19', isSeen = true } = {}) =>
  database.db
    .insert(matchExposures)
    .values({ userId, projectId, day, list: 'home', sort: 'recommended', position: 1, isSeen })

test('the audit counts people who saw open projects in the last 30 days, by cause, place and size', async () => {
  await database.db.execute(sql`delete from ${matchExposures}`)
  await database.db.update(projects).set({ status: 'completed' })
  const admin = await anAdministrator(server)
  const ask = async (query: ExposureFilters = {}) =>
    expectSuccess(await admin.client.call(getExposureAudit, { query }))
  expect((await ask()).figures).toMatchObject({ projects: 0, people: 0, noneShare: null, gini: null })

  const organization = await anOrganization(server)
  const seen = await aProject(organization, { causeAreas: ['Environment'], isRemote: true })
  const old = await aProject(organization, { causeAreas: ['Environment', 'Education'], isRemote: true })
  await aProject(organization, { causeAreas: ['Education'], isRemote: false, location: 'Columbus, OH' })
  await aProject(organization, { causeAreas: ['Education'], isRemote: false, location: 'Columbus, OH' })
  const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
  await see(one.id, seen.id)
  await see(one.id, seen.id, { day: '2026-11-18' })
  await see(other.id, seen.id)
  await see(other.id, old.id, { day: '2026-10-01' })
  await see(one.id, old.id, { isSeen: false })
  await anApplication(one, seen.id)

  const { figures, groups, days } = await ask()
  expect(days).toBe(30)
  expect(figures).toEqual({
    projects: 4,
    people: 2,
    noneShare: 0.75,
    gini: 0.75,
    topTenthShare: 0.4,
    applications: 1,
    accepted: 0,
  })
  // Accepted, and ended later.
  await database.db
    .update(applications)
    .set({ status: 'withdrawn', endedBy: 'volunteer', endReason: 'I moved away.', reviewedAt: now })
    .where(eq(applications.projectId, seen.id))
  expect((await ask()).figures).toMatchObject({ applications: 1, accepted: 1 })
  const rows = (kind: keyof typeof groups) =>
    groups[kind].map(({ name, key, projects: count, people }) => [name || key, count, people])
  expect(rows('cause')).toEqual([
    ['Education', 3, 0],
    ['Environment', 2, 2],
  ])
  expect(rows('place')).toEqual([
    ['remote', 2, 2],
    ['local', 2, 0],
  ])
  const local = await ask({ place: 'local' })
  expect([local.figures.projects, local.figures.noneShare, local.groups.place]).toEqual([
    2,
    1,
    [expect.objectContaining({ key: 'local' })],
  ])
  const environment = groups.cause.find(({ name }) => name === 'Environment')?.key ?? ''
  expect((await ask({ cause: environment })).figures.projects).toBe(2)

  const answer = await admin.client.send(exportExposureAudit.path, {
    method: 'POST',
    body: JSON.stringify({ place: 'remote' }),
    headers: { 'content-type': 'application/json' },
  })
  const lines = (await answer.text()).trim().split('\r\n')
  expect(answer.headers.get('content-disposition')).toContain('project-exposure-30-days.csv')
  // A file leaves the house without the notes of the screen, so its columns say what they count.
  expect(lines[0]).toBe(
    'Group,Name,Open projects,"Not seen, %",Gini coefficient,"Share of the most seen tenth, %",Views by different people,Applications,Accepted',
  )
  expect(lines).toContain('All,,2,50.0,0.500,20.0,2,1,1')
  expect(lines).toContain('Place,Remote,2,50.0,0.500,20.0,2,1,1')
})

test('the screen has the 50 causes with the most projects and the others together, the file has all', async () => {
  await database.db.update(projects).set({ status: 'completed' })
  const organization = await anOrganization(server)
  const causes = Array.from({ length: 60 }, (_, index) => `cause ${index}`)
  const all = await aProject(organization, {})
  const some = await aProject(organization, {})
  const set = (id: string, causeIds: string[]) =>
    database.db.update(projects).set({ causeIds }).where(eq(projects.id, id))
  await set(all.id, causes)
  await set(some.id, causes.slice(20, 40))
  const admin = await anAdministrator(server)
  const audit = expectSuccess(await admin.client.call(getExposureAudit, { query: {} }))
  expect(audit.groups.cause).toHaveLength(50)
  const listed = new Set(audit.groups.cause.map(({ key }) => key))
  expect(causes.slice(20, 40).filter((cause) => !listed.has(cause))).toEqual([])
  expect(audit.otherCauses?.projects).toBe(10)
  const answer = await admin.client.send(exportExposureAudit.path, {
    method: 'POST',
    body: JSON.stringify({}),
    headers: { 'content-type': 'application/json' },
  })
  expect((await answer.text()).split('\r\n').filter((line) => line.startsWith('Cause,'))).toHaveLength(60)
})

test('projects that take no applications now are not counted, as in lists: the deadline passed, or too many wait', async () => {
  await database.db.update(projects).set({ status: 'completed' })
  const organization = await anOrganization(server)
  const [open, late, waiting] = [
    await aProject(organization, {}),
    await aProject(organization, {}),
    await aProject(organization, {}),
  ]
  const set = (id: string, values: Partial<typeof projects.$inferInsert>) =>
    database.db.update(projects).set(values).where(eq(projects.id, id))
  await set(late.id, { applicationDeadline: '2026-11-18', deadlineEnforced: true })
  await set(waiting.id, { pendingCount: 1000 })
  await set(open.id, { applicationDeadline: '2026-11-21', deadlineEnforced: true })
  const admin = await anAdministrator(server)
  const audit = expectSuccess(await admin.client.call(getExposureAudit, { query: {} }))
  expect(audit.figures.projects).toBe(1)
})

test('a hundred thousand records are counted from an index, without reading the table', async () => {
  const organization = await anOrganization(server)
  const project = await aProject(organization, {})
  const person = await aVolunteer(server)
  await database.db
    .execute(sql`insert into ${matchExposures} (user_id, project_id, day, list, sort, position, is_seen)
    select ${person.id}, gen_random_uuid(), '2026-11-10', 'home', 'recommended', 1, true from generate_series(1, 100000)`)
  await see(person.id, project.id)
  await database.db.execute(sql`analyze ${matchExposures}`)
  const asked = { since: new Date('2026-10-21T12:00:00Z'), now, applicationsPerSpot: 10 }
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${selectExposure(asked)}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('match_exposures_seen_by')
  expect(plan).not.toContain('Seq Scan on match_exposures')
})
