import { expect, test } from 'vitest'
import { getCredential, listMyCredentials } from '#contract/credentials/credentials.ts'
import { findFault } from '#tests/support/scenarios/credential-verifier.ts'
import { readerOf, runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'
import { useServer } from '#tests/support/running/server.ts'
import { run } from './credentials.ts'

const server = useServer({ env: { SECRETS: secrets } })
const rows = async (text: string) => (await server.database.pool.query(text)).rows

const command = (...argv: string[]) =>
  runOwnCommand(run, server.database, { argv, env: { SECRETS: secrets } })

async function issueCredential(env = {}) {
  const { volunteer } = await aDoneCollaboration(server)
  await runJob(server, 'credentials.sweep', { env })
  const [own] = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
  const id = own?.id ?? ''
  return { id, document: await readerOf(server)(`http://localhost/credentials/${id}.json`) }
}
const stateOf = async (id: string) =>
  expectSuccess(await server.openClient().call(getCredential, { params: { id } })).state
const signers = () => rows('select id from issuer_keys where retired_at is null')

test('npm run credentials -- rotate-key lets another key sign, and what the former one signed stays valid', async () => {
  expect(await command('keys')).toMatchObject({ code: 1, err: expect.stringContaining('no key yet') })
  const before = await issueCredential()
  const [first] = await signers()
  const rotated = await command('rotate-key')
  const [second] = await signers()
  expect(rotated).toMatchObject({ code: 0, out: expect.stringContaining(`${second.id} signs from now on`) })
  expect(second.id).not.toBe(first.id)
  expect(await rows("select before, after from audit_log where action = 'credential.change_key'")).toEqual([
    { before: { keyId: first.id }, after: { keyId: second.id } },
  ])
  const after = await issueCredential()
  expect(JSON.stringify(after.document['proof'])).toContain(second.id)
  expect([await stateOf(before.id), await stateOf(after.id)]).toEqual(['valid', 'valid'])
  const read = readerOf(server)
  expect([await findFault(before.document, read), await findFault(after.document, read)]).toEqual([
    null,
    null,
  ])
  const { out } = await command('keys')
  expect(out.split('\n')[0]).toMatch(`${second.id}  since `)
  expect(out).toMatch(new RegExp(`${first.id} {2}since .* until `))
  // The retired key's private half is deleted, and the active key's is not readable.
  expect(await rows('select id from issuer_keys where sealed is not null')).toEqual([{ id: second.id }])
})

test('a product that lost its SECRETS signs with another key, and what was signed before stays valid', async () => {
  const before = await issueCredential()
  const [first] = await signers()
  const after = await issueCredential({ SECRETS: `v1:${'another'.repeat(8)}` })
  expect(await signers()).not.toEqual([first])
  expect([await stateOf(before.id), await stateOf(after.id)]).toEqual(['valid', 'valid'])
})

test('npm run credentials prints how it is used, and what it does not know', async () => {
  expect(await command()).toMatchObject({ code: 0, out: expect.stringContaining('rotate-key') })
  expect(await command('sign')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Unknown command "sign"'),
  })
  expect(await command('keys', 'all')).toMatchObject({
    code: 2,
    err: expect.stringContaining('takes no arguments'),
  })
})
