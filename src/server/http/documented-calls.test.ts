/** The calls of spec foundation 7 in every documented form, and the answers that section 3 specifies. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { listDocumentedCalls } from '#tests/support/calls/documented-calls.ts'
import { missingFrom } from '#tests/support/calls/documented-entities.ts'
import { onboardingForm } from '#tests/support/web/forms.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
let volunteer: Person
let owner: OrganizationOwner
let project: string
let application: string
let reviewable: string

beforeAll(async () => {
  volunteer = await aVolunteer(server)
  await volunteer.client.post('/api/onboarding', onboardingForm())
  owner = await anOrganization(server)
  await owner.client.post('/api/onboarding', onboardingForm({ userType: 'organization' }))
  await aProject(owner, { organizationName: 'Harbor Light Shelter' })
  project = (await aProject(owner, { maxVolunteers: 20 })).id
  const work = await aDoneCollaboration(server, { owner })
  reviewable = work.id
  application = (await anApplication(volunteer, project)).id
  await work.volunteer.client.post('/api/reviews', {
    applicationId: work.id,
    rating: 5,
    comment: 'Clear from the first day.',
    reviewType: 'volunteer_to_organization',
  })
})

const calls = listDocumentedCalls(server, () => ({ volunteer, owner, project, reviewable }))

describe('a documented call', () => {
  test.each(calls)('$call returns the documented answer for $entity', async (row) => {
    const { status, body } = await row.ask()
    expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([row.status ?? 200, expect.any(String)])
    expect(Array.isArray(body)).toBe(row.isList === true)
    const things: unknown[] = Array.isArray(body) ? body : [body]
    expect(things.length).toBeGreaterThan(0)
    for (const thing of things) expect(missingFrom(thing, row.entity)).toEqual([])
  })

  test('GET /api/user without a session is 401 "Unauthorized"', async () => {
    const { status, body } = await server.openClient().get('/api/user')
    expect([status, body['message']]).toEqual([401, 'Unauthorized'])
  })

  test('a check without an application and a missing profile are answered with 404', async () => {
    const newAccount = await aVolunteer(server)
    for (const path of [
      `/api/applications/check?projectId=${project}&volunteerId=${newAccount.id}`,
      '/api/volunteer-profile/current',
      '/api/organization-profile/current',
    ]) {
      expect((await newAccount.client.get(path)).status).toBe(404)
    }
  })

  test('the check returns the status of the application', async () => {
    const { body } = await volunteer.client.get(
      `/api/applications/check?projectId=${project}&volunteerId=${volunteer.id}`,
    )
    expect([body['id'], body['status']]).toEqual([application, 'pending'])
  })
})
