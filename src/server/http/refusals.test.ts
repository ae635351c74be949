import { expect, test } from 'vitest'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const server = useServer({ env: { LOG_LEVEL: 'error' }, logTo })
const limited = useServer({ env: { LIMIT_AUDIT_CHECKS: '3/10m' } })

test('access to other people’s things is refused even if the refusal cannot be recorded, and the log says so', async () => {
  const { client } = await aVolunteer(server)
  const { pool } = server.database
  await pool.query('alter table audit_log rename to gone')
  try {
    expect((await client.get('/api/admin/overview')).status).toBe(404)
  } finally {
    await pool.query('alter table gone rename to audit_log')
  }
  expect(lines.join('\n')).toContain('could not record a refusal in the audit log')
})

test('an administrator can check the whole audit log only as often as the limit allows, and can still read it', async () => {
  const { client } = await anAdministrator(limited)
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.get('/api/admin/audit/check')))
  expect(countStatuses(answers)).toEqual({ 200: 3, 429: 2 })
  expect((await client.get('/api/admin/audit')).status).toBe(200)
})
