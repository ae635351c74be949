/** The calls of spec features 7 about review analytics. */
import type { DocumentedCall } from './documented-calls.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'

/** Each call in each of its forms, with the expected response. */
export const analyticsCalls = (person: () => Person): DocumentedCall[] =>
  ['', '/{userId}'].map((form) => ({
    call: `GET /api/review-analytics${form}`,
    entity: 'Review analytics response',
    ask: () => {
      const { client, id } = person()
      return client.get(`/api/review-analytics${form.replace('{userId}', id)}`)
    },
  }))
