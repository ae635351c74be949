import { beforeAll, expect, test } from 'vitest'
import { suggestOrganizationName } from '#contract/verification/verification.ts'
import { bmfLine, branchLine, runRegistry } from '#tests/support/scenarios/registry.ts'
import { anOrganization, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { useFolder } from '#tests/support/checks/imports.ts'
import { useRegister } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const register = useRegister(server)
const folder = useFolder()

beforeAll(async () => {
  await register.load([
    bmfLine('010000001', 'OPEN CURB ASSOCIATION INC'),
    branchLine('010000071', { name: 'AMERICAN LEGION', sortName: '71 DONALD H' }),
  ])
  const row =
    '010000001|OPEN CURB ASSOCIATION|CURBSIDE FRIENDS|1 A ST|TROY|NY|12180|US|03|15-MAY-2016|11-AUG-2016|15-MAY-2016'
  const file = await folder.write('dba.txt', ['', '', row, ''].join('\r\n'))
  await runRegistry(server.database, ['--revocations', file, '--partial'])
})

const ask = async ({ client }: Person, organizationName: string, ein = '01-0000001') =>
  expectSuccess(await client.call(suggestOrganizationName, { body: { organizationName, ein } })).suggestion

test('a name similar to the register’s gets it as a suggestion, in normal capitalization', async () => {
  const owner = await anOrganization(server)
  expect(await ask(owner, 'Curbside dba Open Curb Association')).toBe('Open Curb Association')
  expect(await ask(owner, 'Open Curb Assoc')).toBe('Open Curb Association')
  expect(await ask(owner, 'Open Crub Association')).toBe('Open Curb Association')
  expect(await ask(owner, 'American Legion', '01-0000071')).toBe('American Legion, Post 71')
})

test('a "doing business as" name in the revocation file gets the registered name as a suggestion', async () => {
  expect(await ask(await anOrganization(server), 'Curbside Friends')).toBe('Open Curb Association')
})

test('no one learns the name of an EIN, or whether it is listed, by asking with another name', async () => {
  const owner = await anOrganization(server)
  expect(await ask(owner, 'Harbor Light')).toBeNull()
  expect(await ask(owner, 'Harbor Light', '07-0000001')).toBeNull()
})

test('a name that is already the same gets no suggestion', async () => {
  expect(await ask(await anOrganization(server), 'The Open Curb Association')).toBeNull()
})

test.each([
  ['organizationName', { organizationName: 'X' }, 'Organization name must be at least 2 characters'],
  ['ein', { ein: '12-34567' }, 'EIN must be in format XX-XXXXXXX'],
])('a wrong %s is refused', async (path, wrong, message) => {
  const { client } = await anOrganization(server)
  const body = { organizationName: 'Open Curb', ein: '01-0000001', ...wrong }
  const answer = await client.post('/api/organization/verification/name-suggestion', body)
  expect([answer.status, answer.body['issues']]).toEqual([422, [{ path, message }]])
})
