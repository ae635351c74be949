import { Client } from 'pg'
import { expect, test } from 'vitest'
import { registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { databaseUrlOf, createUsedDataFolder, run } from './process.ts'

test('S16 the complete log of a process contains no password, token or cookie, and no response reveals internals', async () => {
  const folder = await createUsedDataFolder()
  const secrets = `v1:${'canary-key-'.repeat(4)}`
  const product = await run({ DATA_DIR: folder, LOG_LEVEL: 'trace', SECRETS: secrets })
  const client = openClient(product.url)
  const form = registrationForm({ password: 'canary-password-1' })
  await client.post('/api/register', form)
  const [first = ''] = [client.cookies.get('sid')]
  await client.post('/api/login', { email: form.email, password: 'canary-password-2' })
  await client.post('/api/login', form)
  await client.send('/api/user', { headers: { authorization: 'Bearer canary-bearer' } })
  const database = new Client({ connectionString: databaseUrlOf(folder) })
  await database.connect()
  await database.query('alter table applications rename to canary_gone')
  const answers = await Promise.all(
    ['/api/my-applications', '/api/projects/%00', '/api/projects?cursor=x', '/api/nothing'].map((path) =>
      client.get(path),
    ),
  )
  const broken = answers[0]
  expect([broken?.status, broken?.body]).toEqual([
    500,
    { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
  ])
  await client.send('/api/login', { method: 'POST', body: '{"password":"canary-password-3"' })
  await database.query('alter table canary_gone rename to applications')
  await database.end()
  const responseText = JSON.stringify(answers.map(({ body }) => body))
  expect(responseText).not.toMatch(/canary|select|node_modules|\bat .*:\d+/)
  product.child.kill('SIGTERM')
  await product.ended
  const log = product.stdout() + product.stderr()
  // Every failure is in the log with the id of its request.
  expect(log).toMatch(/"reqId":"[^"]+".*canary_gone|"reqId":"[^"]+".*relation/)
  for (const secret of [
    'canary-password',
    'canary-bearer',
    'canary-key-',
    first,
    client.cookies.get('sid') ?? 'none',
    client.cookies.get('dev') ?? 'none',
    '$argon2id',
  ]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})
