import { describe, expect, test } from 'vitest'
import { listMyApplications } from '#contract/applications/lists.ts'
import { listRecommendations, listTopRatedProjects } from '#contract/projects/discovery.ts'
import { countProjects } from '#contract/projects/facets.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { listSavedProjects, saveProject } from '#contract/projects/saved-projects.ts'
import { reinstateOrganization, suspendOrganization } from '#contract/moderation/moderation.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const second = useSecondApp(server)
const emails = useEmails(server)
const { rows } = server
const listNoticeKinds = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const statusOf = async (client: Client, id: string) =>
  (await client.call(getProject, { params: { id } })).status

/** A reported project with an applicant and a volunteer at work. */
async function aReportedProject(title = 'Paint our van') {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { title, maxVolunteers: 3 })
  const [applicant, atWork, reporter] = [
    await aVolunteer(server),
    await aVolunteer(server),
    await aVolunteer(server),
  ]
  await anApplication(applicant, id)
  await anAcceptedApplication(atWork, owner, id)
  expectSuccess(await reportAProject(reporter, id))
  return { id, owner, applicant, atWork, reporter }
}

describe('removing a project', () => {
  test('answers 410, and it disappears from every list of every process, and from counts once they are made again', async () => {
    const admin = await anAdministrator(server)
    const { id, owner, reporter } = await aReportedProject('Catalog of whale songs')
    await rows('update projects set rating_sum = 25, rating_count = 5 where id = $1', id)
    expectSuccess(await reporter.client.call(saveProject, { params: { id } }))
    const readers = [server.openClient(), openClient(second.url)]
    const search = { search: 'whale songs' }
    // A count is reused for ten seconds (A15), so that each is asked for in words of its own.
    const count = async (client: Client, words: string) =>
      expectSuccess(await client.call(countProjects, { query: { search: words } })).total
    const found = async (client: Client) => {
      const lists = [
        expectSuccess(await client.call(listProjects, { query: search })),
        expectSuccess(await client.call(listProjects, { query: { organizationId: owner.organizationId } })),
        expectSuccess(await client.call(listTopRatedProjects, { query: {} })),
      ]
      return lists.map((list) => list.some((each) => each.id === id))
    }
    for (const client of readers) {
      expect([await found(client), await count(client, 'whale songs')]).toEqual([
        [true, true, true],
        { count: 1, hasMore: false },
      ])
    }
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    for (const client of readers) {
      expect([await found(client), await count(client, 'songs whale')]).toEqual([
        [false, false, false],
        { count: 0, hasMore: false },
      ])
      expect(await statusOf(client, id)).toBe(410)
    }
    expect(await statusOf(owner.client, id)).toBe(410)
    const own = await owner.client.get('/api/organization/projects')
    expect([own.body, own.headers.get('x-total-count')]).toEqual([[], '0'])
    const saved = await reporter.client.call(listSavedProjects, { query: {} })
    expect([saved.body, saved.headers.get('x-total-count')]).toEqual([[], '0'])
    const recommended = expectSuccess(await reporter.client.call(listRecommendations, { query: {} }))
    expect(JSON.stringify(recommended)).not.toContain(id)
  })

  test('declines pending applications, ends accepted work with the reason, and counts as no answer', async () => {
    const admin = await anAdministrator(server)
    const { id, applicant, atWork } = await aReportedProject()
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    const mine = async ({ client }: Person) =>
      expectSuccess(await client.call(listMyApplications, { query: {} }))[0]
    expect(await mine(applicant)).toMatchObject({
      status: 'declined',
      reason: 'The project was removed',
      removalReason: 'We do not allow fees.',
      endedBy: null,
      reviewedAt: null,
    })
    expect(await mine(atWork)).toMatchObject({
      status: 'withdrawn',
      reason: 'The project was removed',
      removalReason: 'We do not allow fees.',
      endedBy: 'organization',
    })
    expect(await rows('select accepted_count from projects where id = $1', id)).toEqual([
      { accepted_count: 0 },
    ])
    // Neither side learns which administrator decided.
    expect(
      await rows(
        `select h.actor_id from application_history h join applications a on a.id = h.application_id
         where a.project_id = $1 and h.reason is not null`,
        id,
      ),
    ).toEqual([{ actor_id: null }, { actor_id: null }])
  })

  test('notifies everyone involved, and emails them the reason', async () => {
    const admin = await anAdministrator(server)
    const { id, owner, applicant, atWork, reporter } = await aReportedProject('Count the swans')
    expectSuccess(await decideProject(admin, { id, verdict: 'remove', note: 'It sells a course.' }))
    expect(await listNoticeKinds(owner)).toContain('project.removed')
    expect(await listNoticeKinds(reporter)).toEqual(['project.report_removed'])
    for (const [person, kind] of [
      [applicant, 'application.project_removed'],
      [atWork, 'application.work_removed'],
    ] as const) {
      expect((await listNoticeKinds(person))[0]).toBe(kind)
      const email = await emails.findEmail(person.email, '“Count the swans” was removed')
      expect(email?.text).toContain('It sells a course.')
      expect(email?.text).toContain('/browse\n')
    }
    const toOwner = await emails.findEmail(owner.email, '“Count the swans” was removed')
    expect(toOwner?.text).toContain('It sells a course.')
    expect(toOwner?.text).toContain('If you think this is a mistake')
    const toReporter = await emails.findEmail(reporter.email, 'The project you reported is removed')
    expect(toReporter?.text).not.toContain('It sells a course.')
    const notices = JSON.stringify((await owner.client.get('/api/notifications')).body)
    expect(notices).toContain('Count the swans')
    expect(notices).not.toContain(admin.id)
    expect(
      await rows(
        "select action, before, after from audit_log where object_id = $1 and action <> 'project.read'",
        id,
      ),
    ).toEqual([
      {
        action: 'project.remove',
        before: { state: 'open' },
        after: { state: 'removed', reason: 'It sells a course.', reports: 1 },
      },
    ])
  })

  test('is possible without a report, which is then stored as the administrator’s', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    const { body } = await decideProject(admin, { id, verdict: 'remove', note: 'A copy of another site.' })
    expect(body).toMatchObject({
      state: 'removed',
      reports: [
        {
          reporter: { id: admin.id },
          explanation: 'A copy of another site.',
          verdict: 'remove',
          decidedBy: { id: admin.id },
        },
      ],
    })
    expect(await listNoticeKinds(admin)).toEqual([])
  })
})

describe('restoring a project', () => {
  test('brings it back as it was, paused or not, without its applications; volunteers may apply again', async () => {
    const admin = await anAdministrator(server)
    const { id, owner, applicant, atWork, reporter } = await aReportedProject('Swim with us')
    expectSuccess(await owner.client.post(`/api/projects/${id}/pause`))
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    const { body } = await decideProject(admin, { id, verdict: 'restore', note: 'We were wrong.' })
    expect(body).toMatchObject({ state: 'restored', project: { visibility: 'published', status: 'paused' } })
    for (const client of [applicant.client, openClient(second.url)])
      expect(await statusOf(client, id)).toBe(200)
    expect(await rows('select status from applications where project_id = $1 order by status', id)).toEqual([
      { status: 'declined' },
      { status: 'withdrawn' },
    ])
    expect(await listNoticeKinds(owner)).toContain('project.restored')
    expect(await listNoticeKinds(reporter)).toContain('project.report_restored')
    expect(await emails.findEmail(reporter.email, 'The project you reported is visible again')).toBeDefined()
    const email = await emails.findEmail(owner.email, '“Swim with us” is visible again')
    expect(email?.text).toContain(`/project/${id}\n`)
    expect(email?.text).toContain('We were wrong.')
    expectSuccess(await owner.client.post(`/api/projects/${id}/resume`))
    for (const person of [applicant, atWork]) {
      expect((await anApplication(person, id)).status).toBe('pending')
    }
  })

  test('keeps it hidden while its organization is suspended, and shows it once that is reinstated', async () => {
    const admin = await anAdministrator(server)
    const { id, owner, reporter } = await aReportedProject()
    const params = { id: owner.organizationId }
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    expectSuccess(
      await admin.client.call(suspendOrganization, { params, body: { reason: 'Asks volunteers for money' } }),
    )
    expectSuccess(await decideProject(admin, { id, verdict: 'restore' }))
    expect(await rows('select visibility from projects where id = $1', id)).toEqual([{ visibility: 'held' }])
    expect(await listNoticeKinds(owner)).not.toContain('project.restored')
    expect(await listNoticeKinds(reporter)).not.toContain('project.report_restored')
    expectSuccess(await admin.client.call(reinstateOrganization, { params }))
    expect(await statusOf(server.openClient(), id)).toBe(200)
  })
})
