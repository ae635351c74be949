/** Applicants of organizations that no one can act for, because their last active member asked to delete the account. */
import { describe, expect, test } from 'vitest'
import { cancelDeletion, cancelDeletionByLink } from '#contract/accounts/deletion.ts'
import { reinstateOrganization, suspendOrganization } from '#contract/moderation/moderation.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import {
  aColleague,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  insertProjects,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const unattended = 'application.organization_unattended'
const active = 'application.organization_reinstated'
const suspended = 'application.organization_suspended'

/** What the applicant was notified of about organizations, in order. */
const noticesOf = async (person: Person) => (await noticesAbout(person)).map(({ kind }) => kind)
const noticesAbout = async ({ id }: Person) =>
  (
    await rows(
      `select n.kind, p.organization_id as "organizationId" from notifications n
        join projects p on p.id = (n.data->>'projectId')::uuid
        where n.user_id = $1 and n.kind like 'application.organization%' order by n.fact_id`,
      id,
    )
  ).map((row) => ({ kind: String(row['kind']), organizationId: String(row['organizationId']) }))
/** One notification of this kind about each organization. */
const aboutEach = (kind: string, organizationIds: readonly string[]) =>
  organizationIds.map((organizationId) => ({ kind, organizationId }))
const statusOf = async (id: string) =>
  (await rows('select status from projects where id = $1', id))[0]?.status
const keep = async (person: Person) => expectSuccess(await person.client.call(cancelDeletion, {}))

/** An owner with a project, and someone who applied to it. */
async function aWaitingApplicant() {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner)
  const applicant = await aVolunteer(server)
  await anApplication(applicant, projectId)
  return { owner, projectId, applicant }
}

/** Someone who is alone in two organizations, and someone who applied to both. */
async function aloneInTwo() {
  const { owner, projectId, applicant } = await aWaitingApplicant()
  const organizationId = await insertOrganization(server.database.db)
  await joinOrganization(server.database.db, { organizationId, userId: owner.id })
  const [otherId = ''] = await insertProjects(server.database.db, [
    { organizationId, visibility: 'published' },
  ])
  await anApplication(applicant, otherId)
  return { owner, applicant, organizationIds: [owner.organizationId, organizationId], projectId, otherId }
}

describe('someone who applied to two organizations of a person who is alone in both', () => {
  test.each([
    ['signed in', keep],
    [
      'by the emailed link',
      async ({ email }: Person) => {
        const token = await emails.findToken(email, '/auth/keep-account')
        expectSuccess(await server.openClient().call(cancelDeletionByLink, { body: { token } }))
      },
    ],
  ])('is notified of both by the request, and again when the account is kept %s', async (_, keepAccount) => {
    const { owner, applicant, organizationIds, projectId, otherId } = await aloneInTwo()
    await leave(owner)
    const requested = await noticesAbout(applicant)
    expect(requested).toHaveLength(2)
    expect(requested).toEqual(expect.arrayContaining(aboutEach(unattended, organizationIds)))
    const sent = await emails.listSubjects(applicant.email)
    expect(sent.filter((subject) => subject.endsWith('no one can answer at the moment'))).toHaveLength(2)
    expect([await statusOf(projectId), await statusOf(otherId)]).toEqual(['paused', 'paused'])
    await keepAccount(owner)
    const kept = (await noticesAbout(applicant)).slice(2)
    expect(kept).toHaveLength(2)
    expect(kept).toEqual(expect.arrayContaining(aboutEach(active, organizationIds)))
    expect([await statusOf(projectId), await statusOf(otherId)]).toEqual(['open', 'open'])
  })

  test('is notified of both when the account is deleted and colleagues act for them', async () => {
    const { owner, applicant, organizationIds, projectId, otherId } = await aloneInTwo()
    await leave(owner)
    for (const organizationId of organizationIds) await aColleague(server, { organizationId })
    await passDays(server.database, 31)
    const notices = await noticesAbout(applicant)
    expect(notices).toHaveLength(4)
    expect(notices.slice(2)).toEqual(expect.arrayContaining(aboutEach(active, organizationIds)))
    expect([await statusOf(projectId), await statusOf(otherId)]).toEqual(['open', 'open'])
  })
})

describe('someone who was notified that no one can act for an organization', () => {
  test('is notified that it is active again, even if a colleague joined before the account is kept', async () => {
    const { owner, applicant } = await aWaitingApplicant()
    await leave(owner)
    await aColleague(server, owner)
    await keep(owner)
    expect(await noticesOf(applicant)).toEqual([unattended, active])
  })

  test.each(['kept', 'deleted'])('is also if the project is held, once the account is %s', async (end) => {
    const { owner, projectId, applicant } = await aWaitingApplicant()
    await rows("update projects set visibility = 'held' where id = $1", projectId)
    await leave(owner)
    expect(await noticesOf(applicant)).toEqual([unattended])
    await aColleague(server, owner)
    await (end === 'kept' ? keep(owner) : passDays(server.database, 31))
    expect(await noticesOf(applicant)).toEqual([unattended, active])
  })

  test.each(['kept', 'deleted'])('is not if staff suspended it before the account is %s', async (end) => {
    const { owner, applicant } = await aWaitingApplicant()
    await leave(owner)
    await aColleague(server, owner)
    const params = { id: owner.organizationId }
    const { client } = await anAdministrator(server)
    expectSuccess(await client.call(suspendOrganization, { params, body: { reason: 'Asks for money' } }))
    await (end === 'kept' ? keep(owner) : passDays(server.database, 31))
    expect(await noticesOf(applicant)).toEqual([unattended, suspended])
  })

  test('is when any member keeps the account, not only the one who left last', async () => {
    const { owner, projectId, applicant } = await aWaitingApplicant()
    const last = await aColleague(server, owner)
    await rows("update organization_members set role = 'owner' where user_id = $1", last.id)
    await leave(owner)
    expect(await noticesOf(applicant)).toEqual([])
    await leave(last)
    expect(await noticesOf(applicant)).toEqual([unattended])
    await keep(owner)
    expect([await noticesOf(applicant), await statusOf(projectId)]).toEqual([[unattended, active], 'open'])
    await keep(last)
    expect([await noticesOf(applicant), await statusOf(projectId)]).toEqual([[unattended, active], 'open'])
  })
})

test('someone who applied to two projects of an organization that no one can act for is notified of each', async () => {
  const { owner, projectId, applicant } = await aWaitingApplicant()
  const { id: otherId } = await aProject(owner)
  await anApplication(applicant, otherId)
  const about = async (kind: string) =>
    (
      await rows(
        `select data ->> 'projectId' as id from notifications where user_id = $1 and kind = $2`,
        applicant.id,
        kind,
      )
    ).map(({ id }) => String(id))
  await leave(owner)
  expect((await about(unattended)).toSorted()).toEqual([projectId, otherId].toSorted())
  await keep(owner)
  expect((await about(active)).toSorted()).toEqual([projectId, otherId].toSorted())
  const { client } = await anAdministrator(server)
  const params = { id: owner.organizationId }
  expectSuccess(await client.call(suspendOrganization, { params, body: { reason: 'Asks for money' } }))
  expect((await about(suspended)).toSorted()).toEqual([projectId, otherId].toSorted())
  expectSuccess(await client.call(reinstateOrganization, { params }))
  expect((await about(active)).toSorted()).toEqual([projectId, projectId, otherId, otherId].toSorted())
})

test('an organization that staff reinstate is active again only once someone can act for it', async () => {
  const { owner, applicant } = await aWaitingApplicant()
  const { client } = await anAdministrator(server)
  const params = { id: owner.organizationId }
  expectSuccess(await client.call(suspendOrganization, { params, body: { reason: 'Asks for money' } }))
  await leave(owner)
  expectSuccess(await client.call(reinstateOrganization, { params }))
  expect(await noticesOf(applicant)).not.toContain(active)
  await keep(owner)
  expect((await noticesOf(applicant)).at(-1)).toBe(active)
})

test('no one is notified that an organization is active again by a request of the release before, which notified no one', async () => {
  const { owner, projectId, applicant } = await aWaitingApplicant()
  await leave(owner)
  await rows('delete from notifications where user_id = $1', applicant.id)
  await rows("update account_deletions set unattended_organization_ids = '{}' where user_id = $1", owner.id)
  await keep(owner)
  expect([await noticesOf(applicant), await statusOf(projectId)]).toEqual([[], 'open'])
})
