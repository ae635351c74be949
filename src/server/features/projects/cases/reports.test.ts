import { describe, expect, test } from 'vitest'
import { getProject } from '#contract/projects/projects.ts'
import { reportProject } from '#contract/projects/reports.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { projects } from '#server/db/tables/projects.ts'
import { eq } from 'drizzle-orm'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  decideProject,
  findProjectCase,
  listProjectCasesOf,
  reportAProject,
} from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

describe('reporting a project', () => {
  test('shows its page as reported to the reporter only, until it is decided', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    const [reporter, other] = [await aVolunteer(server), await aVolunteer(server)]
    const see = async ({ client }: Pick<Person, 'client'>) =>
      expectSuccess(await client.call(getProject, { params: { id } })).viewer?.hasReported
    expect(await see(reporter)).toBe(false)
    expect((await reportAProject(reporter, id)).status).toBe(201)
    expect([await see(reporter), await see(other)]).toEqual([true, false])
    expect(await see({ client: server.openClient() })).toBeUndefined()
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    expect(await see(reporter)).toBe(false)
  })

  test('opens a case with the reason and the reporter, which counts in the overview', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { title: 'Our flyer', milestones: [{ title: 'Three steps' }] })
    const reporter = await aVolunteer(server)
    const count = async () =>
      expectSuccess(await admin.client.call(getAdministrationOverview, {})).waiting.reports ?? 0
    const before = await count()
    const { status, body } = await reportAProject(reporter, id)
    expect(status).toBe(201)
    expect(body).toMatchObject({ projectId: id, reason: 'asks_money', explanation: 'They wanted a deposit.' })
    expect(await count()).toBe(before + 1)
    expect((await listProjectCasesOf(admin)).at(-1)).toMatchObject({
      id,
      state: 'open',
      project: { title: 'Our flyer', visibility: 'published', pending: 0, accepted: 0 },
      organization: { id: owner.organizationId, published: 1, removed: 0 },
      reports: [
        {
          source: 'person',
          reason: 'asks_money',
          explanation: 'They wanted a deposit.',
          finding: null,
          reporter: { id: reporter.id },
          record: { reports: 1, upheld: 0 },
          verdict: null,
        },
      ],
      warnings: [],
      isOwnCase: false,
    })
    // A second person joins the case.
    expect((await reportAProject(await aVolunteer(server), id, 'spam')).status).toBe(201)
    expect(await count()).toBe(before + 1)
    expect((await findProjectCase(admin, id)).reports).toHaveLength(2)
  })

  test('is refused twice, without words for “other”, by its own members, and if no one can see it', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const reporter = await aVolunteer(server)
    expect((await reportAProject(reporter, id)).status).toBe(201)
    const hidden = await aProject(owner)
    const removed = await aProject(owner)
    const { db } = server.database
    await db.update(projects).set({ visibility: 'held' }).where(eq(projects.id, hidden.id))
    await db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, removed.id))
    const other = await aProject(owner)
    const before = await snapshotDatabase(server.database)
    const refusalOf = async (answer: ReturnType<typeof reportAProject>) => {
      const { status, body } = await answer
      return [status, 'code' in body && body.code]
    }
    expect(await refusalOf(reportAProject(reporter, id))).toEqual([409, 'project_reported'])
    expect(await refusalOf(reportAProject(owner, id))).toEqual([403, 'own_project_report'])
    expect(await refusalOf(reportAProject(reporter, hidden.id))).toEqual([404, 'project_not_found'])
    expect(await refusalOf(reportAProject(reporter, removed.id))).toEqual([410, 'gone'])
    const without = await reporter.client.call(reportProject, {
      params: { id: other.id },
      body: { reason: 'other', explanation: ' ' },
    })
    expect(without.status).toBe(422)
    expect(without.body).toMatchObject({
      issues: [{ path: 'explanation', message: 'Please say what is wrong with this project' }],
    })
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('twice in the same instant stores one report', async () => {
    const { id } = await aProject(await anOrganization(server))
    const reporter = await aVolunteer(server)
    const answers = await Promise.all([1, 2, 3].map(() => reportAProject(reporter, id)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 })
  })

  test('is possible again after a decision, and the record of the reporter counts what was removed', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const reporter = await aVolunteer(server)
    await reportAProject(reporter, id)
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    expect((await reportAProject(reporter, id, 'misleading')).status).toBe(201)
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    const [first] = (await findProjectCase(admin, id)).reports
    expect(first).toMatchObject({ verdict: 'remove', record: { reports: 2, upheld: 1 } })
  })

  test('stays when the reporter’s account is deleted, without their name', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    const reporter = await aVolunteer(server)
    await reportAProject(reporter, id)
    await server.database.pool.query('delete from users where id = $1', [reporter.id])
    expect((await findProjectCase(admin, id)).reports).toMatchObject([
      { source: 'person', reason: 'asks_money', reporter: null, record: null },
    ])
  })
})
