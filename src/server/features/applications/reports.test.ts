import { expect, test } from 'vitest'
import { getApplicant } from '#contract/applications/applicants.ts'
import { applyToProject } from '#contract/applications/applications.ts'
import { getInvite, listMyInvites } from '#contract/invites/invites.ts'
import { reportApplication, reportInvite } from '#contract/moderation/account-reports.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { decideAccount, findQueued } from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import { acceptInvite, anInvite } from '#tests/support/scenarios/invites.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const report = ({ client }: Person, id: string) =>
  client.call(reportApplication, {
    params: { id },
    body: { reason: 'spam', explanation: 'They send it to everyone.' },
  })

async function aReceived() {
  const owner = await anOrganization(server)
  const question = 'Why us?'
  const project = await aProject(owner, { screeningQuestions: [{ text: question, isRequired: true }] })
  const [asked] = project.screeningQuestions
  const volunteer = await aVolunteer(server)
  const { id } = expectSuccess(
    await volunteer.client.call(applyToProject, {
      body: {
        projectId: project.id,
        coverLetter: 'Buy my book.',
        proposedApproach: 'Page by page.',
        screeningAnswers: [{ questionId: asked?.id ?? '', answer: 'You have readers.' }],
      },
    }),
  )
  return { owner, volunteer, id, text: `Buy my book.\n\nPage by page.\n\n${question}\nYou have readers.` }
}

test('a member reports an application: a moderator reads what it says in the case of the volunteer and decides', async () => {
  const { owner, volunteer, id, text } = await aReceived()
  expectSuccess(await report(owner, id))
  const moderator = await aStaffMember(server, 'moderator')
  const queued = await findQueued(moderator, volunteer.id)
  expect(queued).toMatchObject({
    kind: 'person',
    case: { state: 'open', reports: [{ reason: 'spam', applicationContent: text, inviteContent: null }] },
  })
  const { version } = queued.case
  expectSuccess(await decideAccount(moderator, ['person', volunteer.id], { verdict: 'warn', version }))
})

test('what was reported stays with the report when the application is gone', async () => {
  const { owner, volunteer, id, text } = await aReceived()
  expectSuccess(await report(owner, id))
  await server.database.pool.query('delete from applications where id = $1', [id])
  expect(await findQueued(await anAdministrator(server), volunteer.id)).toMatchObject({
    case: { reports: [{ applicationContent: text }] },
  })
})

test('an application without any text is reported without it', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  const { applicationId } = await acceptInvite(volunteer, id)
  expectSuccess(await report(owner, applicationId ?? ''))
  expect(await findQueued(await anAdministrator(server), volunteer.id)).toMatchObject({
    case: { reports: [{ reason: 'spam', applicationContent: null }] },
  })
})

test('only members of the organization report it, and once while the report is open, which its page says', async () => {
  const { owner, volunteer, id } = await aReceived()
  const hasReported = async () =>
    expectSuccess(await owner.client.call(getApplicant, { params: { id } })).hasReported
  for (const person of [volunteer, await aVolunteer(server), await anOrganization(server)])
    expect(await listRefusal(server, () => report(person, id))).toEqual([404, 'application_not_found'])
  expect(await hasReported()).toBe(false)
  expectSuccess(await report(owner, id))
  expect(await hasReported()).toBe(true)
  expect(await listRefusal(server, () => report(owner, id))).toEqual([409, 'account_reported'])
})

test('no one reports the application of a suspended volunteer', async () => {
  const { owner, volunteer, id } = await aReceived()
  const admin = await anAdministrator(server)
  await admin.client.post(`/api/admin/people/${volunteer.id}/suspend`, { reason: 'Asked for deposits' })
  const before = await snapshotDatabase(server.database)
  expect(await report(owner, id)).toMatchObject({ status: 404, body: { code: 'person_not_found' } })
  expect(await snapshotDatabase(server.database)).toEqual(before)
})

test('an invite says that its volunteer reported it, until that is decided', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  const answers = async () => [
    expectSuccess(await volunteer.client.call(getInvite, { params: { id } })).hasReported,
    ...expectSuccess(await volunteer.client.call(listMyInvites, { query: {} })).map(
      (each) => each.hasReported,
    ),
    expectSuccess(await owner.client.call(getInvite, { params: { id } })).hasReported,
  ]
  expect(await answers()).toEqual([false, false, false])
  expectSuccess(await volunteer.client.call(reportInvite, { params: { id }, body: { reason: 'spam' } }))
  expect(await answers()).toEqual([true, true, false])
  const admin = await anAdministrator(server)
  const of = ['organization', owner.organizationId] as const
  const { version } = (await findQueued(admin, owner.organizationId)).case
  expectSuccess(await decideAccount(admin, of, { verdict: 'dismiss', version }))
  expect(await answers()).toEqual([false, false, false])
})
