/** The calls of spec features 7 about an organization's profile. */
import type { DocumentedCall, Given } from './documented-calls.ts'
import { organizationProfileForm } from '#tests/support/web/forms.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

const entity = 'OrganizationProfile' as const

export const organizationProfileCalls = (
  server: Pick<TestServer, 'openClient'>,
  given: () => Given,
): DocumentedCall[] => [
  {
    call: 'GET /api/organization-profile/current',
    entity,
    ask: () => given().owner.client.get('/api/organization-profile/current'),
  },
  {
    call: 'GET /api/organization-profile',
    entity,
    ask: () => given().owner.client.get('/api/organization-profile'),
  },
  {
    call: 'GET /api/organization-profile/{userId}',
    entity,
    ask: () => given().owner.client.get(`/api/organization-profile/${given().owner.id}`),
  },
  {
    call: 'POST /api/organization-profile',
    entity,
    ask: async () =>
      (await aVolunteer(server)).client.post('/api/organization-profile', organizationProfileForm()),
    status: 201,
  },
  {
    call: 'POST /api/organization-profile/create',
    entity,
    ask: async () =>
      (await aVolunteer(server)).client.post('/api/organization-profile/create', organizationProfileForm()),
    status: 201,
  },
  {
    call: 'PATCH /api/organization-profile/current',
    entity,
    ask: () =>
      given().owner.client.patch('/api/organization-profile/current', {
        socialMedia: { twitter: '@harborlight' },
      }),
  },
  {
    call: 'POST /api/organization-profile/update',
    entity,
    ask: () => given().owner.client.post('/api/organization-profile/update', { size: 'small' }),
  },
]
