/** The calls of spec features 7 about volunteer profiles. */
import type { DocumentedCall } from './documented-calls.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

const address = '/api/volunteer-profile'
const current = `${address}/current`

/** Each call in each of its forms, with the expected response. */
export function volunteerProfileCalls(server: Pick<TestServer, 'openClient'>): DocumentedCall[] {
  const ask = (send: (person: Person) => ReturnType<DocumentedCall['ask']>) => async () => {
    const person = await aVolunteer(server)
    await person.client.post(address, volunteerProfileForm())
    return send(person)
  }
  const entity = 'VolunteerProfile'
  const creates = [address, `${address}/create`].map((path) => ({
    call: `POST ${path}`,
    entity,
    ask: async () => (await aVolunteer(server)).client.post(path, volunteerProfileForm()),
    status: 201,
  })) satisfies DocumentedCall[]
  return [
    { call: 'GET /api/volunteer-profile/current', entity, ask: ask(({ client }) => client.get(current)) },
    { call: 'GET /api/volunteer-profile', entity, ask: ask(({ client }) => client.get(address)) },
    {
      call: 'GET /api/volunteer-profile/{userId}',
      entity,
      ask: ask(({ client, id }) => client.get(`${address}/${id}`)),
    },
    ...creates,
    {
      call: 'PATCH /api/volunteer-profile/current',
      entity,
      ask: ask(({ client }) => client.patch(current, { bio: 'I draw maps.' })),
    },
    {
      call: 'POST /api/volunteer-profile/update',
      entity,
      ask: ask(({ client }) => client.post(`${address}/update`, { bio: 'I draw maps.' })),
    },
  ]
}
