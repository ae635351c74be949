import { expect, test } from 'vitest'
import { listApplicants } from '#contract/applications/applicants.ts'
import { listReceivedApplications } from '#contract/applications/lists.ts'
import { getOrganizationDashboard } from '#contract/dashboards/dashboards.ts'
import { listCorrespondents } from '#contract/messages/conversations.ts'
import { choosePrimaryOrganization } from '#contract/accounts/primary-organization.ts'
import {
  createOrganizationProfile,
  getOrganizationProfile,
  saveOrganizationProfile,
} from '#contract/profiles/organization-profiles.ts'
import { createProject, listOrganizationProjects } from '#contract/projects/management.ts'
import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import { explainAbsence, getVerification, verifyOrganization } from '#contract/verification/verification.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anApplication,
  anOrganization,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  joinOrganization,
  projectForm,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'
import { verificationForm } from '#tests/support/web/forms.ts'

const server = useServer()

/** Someone with a second organization, which is not their primary one, and a stranger's organization. */
async function aMemberOfTwo() {
  const member = await anOrganization(server)
  const { db } = server.database
  const [other, foreign] = [await insertOrganization(db), await insertOrganization(db)]
  await joinOrganization(db, { organizationId: other, userId: member.id })
  return { member, first: member.organizationId, other, foreign }
}

const post = (member: OrganizationOwner, organizationId?: string) =>
  member.client.call(createProject, {
    query: organizationId === undefined ? {} : { organizationId },
    body: { ...projectForm(), organizationName: 'Harbor Light' },
  })

test('a project is posted by the organization that the call names, by default the primary one', async () => {
  const { member, first, other, foreign } = await aMemberOfTwo()
  expect(expectSuccess(await post(member)).organizationId).toBe(first)
  expect(expectSuccess(await post(member, other)).organizationId).toBe(other)
  // Ids are compared as PostgreSQL does, ignoring case.
  expect(expectSuccess(await post(member, other.toUpperCase())).organizationId).toBe(other)
  expect(await post(member, foreign)).toMatchObject({ status: 404, body: { code: 'organization_not_found' } })
})

test('a page that is still open saves the profile it shows, though another organization acts by now', async () => {
  const { member, first, other } = await aMemberOfTwo()
  const { client } = member
  const save = (organizationId: string, description: string) =>
    client.call(saveOrganizationProfile, { query: { organizationId }, body: { description } })
  const profile = { organizationName: 'Harbor Light', description: 'x'.repeat(40), causeAreas: ['Housing'] }
  expectSuccess(
    await client.call(createOrganizationProfile, { query: { organizationId: first }, body: profile }),
  )
  expectSuccess(await client.call(choosePrimaryOrganization, { body: { organizationId: other } }))
  expectSuccess(await save(first, 'Beds and breakfast for everyone who asks.'))
  const read = async (query: { organizationId?: string }) =>
    expectSuccess(await client.call(getOrganizationProfile, { query }))
  expect(await read({ organizationId: first })).toMatchObject({
    id: first,
    description: 'Beds and breakfast for everyone who asks.',
  })
  expect(await read({})).toMatchObject({ id: other, description: null })
})

test('the organizations of others are not found, and nothing about them changes', async () => {
  const { member, foreign } = await aMemberOfTwo()
  const { client } = member
  const query = { organizationId: foreign }
  const profile = { organizationName: 'Harbor Light', description: 'x'.repeat(40), causeAreas: ['Housing'] }
  const absence = { reason: 'newly_approved' } as const
  const rows = async () =>
    (await server.database.pool.query('select * from organizations where id = $1', [foreign])).rows
  const before = await rows()
  const answers = [
    await client.call(getOrganizationProfile, { query }),
    await client.call(createOrganizationProfile, { query, body: profile }),
    await client.call(saveOrganizationProfile, { query, body: profile }),
    await client.call(getOrganizationDashboard, { query }),
    await client.call(getReviewAnalytics, { query: { ...query, side: 'organization' } }),
    await client.call(listCorrespondents, { query: { ...query, search: '' } }),
    await client.call(getVerification, { query }),
    await client.call(verifyOrganization, { query, body: verificationForm() }),
    await client.call(explainAbsence, { query, body: absence }),
  ]
  expect(answers.map(({ status, body }) => [status, Reflect.get(body, 'code')])).toEqual(
    answers.map(() => [404, 'organization_not_found']),
  )
  expect(await rows()).toEqual(before)
  for (const list of [listOrganizationProjects, listReceivedApplications, listApplicants]) {
    expect((await client.call(list, { query })).body).toEqual([])
  }
})

test('lists and dashboards cover all organizations, or the one that the call names', async () => {
  const { member, first, other } = await aMemberOfTwo()
  const { client } = member
  const [own, elsewhere] = [expectSuccess(await post(member)), expectSuccess(await post(member, other))]
  const volunteer = await aVolunteer(server)
  for (const { id } of [own, elsewhere]) await anApplication(volunteer, id)
  const read = async (query: { organizationId?: string }) => ({
    projects: expectSuccess(await client.call(listOrganizationProjects, { query })).map(({ id }) => id),
    received: expectSuccess(await client.call(listReceivedApplications, { query })).map(
      ({ projectId }) => projectId,
    ),
    applicants: expectSuccess(await client.call(listApplicants, { query })).map(({ project }) => project.id),
    dashboard: expectSuccess(await client.call(getOrganizationDashboard, { query })).activeProjects.map(
      ({ id }) => id,
    ),
  })
  const lists = (ids: string[]) => ({ projects: ids, received: ids, applicants: ids, dashboard: ids })
  expect(await read({ organizationId: first })).toEqual(lists([own.id]))
  expect(await read({ organizationId: other })).toEqual(lists([elsewhere.id]))
  const all = await read({})
  for (const ids of Object.values(all)) expect(ids.toSorted()).toEqual([own.id, elsewhere.id].toSorted())
})

test('the verification and the review statistics are those of the organization that the call names', async () => {
  const { member, first, other } = await aMemberOfTwo()
  const { client } = member
  expectSuccess(
    await client.call(verifyOrganization, { query: { organizationId: other }, body: verificationForm() }),
  )
  const stateOf = async (organizationId: string) =>
    expectSuccess(await client.call(getVerification, { query: { organizationId } })).state
  expect(await stateOf(first)).toBe('none')
  expect(await stateOf(other)).not.toBe('none')
  const analytics = expectSuccess(
    await client.call(getReviewAnalytics, { query: { side: 'organization', organizationId: other } }),
  )
  expect(analytics.organization?.id).toBe(other)
})
