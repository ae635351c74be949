import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { editProject } from '#contract/projects/management.ts'
import { getProject } from '#contract/projects/projects.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decideProject, findProjectCase, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const statusFor = async ({ client }: Person, id: string) =>
  (await client.call(getProject, { params: { id } })).status

async function aHeldProject() {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { title: 'Weigh the hedgehogs', maxVolunteers: 3 })
  const [atWork, applicant, reporter] = [
    await aVolunteer(server),
    await aVolunteer(server),
    await aVolunteer(server),
  ]
  await anApplication(applicant, id)
  await anAcceptedApplication(atWork, owner, id)
  expectSuccess(await reportAProject(reporter, id))
  const admin = await anAdministrator(server)
  const held = expectSuccess(await decideProject(admin, { id, verdict: 'hold', note: 'Who weighs them?' }))
  return { owner, id, atWork, applicant, reporter, admin, held }
}

describe('a project that an administrator holds back', () => {
  test('is hidden from everyone but its organization, its volunteers and its applicants, and its case stays open', async () => {
    const { owner, id, atWork, applicant, reporter, admin, held } = await aHeldProject()
    expect(held).toMatchObject({ state: 'held', project: { visibility: 'held' } })
    const { reports } = await findProjectCase(admin, id)
    expect(reports.map(({ verdict }) => verdict)).toEqual([null, null])
    // The administrator's own reason is among them, and no report.
    expect(reports.filter(({ isDecision }) => isDecision)).toMatchObject([
      { explanation: 'Who weighs them?', reporter: { id: admin.id } },
    ])
    expect(await statusFor(owner, id)).toBe(200)
    expect(await statusFor(atWork, id)).toBe(200)
    expect(await statusFor(applicant, id)).toBe(200)
    expect(await statusFor(reporter, id)).toBe(404)
    const email = await emails.findEmail(owner.email, '“Weigh the hedgehogs” is hidden for now')
    expect(email?.text).toContain('Who weighs them?')
    const kinds = (await owner.client.get('/api/notifications')).body.map(
      ({ kind }: { kind: string }) => kind,
    )
    expect(kinds).toContain('project.held')
    // The reporters wait for the decision.
    expect((await reporter.client.get('/api/notifications')).body).toEqual([])
  })

  test('leaves the open pages of everyone when it is held and when it is removed', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const admin = await anAdministrator(server)
    const stranger = await aVolunteer(server)
    expectSuccess(await reportAProject(stranger, id))
    const live = await openLive(server.url, stranger.client)
    await live.next('open')
    for (const decision of ['hold', 'remove'] as const) {
      expectSuccess(await decideProject(admin, { id, verdict: decision, note: 'Who weighs them?' }))
      expect(await live.next('visibility')).toMatchObject({ data: { projectId: id } })
    }
    live.cut()
  })

  test('stays hidden after an edit, and after its organization was suspended and reinstated', async () => {
    const { owner, id, reporter, admin } = await aHeldProject()
    expectSuccess(
      await owner.client.call(editProject, { params: { id }, body: { title: 'Weigh the moles' } }),
    )
    expect(await statusFor(reporter, id)).toBe(404)
    const path = `/api/admin/organizations/${owner.organizationId}`
    await admin.client.post(`${path}/suspend`, { reason: 'We look at everything' })
    await admin.client.post(`${path}/reinstate`)
    expect(await statusFor(reporter, id)).toBe(404)
  })

  test.each([
    ['dismiss', 200],
    ['remove', 410],
  ] as const)('answers %s with %i for everyone, and decides all reports', async (decision, status) => {
    const { id, reporter, admin } = await aHeldProject()
    const decided = expectSuccess(await decideProject(admin, { id, verdict: decision }))
    expect(decided.reports.map((report) => report.verdict)).toEqual([decision, decision])
    expect(await statusFor(reporter, id)).toBe(status)
  })

  test('is later reported by that administrator, who is notified as everyone who reported it', async () => {
    const { id, admin, reporter } = await aHeldProject()
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    const kindsOf = async ({ client }: Person) =>
      expectSuccess(await client.call(listNotifications, { query: {} })).map(({ kind }) => kind)
    expect(await kindsOf(admin)).toEqual([])
    expectSuccess(await reportAProject(admin, id))
    expectSuccess(await reportAProject(reporter, id))
    const other = await anAdministrator(server)
    for (const decision of ['remove', 'restore'] as const) {
      const before = await Promise.all([admin, reporter].map(kindsOf))
      expectSuccess(await decideProject(other, { id, verdict: decision }))
      const after = await Promise.all([admin, reporter].map(kindsOf))
      const [ofAdmin, ofReporter] = after.map((kinds, index) =>
        kinds.slice(0, kinds.length - (before[index]?.length ?? 0)),
      )
      expect(ofAdmin).toHaveLength(1)
      expect(ofAdmin).toEqual(ofReporter)
    }
  })

  test('is not held again, nor held without a report or a reason; nothing changes then', async () => {
    const { id, owner, admin, held } = await aHeldProject()
    const { id: other } = await aProject(owner)
    const { version } = await findProjectCase(admin, other)
    const before = await snapshotDatabase(server.database)
    const refused = [
      await decideProject(admin, { id, verdict: 'hold', version: held.version }),
      await decideProject(admin, { id: other, verdict: 'hold', version }),
      await decideProject(admin, { id, verdict: 'dismiss', note: ' ', version: held.version }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 422])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })
})
