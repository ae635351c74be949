import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressesOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { problems } from '#contract/problems.ts'
import { decideAccess } from '#domain/accounts.ts'
import {
  aDual,
  anOrganization,
  aProject,
  aVolunteer,
  projectForm,
  readEverything,
  registrationForm,
} from '#tests/support/scenario.ts'
import { openClient, useServer, type Client } from '#tests/support/server.ts'

const server = useServer()

type Sample = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

/** For every endpoint a request that is right in everything but, perhaps, who sends it. */
const samples: Record<(typeof endpoints)[number]['id'], () => Sample | Promise<Sample>> = {
  getCurrentUser: () => ({}),
  register: () => ({ body: registrationForm() }),
  login: async () => {
    const { email, password } = await aVolunteer(server)
    return { body: { email, password } }
  },
  logout: () => ({}),
  listProjects: () => ({ query: { search: 'help' } }),
  getProject: async () => ({ params: { id: (await aProject(await anOrganization(server))).id } }),
  createProject: () => ({ body: projectForm() }),
  applyToProject: async () => ({
    body: { projectId: (await aProject(await anOrganization(server))).id, message: 'I would like to help.' },
  }),
  checkApplication: () => ({ query: { projectId: randomUUID() } }),
  listMyApplications: () => ({}),
  listReceivedApplications: () => ({}),
  moveApplication: () => ({ params: { id: randomUUID() }, body: { status: 'accepted' } }),
}

const visitors = {
  'signed out': {
    roles: null,
    open: async () => server.openClient(),
  },
  volunteer: {
    roles: { isVolunteer: true, isOrganization: false },
    open: async () => (await aVolunteer(server)).client,
  },
  organization: {
    roles: { isVolunteer: false, isOrganization: true },
    open: async () => (await anOrganization(server)).client,
  },
  dual: {
    roles: { isVolunteer: true, isOrganization: true },
    open: async () => (await aDual(server)).client,
  },
}

const cells = endpoints.flatMap((endpoint: Endpoint & { id: keyof typeof samples }) =>
  addressesOf(endpoint).flatMap(({ method, path }) =>
    Object.entries(visitors).map(([name, visitor]) => ({
      endpoint,
      address: `${method} ${path}`,
      name,
      visitor,
      decision: decideAccess(endpoint.access, visitor.roles),
    })),
  ),
)

/** Sends the endpoint's sample to one of its addresses. */
async function ask(client: Client, address: string, sample: Sample) {
  const [method = '', path = ''] = address.split(' ')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => sample.params?.[name] ?? '')
  const json = sample.body && {
    body: JSON.stringify(sample.body),
    headers: { 'content-type': 'application/json' },
  }
  const response = await client.send(`${filled}?${new URLSearchParams(sample.query)}`, { method, ...json })
  return { status: response.status, body: await response.json() }
}

const refusalOf = (endpoint: Endpoint, decision: 'sign-in' | 'forbidden') => {
  const code = decision === 'sign-in' ? 'unauthorized' : (endpoint.forbidden ?? 'forbidden')
  const [status, message] = problems[code]
  return { status, body: { message, code } }
}

describe('who may call what', () => {
  test.each(cells.filter(({ decision }) => decision === 'allowed'))(
    '$address is open to the $name',
    async ({ endpoint, address, visitor }) => {
      const sample = await samples[endpoint.id]()
      const { status } = await ask(await visitor.open(), address, sample)
      // The sample is right, so that only what it names can be missing.
      expect([200, 201, 404]).toContain(status)
    },
  )

  test.each(cells.filter(({ decision }) => decision !== 'allowed'))(
    '$address is refused to the $name, and changes nothing',
    async ({ endpoint, address, visitor, decision }) => {
      const sample = await samples[endpoint.id]()
      const client = await visitor.open()
      const before = await readEverything(server.database.db)
      const answer = await ask(client, address, sample)
      expect(answer).toEqual(refusalOf(endpoint, decision === 'sign-in' ? 'sign-in' : 'forbidden'))
      expect(await readEverything(server.database.db)).toEqual(before)
    },
  )

  test('a session that was ended, a forged one and an empty one are nobody', async () => {
    const { client } = await aVolunteer(server)
    const [, token = ''] = [...client.cookies].find(([name]) => name === 'sid') ?? []
    await client.post('/api/logout')
    for (const cookie of [`sid=${token}`, `sid=${'A'.repeat(43)}`, 'sid=', `sid=${token}'--`, 'sid=%00']) {
      const response = await openClient(server.url).send('/api/user', { headers: { cookie } })
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 401,
        body: { message: 'Unauthorized', code: 'unauthorized' },
      })
    }
  })
})

/** Every method and path of the router; it prints them as a tree, four characters a level. */
function listRoutes(): string[] {
  const parents: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', end = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      const path = `${parents[depth - 1] ?? ''}${end}`
      parents[depth] = path
      return methods.split(', ').flatMap((method) => (method === '' ? [] : [`${method} ${path}`]))
    })
}

/** What the router answers under /api beside the endpoints: the documentation. */
const others = ['GET /api/docs', 'GET /api/openapi.json']

test('the router knows the endpoints and the documentation under /api, and nothing else', () => {
  const documented = endpoints.flatMap((endpoint) =>
    addressesOf(endpoint).map(({ method, path }) => `${method} ${path}`),
  )
  const routed = listRoutes().filter((route) => /^(?!HEAD)\w+ \/api\b/.test(route))
  expect(routed.toSorted()).toEqual([...documented, ...others].toSorted())
})
