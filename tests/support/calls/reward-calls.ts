/** The calls of spec features 7 about rewards. */
import type { DocumentedCall } from './documented-calls.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'

/** Each call in each of its forms, with the expected response. */
export const rewardCalls = (person: () => Person): DocumentedCall[] =>
  ['', '/{userId}'].map((form) => ({
    call: `GET /api/user-rewards${form}`,
    entity: 'User rewards',
    ask: () => {
      const { client, id } = person()
      return client.get(`/api/user-rewards${form.replace('{userId}', id)}`)
    },
  }))
