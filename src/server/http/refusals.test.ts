import { expect, test } from 'vitest'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
const server = useServer({ env: { LOG_LEVEL: 'error' }, logTo })
const limited = useServer({ env: { LIMIT_AUDIT_CHECKS: '3/10m' } })

test('what is not theirs stays refused while the refusal cannot be recorded, which the log tells', async () => {
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

test('an administrator checks the whole audit log no more often than its limit says, and reads on', async () => {
  const { client } = await anAdministrator(limited)
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.get('/api/admin/audit/check')))
  expect(countStatuses(answers)).toEqual({ 200: 3, 429: 2 })
  expect((await client.get('/api/admin/audit')).status).toBe(200)
})
