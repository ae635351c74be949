import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { fieldAliases } from '#contract/aliases.ts'
import { addressesOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { problemStatuses, type ProblemCode } from '#contract/problems.ts'
import { useServer } from '#tests/support/running/server.ts'
import { describeApi, type Operation } from './openapi.ts'

const document = describeApi()
/** Whose fields the specification does not describe, so that they have no second name. */
const undescribed =
  /^\/api\/(?:admin\/|saved-searches|dashboard\/\w+\/home |applicants\/counts |(?:projects|volunteers)\/facets )/

describe('the OpenAPI document', () => {
  test('the document is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const { info: _, ...broken } = document
    expect((await validator.validate(broken)).valid).toBe(false)
  })

  test('docs/openapi.json matches the code; `npm run openapi` writes it', async () => {
    const kept = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
    expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  test('the document lists every endpoint once at each of its addresses', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const registered = endpoints.flatMap((endpoint) =>
      addressesOf(endpoint).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    )
    expect(described.toSorted()).toEqual(registered.toSorted())
    const ids = operationsOf().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the document lists every refusal of an endpoint under its status', () => {
    for (const endpoint of endpoints) {
      const { responses } = operationOf(endpoint)
      const response = JSON.stringify(responses)
      for (const code of refusalsOf(endpoint)) {
        expect([endpoint.id, code, response.includes(`${code}: `)]).toEqual([endpoint.id, code, true])
        expect(Object.keys(responses)).toContain(String(problemStatuses[code]))
      }
    }
  })

  test('answers have both names of a field that has two, but for what the specification does not describe (A4)', () => {
    const lacking = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ responses }) =>
        listSchemas(responses).flatMap(({ properties }) => {
          const names = Object.keys(properties)
          const single = Object.entries(fieldAliases).filter(([first, second]) => {
            const [hasFirst, hasSecond] = [names.includes(first), names.includes(second)]
            // Other answers have a message of their own.
            return hasFirst ? !hasSecond : hasSecond && second !== 'message'
          })
          return single.map(([first]) => `${path} ${first}`)
        }),
      ),
    )
    expect(lacking.filter((each) => !undescribed.test(each))).toEqual([])
  })

  test('the document describes required input: path ids, the project to check, the fields of a registration', () => {
    const { paths } = document
    expect(paths['/api/projects/{id}']?.['get']?.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ])
    const check = paths['/api/applications/check']?.['get']?.parameters
    expect(check?.map(({ name, required }) => [name, required])).toEqual([
      ['projectId', true],
      ['volunteerId', false],
    ])
    expect(paths['/api/register']?.['post']?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['firstName', 'email', 'password', 'userType'],
      properties: {
        firstName: { type: 'string', minLength: 1, maxLength: 100 },
        password: { type: 'string', minLength: 8, maxLength: 128 },
        userType: { enum: ['volunteer', 'organization'] },
      },
    })
  })
})

/** All schemas of objects in a part of the document. */
function listSchemas(part: unknown): { properties: object }[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(listSchemas)
  return 'properties' in part && isObject(part.properties)
    ? [{ properties: part.properties }, ...inner]
    : inner
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function operationsOf(): Operation[] {
  return Object.values(document.paths).flatMap((operations) => Object.values(operations))
}

function operationOf({ id }: { id: string }): Operation {
  const found = operationsOf().find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`${id} is not described`)
  return found
}

function refusalsOf(endpoint: Endpoint): ProblemCode[] {
  const { access, forbidden = 'forbidden', problems: own = [] } = endpoint
  const role: ProblemCode[] = access === 'volunteer' || access === 'organization' ? [forbidden] : []
  return [...own, ...role, ...(access === 'public' ? [] : (['unauthorized'] as const))]
}

describe('the served API documentation', () => {
  const server = useServer()

  test('the server returns the document, and a page for people that lists every address and runs no script', async () => {
    const served = await server.openClient().get('/api/openapi.json')
    expect(served.body).toEqual(JSON.parse(JSON.stringify(document)))
    const page = await server.openClient().get('/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const endpoint of endpoints)
      expect(page.body).toContain(`${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(page.body).not.toMatch(/<script|style=|onclick/)
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
  })
})
