/** The calls of spec F7. */
import { analyticsCalls } from './analytics-calls.ts'
import { rewardCalls } from './reward-calls.ts'
import type { Entity } from './documented-entities.ts'
import { onboardingForm, verificationForm } from '#tests/support/web/forms.ts'
import { organizationProfileCalls } from './organization-profile-calls.ts'
import {
  anApplication,
  aVolunteer,
  registrationForm,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { volunteerProfileCalls } from './volunteer-profile-calls.ts'

export type DocumentedCall = {
  call: string
  entity: Entity
  ask: () => Promise<{ status: number; body: unknown }>
  status?: number
  isList?: true
}

async function aPendingApplication(server: Pick<TestServer, 'openClient'>, { project }: Given) {
  const applicant = await aVolunteer(server)
  return { applicant, id: (await anApplication(applicant, project)).id }
}

export type Given = { volunteer: Person; owner: OrganizationOwner; project: string; reviewable: string }

/**
 * Every call of spec F7 in each of its forms, with the expected response; `given` is set by the time a call is made.
 */
export const listDocumentedCalls = (
  server: Pick<TestServer, 'openClient'>,
  given: () => Given,
): DocumentedCall[] => [
  { call: 'GET /api/user', entity: 'User', ask: () => given().volunteer.client.get('/api/user') },
  { call: 'GET /api/auth/user', entity: 'User', ask: () => given().volunteer.client.get('/api/auth/user') },
  {
    call: 'POST /api/login',
    entity: 'User',
    ask: () =>
      server
        .openClient()
        .post('/api/login', { email: given().volunteer.email, password: given().volunteer.password }),
  },
  {
    call: 'POST /api/register',
    entity: 'User',
    ask: () => server.openClient().post('/api/register', registrationForm()),
    status: 201,
  },
  {
    call: 'POST /api/logout',
    entity: 'nothing',
    ask: async () => (await aVolunteer(server)).client.post('/api/logout'),
  },
  {
    call: 'POST /api/onboarding',
    entity: 'nothing',
    ask: () => {
      const { preferredCauses: interests, ...answers } = onboardingForm()
      return given().volunteer.client.post('/api/onboarding', { ...answers, interests })
    },
  },
  {
    call: 'GET /api/dashboard/volunteer',
    entity: 'Volunteer dashboard response',
    ask: () => given().volunteer.client.get('/api/dashboard/volunteer'),
  },
  {
    call: 'GET /api/dashboard/organization',
    entity: 'Organization dashboard response',
    ask: () => given().owner.client.get('/api/dashboard/organization'),
  },
  {
    call: 'GET /api/projects/featured',
    entity: 'Project card',
    ask: () => server.openClient().get('/api/projects/featured'),
    isList: true,
  },
  {
    call: 'GET /api/projects/top-rated',
    entity: 'Project card',
    ask: () => server.openClient().get('/api/projects/top-rated'),
    isList: true,
  },
  {
    call: 'GET /api/organizations/top-rated',
    entity: 'Organization (top-rated list)',
    ask: () => server.openClient().get('/api/organizations/top-rated'),
    isList: true,
  },
  {
    call: 'GET /api/projects/trending-skills',
    entity: 'Trending skills response',
    ask: () => server.openClient().get('/api/projects/trending-skills'),
  },
  {
    call: 'GET /api/projects/discovery',
    entity: 'Discovery response',
    ask: () => server.openClient().get('/api/projects/discovery'),
  },
  {
    call: 'GET /api/projects',
    entity: 'Project card',
    ask: () =>
      server
        .openClient()
        .get(
          '/api/projects?search=described&skills=Web%20Development,Research&causeAreas=Education,Health&timeCommitment=30',
        ),
    isList: true,
  },
  {
    call: 'GET /api/projects/{id}',
    entity: 'Project',
    ask: () => given().owner.client.get(`/api/projects/${given().project}`),
  },
  {
    call: 'GET /api/projects/{id}/saved-status',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.get(`/api/projects/${given().project}/saved-status`),
  },
  {
    call: 'GET /api/saved-projects/check',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.get(`/api/saved-projects/check?projectId=${given().project}`),
  },
  {
    call: 'POST /api/projects/{id}/save',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.post(`/api/projects/${given().project}/save`),
  },
  {
    call: 'DELETE /api/projects/{id}/save',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.delete(`/api/projects/${given().project}/save`),
  },
  {
    call: 'POST /api/saved-projects',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.post('/api/saved-projects', { projectId: given().project }),
  },
  {
    call: 'GET /api/saved-projects',
    entity: 'Project card',
    ask: () => given().volunteer.client.get('/api/saved-projects'),
    isList: true,
  },
  {
    call: 'DELETE /api/saved-projects',
    entity: 'Saved status response',
    ask: () => given().volunteer.client.delete('/api/saved-projects', { projectId: given().project }),
  },
  {
    call: 'GET /api/applications/check',
    entity: 'Application',
    ask: () =>
      given().volunteer.client.get(
        `/api/applications/check?projectId=${given().project}&volunteerId=${given().volunteer.id}`,
      ),
  },
  {
    call: 'POST /api/applications',
    entity: 'Application',
    ask: async () =>
      (await aVolunteer(server)).client.post('/api/applications', {
        projectId: given().project,
        message: 'I would like to help.',
      }),
    status: 201,
  },
  ...['my-applications', 'volunteer/applications'].map((list) => ({
    call: `GET /api/${list}`,
    entity: 'Application' as const,
    ask: () => given().volunteer.client.get(`/api/${list}`),
    isList: true as const,
  })),
  ...['received-applications', 'organization/applications'].map((list) => ({
    call: `GET /api/${list}`,
    entity: 'Application of an organization' as const,
    ask: () => given().owner.client.get(`/api/${list}`),
    isList: true as const,
  })),
  {
    call: 'GET /api/organization/projects',
    entity: 'Own project',
    ask: () => given().owner.client.get('/api/organization/projects'),
    isList: true,
  },
  {
    call: 'GET /api/volunteer/recommendations',
    entity: 'Project card',
    ask: async () => {
      const newcomer = await aVolunteer(server)
      await newcomer.client.post('/api/onboarding', onboardingForm())
      return newcomer.client.get('/api/volunteer/recommendations')
    },
    isList: true,
  },
  {
    call: 'POST /api/organization/verify',
    entity: 'Verification answer',
    ask: async () => (await aVolunteer(server)).client.post('/api/organization/verify', verificationForm()),
    status: 202,
  },
  ...organizationProfileCalls(server, given),
  ...volunteerProfileCalls(server),
  ...(['accepted', 'declined'] as const).map((status) => ({
    call: `PATCH /api/applications/{id} with ${status}`,
    entity: 'Application' as const,
    ask: async () =>
      given().owner.client.patch(`/api/applications/${(await aPendingApplication(server, given())).id}`, {
        status,
      }),
  })),
  ...(['accepted', 'rejected'] as const).map((status) => ({
    call: `PUT /api/applications/{id} with ${status}`,
    entity: 'Application' as const,
    ask: async () =>
      given().owner.client.put(`/api/applications/${(await aPendingApplication(server, given())).id}`, {
        status,
      }),
  })),
  ...(['patch', 'put'] as const).map((method) => ({
    call: `${method.toUpperCase()} /api/applications/{id} with withdrawn`,
    entity: 'Application' as const,
    ask: async () => {
      const { applicant, id } = await aPendingApplication(server, given())
      return applicant.client[method](`/api/applications/${id}`, { status: 'withdrawn' })
    },
  })),
  ...analyticsCalls(() => given().volunteer),
  ...rewardCalls(() => given().volunteer),
  {
    call: 'POST /api/reviews',
    entity: 'Review',
    ask: () =>
      given().owner.client.post('/api/reviews', {
        applicationId: given().reviewable,
        rating: 4,
        comment: 'Reliable, and kind to everybody.',
        reviewType: 'organization_to_volunteer',
      }),
    status: 201,
  },
]
