import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { fieldAliases } from '#contract/aliases.ts'
import { z } from '#contract/zod.ts'
import { aDual, aProject, type OrganizationOwner } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
let dual: OrganizationOwner
let project: string

beforeAll(async () => {
  dual = await aDual(server)
  project = (await aProject(dual)).id
})

const asks = ({ body }: Endpoint, field: string) => body instanceof z.ZodObject && field in body.shape

/** Every call of the contract whose body has a field with two names. */
const calls = Object.entries(fieldAliases).flatMap(([first, second]) =>
  endpoints.flatMap((endpoint: Endpoint) =>
    asks(endpoint, first) ? [{ first, second, endpoint, called: `${endpoint.id}: ${second}` }] : [],
  ),
)

/** No field accepts a list of lists. */
const wrong = [[]]

describe('an error about a field with two names', () => {
  const refuse = async ({ method, path }: Endpoint, body: unknown) => {
    const send = { POST: dual.client.post, PATCH: dual.client.patch, PUT: dual.client.put }
    if (method === 'GET' || method === 'DELETE') throw new Error('it takes a body')
    const { status, body: answer } = await send[method](path.replace(':id', project), body)
    expect(status).toBe(422)
    const paths: string[] = answer['issues'].map((issue: { path: string }) => issue.path.split('.')[0])
    return paths
  }

  test('the test covers every pair of names that a body can contain', () => {
    expect(new Set(calls.map(({ first }) => first))).toEqual(
      new Set(Object.keys(fieldAliases).filter((first) => first !== 'isSaved')),
    )
  })

  test.each(calls)('the error has the name that was sent ($called)', async ({ first, second, endpoint }) => {
    const bySecond = await refuse(endpoint, { [second]: wrong })
    expect(bySecond).toContain(second)
    expect(bySecond).not.toContain(first)
    const byBoth = await refuse(endpoint, { [first]: wrong, [second]: wrong })
    expect(byBoth).toContain(first)
    expect(byBoth).not.toContain(second)
  })

  test('the error path starts with the name that was sent, also for errors inside the field', async () => {
    const skills = await dual.client.patch(`/api/projects/${project}`, { skillsRequired: ['a', 'b', 'c', 5] })
    expect(skills.body['issues']).toEqual([{ path: 'skillsRequired.3', message: 'Invalid input' }])
    const profile = await dual.client.patch('/api/organization-profile/current', {
      socialMediaHandles: { twitter: 5 },
    })
    expect(profile.body['issues']).toContainEqual({
      path: 'socialMediaHandles.twitter',
      message: 'Invalid input',
    })
  })

  test('the error has the name that was sent, also if the service finds it', async () => {
    const year = await dual.client.patch('/api/organization-profile/current', { yearEstablished: 2999 })
    expect(year.body['issues']).toEqual([
      { path: 'yearEstablished', message: expect.stringContaining('Founded year must be between') },
    ])
  })
})
