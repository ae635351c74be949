import { describe, expect, test } from 'vitest'
import { getProject } from '#contract/projects/projects.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
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
  expectSuccess,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const listNoticeKinds = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const visit = async (id: string) => (await server.openClient().call(getProject, { params: { id } })).status

async function aReportedProject(title = 'Paint our van') {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { title })
  const reporter = await aVolunteer(server)
  expectSuccess(await reportAProject(reporter, id))
  return { id, owner, reporter }
}

describe('a decision about a project', () => {
  test('that dismisses leaves it as it is and shows the reporter the reason', async () => {
    const admin = await anAdministrator(server)
    const { id, owner, reporter } = await aReportedProject('Knit hats')
    const before = await listNoticeKinds(owner)
    const { body } = await decideProject(admin, { id, verdict: 'dismiss', note: 'The fee is optional.' })
    expect(body).toMatchObject({ state: 'dismissed', reports: [{ verdict: 'dismiss' }] })
    expect(await visit(id)).toBe(200)
    expect(await listNoticeKinds(owner)).toEqual(before)
    expect(await listNoticeKinds(reporter)).toEqual(['project.report_dismissed'])
    const email = await emails.findEmail(reporter.email, 'The project you reported stays online')
    expect(email?.text).toContain('The fee is optional.')
  })

  test('needs a reason, the current version, and a state that allows it; a refusal changes nothing', async () => {
    const admin = await anAdministrator(server)
    const { id, owner } = await aReportedProject()
    const { version: seen } = await findProjectCase(admin, id)
    expectSuccess(await owner.client.patch(`/api/projects/${id}`, { title: 'Something else entirely' }))
    const { version } = await findProjectCase(admin, id)
    const before = await snapshotDatabase(server.database)
    const refused = [
      await decideProject(admin, { id, verdict: 'remove', note: ' ', version }),
      await decideProject(admin, { id, verdict: 'remove', version: seen }),
      await decideProject(admin, { id, verdict: 'restore', version }),
    ]
    expect(refused).toMatchObject([
      { status: 422, body: { issues: [{ path: 'note', message: 'Please give a reason' }] } },
      { status: 409, body: { code: 'case_changed' } },
      { status: 409, body: { code: 'case_decided' } },
    ])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('cannot be made by anyone of its organization', async () => {
    const { id, owner } = await aReportedProject()
    const member = await anAdministrator(server)
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: member.id })
    expect((await findProjectCase(member, id)).isOwnCase).toBe(true)
    const { status, body } = await decideProject(member, { id, verdict: 'remove' })
    expect([status, body]).toMatchObject([403, { code: 'own_case' }])
  })

  test('about a draft is impossible, because only its organization has seen it', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aProject(await anOrganization(server))
    await rows("update projects set visibility = 'draft' where id = $1", id)
    expect((await listProjectCasesOf(admin, { show: 'all' })).map((each) => each.id)).not.toContain(id)
    const { status } = await decideProject(admin, { id, verdict: 'remove', version: 'none' })
    expect(status).toBe(404)
  })
})

test('the search finds projects by title, organization and visibility, newest first', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  await rows("update organizations set name = 'Zebra 100% Trust' where id = $1", owner.organizationId)
  const first = await aProject(owner, { title: 'Striped posters' })
  const last = await aProject(owner, { title: 'Plain posters' })
  const ids = async (query: Parameters<typeof listProjectCasesOf>[1]) =>
    (await listProjectCasesOf(admin, { show: 'all', ...query })).map((each) => each.id)
  expect(await ids({ q: 'zebra 100%' })).toEqual([last.id, first.id])
  expect(await ids({ q: 'STRIPED' })).toEqual([first.id])
  expect(await ids({ q: '100_ Trust' })).toEqual([])
  expectSuccess(await decideProject(admin, { id: first.id, verdict: 'remove' }))
  expect(await ids({ q: 'zebra', visibility: 'removed' })).toEqual([first.id])
  expect(await ids({ q: 'zebra', visibility: 'published' })).toEqual([last.id])
  expect(await ids({ show: 'decided', q: 'zebra' })).toEqual([first.id])
  expect(await ids({ show: 'open', q: 'zebra' })).toEqual([])
})

test('all projects come in pages of twelve, each once, with their number', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  await rows("update organizations set name = 'Quokka Friends' where id = $1", owner.organizationId)
  const made: string[] = []
  for (let index = 0; index < 14; index += 1) made.push((await aProject(owner)).id)
  const seen: string[] = []
  for (let next: string | undefined = '/api/admin/projects?show=all&q=quokka'; next !== undefined;) {
    const { body, headers } = await admin.client.get(next)
    expect(headers.get('x-total-count')).toBe('14')
    seen.push(...body.map(({ id }: { id: string }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(made.toReversed())
})
