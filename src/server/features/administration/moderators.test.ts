import { expect, test } from 'vitest'
import { decidePersonCase, reportPerson } from '#contract/moderation/account-reports.ts'
import { listReports } from '#contract/moderation/queue.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import { answerAppeal, appealDecision, decisionsOf, findAppeal } from '#tests/support/scenarios/appeals.ts'
import { decideProject, listProjectCasesOf } from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server

test('a moderator sees only what a case needs, and decides neither own reports nor what no one reported', async () => {
  const moderator = await aStaffMember(server, 'moderator')
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const [quiet, loud, own] = [await aProject(owner), await aProject(owner), await aProject(owner)]
  const reporter = await aVolunteer(server)
  const body = { reason: 'spam', explanation: 'They asked me for a fee.' }
  await reporter.client.post(`/api/projects/${loud.id}/reports`, body)
  await moderator.client.post(`/api/projects/${own.id}/reports`, body)
  const all = await listProjectCasesOf(moderator, { show: 'all' })
  expect(all.map(({ id }) => id)).not.toContain(quiet.id)
  const shown = all.find(({ id }) => id === loud.id)
  expect(shown?.project.contactInstructions).toBeNull()
  expect(shown?.reports[0]?.reporter?.id).toBe(reporter.id)
  const mine = all.find(({ id }) => id === own.id)
  expect(mine).toMatchObject({ isOwnCase: true, reports: [{ reporter: null, explanation: null }] })
  expect(await decideProject(moderator, { id: own.id, verdict: 'dismiss' })).toMatchObject({
    status: 403,
    body: { code: 'case_reported_by_you' },
  })
  expect((await listProjectCasesOf(admin, { show: 'all' })).map(({ id }) => id)).toContain(quiet.id)
})

test('a moderator finds no one by email address in the queue', async () => {
  const [moderator, admin] = [await aStaffMember(server, 'moderator'), await anAdministrator(server)]
  const person = await aVolunteer(server)
  const reporter = await aVolunteer(server)
  const params = { id: person.id }
  expectSuccess(await reporter.client.call(reportPerson, { params, body: { reason: 'spam' } }))
  const find = async (by: Person) =>
    expectSuccess(await by.client.call(listReports, { query: { q: person.email } })).length
  expect([await find(moderator), await find(admin)]).toEqual([0, 1])
})

test('the only administrator decides the appeal of someone on the staff, however many moderators there are', async () => {
  await rows('update users set is_admin = false')
  const admin = await anAdministrator(server)
  const moderators = [await aStaffMember(server, 'moderator'), await aStaffMember(server, 'moderator')]
  const verifier = await aStaffMember(server, 'verifier')
  const reporter = await aVolunteer(server)
  const params = { id: verifier.id }
  expectSuccess(await reporter.client.call(reportPerson, { params, body: { reason: 'spam' } }))
  const cases = expectSuccess(await admin.client.call(listReports, { query: { kind: 'person' } }))
  const version = cases.find((each) => each.case.id === verifier.id)?.case.version ?? ''
  const body = { verdict: 'warn', note: 'Please write fewer messages.', version } as const
  expectSuccess(await admin.client.call(decidePersonCase, { params, body }))
  const [decision] = await decisionsOf(verifier)
  expectSuccess(await appealDecision(verifier, decision?.key ?? ''))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === verifier.id)
  expect(about).toMatchObject({ isOwnDecision: false, needsAdministrator: false })
  for (const moderator of moderators) {
    expect((await answerAppeal(moderator, about, { verdict: 'grant' })).status).toBe(403)
  }
  expect((await answerAppeal(admin, about, { verdict: 'grant' })).status).toBe(200)
})
