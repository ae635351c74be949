import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addressesOf, type Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problemStatuses, type ProblemCode } from './problems.ts'
import { readProblem } from './read-problem.ts'

const describe = (code: ProblemCode) => readProblem('en', code)

const readSource = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

test('every file of the contract that defines endpoints exports one list of all of them, and the product has every list', () => {
  const all = readSource('endpoints.ts')
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readSource(file) }))
    .filter(({ text }) => /defineEndpoint\(|Endpoints = /.test(text))
  expect(sources.length).toBeGreaterThan(100)
  for (const { file, text } of sources) {
    const defined = [...text.matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(
      ([, name = '']) => name,
    )
    const lists = [...text.matchAll(/^export const (\w+Endpoints) = \[([\w\s,]*)\] as const$/gm)]
    const [[, list, names = ''] = []] = lists
    expect([file, text.match(/defineEndpoint\(/g)?.length, lists.length]).toEqual([file, defined.length, 1])
    expect([file, names.match(/\w+/g)?.toSorted()]).toEqual([file, defined.toSorted()])
    expect(all).toContain(`import { ${list} } from './${file}'`)
    expect(all).toContain(`  ...${list},\n`)
  }
  expect(all.match(/^ {2}\S+/gm)).toHaveLength(sources.length)
})

test('every endpoint has a unique id and a unique address', () => {
  const addresses = endpoints.flatMap((endpoint) =>
    addressesOf(endpoint).map(({ method, path }) => `${method} ${path}`),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
  for (const address of addresses) expect(address).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\//)
})

test('every alias differs from its endpoint and has the same path parameters', () => {
  const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  for (const endpoint of endpoints) {
    const [own, ...aliases] = addressesOf(endpoint)
    for (const alias of aliases) {
      expect(alias).not.toEqual(own)
      expect(namesIn(alias.path)).toEqual(namesIn(endpoint.path))
    }
  }
})

test('no address except the unsubscribe link contains a password, a token or an email: they travel in bodies and cookies', () => {
  const named = endpoints.flatMap((endpoint: Endpoint) =>
    [endpoint.params, endpoint.query].flatMap((part) =>
      Object.keys(part?.shape ?? {}).map((name) => `${endpoint.id} ${name}`),
    ),
  )
  expect(named).toContain('listProjects search')
  // RFC 8058 gives mail programs an address and a fixed body; logs keep only paths.
  expect(named.filter((name) => / .*(password|token|secret|code|e-?mail)/i.test(name))).toEqual([
    'unsubscribe token',
    'resubscribe token',
  ])
})

test('every problem has a status from decision D or for an unreadable request, and its text is a sentence that can be shown', () => {
  const statuses = new Set<number>(Object.values(problemStatuses))
  const known = [400, 401, 403, 404, 408, 409, 410, 413, 415, 421, 422, 429, 431, 500, 503]
  expect([...statuses].filter((status) => !known.includes(status))).toEqual([])
  const codes = Object.keys(problemStatuses).filter((code): code is ProblemCode => code in problemStatuses)
  for (const code of codes) expect(describe(code)).toMatch(/^[A-Z].{3,}$/)
})

test('a missing session returns "Unauthorized", and a failed sign-in does not', () => {
  expect([problemStatuses.unauthorized, describe('unauthorized')]).toEqual([401, 'Unauthorized'])
  expect(problemStatuses.invalid_credentials).toBe(401)
  expect(describe('invalid_credentials')).toBe('Invalid email or password')
  expect(describe('account_exists')).toBe(
    'Could not create the account. If you already have one, sign in or reset the password.',
  )
})
