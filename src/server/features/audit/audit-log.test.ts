import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checkAuditLog, listAuditLog } from '#contract/audit/audit.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { endPersonSessions, getPerson, suspendPerson } from '#contract/moderation/moderation.ts'
import { auditedName } from '#server/audit/queries.ts'
import { transact } from '#server/db/db.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { recordAudit } from '#server/audit/record.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { csvCell } from '#server/http/lists/csv.ts'

const server = useServer()
const reason = 'Asks volunteers for money'
type Query = EndpointRequest<typeof listAuditLog>['query']

const list = async (admin: Person, query: Query) =>
  expectSuccess(await admin.client.call(listAuditLog, { query }))

async function exportLog(admin: Person, body: object) {
  const response = await admin.client.send('/api/admin/audit/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

async function suspendSomeone() {
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  const id = person.id
  await admin.client.call(getPerson, { params: { id } })
  await admin.client.call(endPersonSessions, { params: { id } })
  await admin.client.call(suspendPerson, { params: { id }, body: { reason } })
  return { admin, person }
}

describe('the audit log', () => {
  test('the audit log shows who did what to whom, newest first, with what changed', async () => {
    const { admin, person } = await suspendSomeone()
    const entries = await list(admin, { objectId: person.id, actor: admin.id })
    expect(entries.map(({ action }) => action)).toEqual(['user.suspend', 'user.end_sessions', 'user.read'])
    expect(entries[0]).toMatchObject({
      actor: { id: admin.id, email: admin.email },
      objectType: 'user',
      objectName: expect.stringContaining(person.user.lastName),
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      session: expect.stringMatching(/^[0-9a-f]{16}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      changes: expect.arrayContaining([
        { field: 'state', before: 'active', after: 'suspended' },
        { field: 'reason', before: null, after: reason },
      ]),
    })
  })

  test('the audit log can be filtered by action, actor, object, outcome and day', async () => {
    const { admin, person } = await suspendSomeone()
    const objectId = person.id
    const today = new Date().toISOString().slice(0, 10)
    const count = async (query: Query) => (await list(admin, { objectId, ...query })).length
    expect([
      await count({ action: 'user.read' }),
      await count({ actor: admin.email }),
      await count({ actor: admin.id }),
      await count({ actor: 'nobody@example.org' }),
      await count({ actor: admin.id, objectType: 'user', outcome: 'done' }),
      await count({ outcome: 'refused' }),
      await count({ actor: admin.id, from: today, to: today }),
      await count({ to: '2020-01-01' }),
    ]).toEqual([1, 3, 3, 0, 3, 0, 3, 0])
    expect((await admin.client.send('/api/admin/audit?from=soon', {})).status).toBe(422)
    expect((await admin.client.send('/api/admin/audit?cursor=x', {})).status).toBe(400)
  })

  test('the audit log’s pages neither repeat nor miss entries while others write', async () => {
    const admin = await anAdministrator(server)
    const write = (count: number) =>
      transact(server.database.db, async (db) => {
        for (let number = 0; number < count; number += 1) {
          await recordAudit(db, {
            actorId: null,
            origin: null,
            action: 'register.load',
            objectType: 'register',
            objectId: null,
          })
        }
      })
    const page = async (cursor = '') => {
      const { status, headers, body } = await admin.client.get(
        `/api/admin/audit?action=register.load${cursor}`,
      )
      const positions = body.map(({ position }: { position: number }) => position)
      const next = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
      return { status, positions, total: headers.get('x-total-count'), next }
    }
    await write(22)
    const first = await page()
    await write(3)
    const second = await page(`&cursor=${first.next}`)
    expect([first.positions.length, first.total]).toEqual([12, '22'])
    expect([second.positions.length, second.total, second.next]).toEqual([10, '25', undefined])
    expect(new Set([...first.positions, ...second.positions]).size).toBe(22)
  })

  test('the audit log reports whether its chain is intact', async () => {
    const { admin } = await suspendSomeone()
    expect(expectSuccess(await admin.client.call(checkAuditLog, {}))).toMatchObject({
      isSound: true,
      broken: null,
      lastHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
})

test('a refused request for someone else’s data is audited', async () => {
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  expect((await person.client.get('/api/admin/overview')).status).toBe(404)
  expect((await person.client.get('/api/dashboard/organization')).status).toBe(403)
  const entries = await list(admin, { actor: person.id, action: 'access.refuse' })
  expect(entries.map(({ objectId, outcome }) => [objectId, outcome])).toEqual([
    ['/api/dashboard/organization', 'refused'],
    ['/api/admin/overview', 'refused'],
  ])
})

describe('the audit log export', () => {
  test('the export contains what the filter matches, oldest first, as a file, and is itself recorded', async () => {
    const { admin, person } = await suspendSomeone()
    const { status, headers, text } = await exportLog(admin, {
      format: 'jsonl',
      objectId: person.id,
      actor: admin.id,
    })
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="audit-log-[\d-]+\.jsonl"$/),
    ])
    const lines = text.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).action)).toEqual([
      'user.read',
      'user.end_sessions',
      'user.suspend',
    ])
    const [entry] = await list(admin, { action: 'audit.export', actor: admin.id })
    expect(entry?.changes).toContainEqual({ field: 'rows', before: null, after: '3' })
  })

  test('the export is recorded without the email address in its filter', async () => {
    const admin = await anAdministrator(server)
    await exportLog(admin, { format: 'jsonl', actor: admin.email, outcome: 'done' })
    const [entry] = await list(admin, { action: 'audit.export', actor: admin.id })
    expect(entry?.changes).toContainEqual({
      field: 'filter',
      before: null,
      after: 'actor=an address, outcome=done',
    })
  })

  test('S15 the export has no cell that a spreadsheet treats as a formula', async () => {
    const { admin, person } = await suspendSomeone()
    const { bytes, text, headers } = await exportLog(admin, {
      format: 'csv',
      objectId: person.id,
      actor: admin.id,
    })
    expect(headers.get('content-type')).toContain('text/csv')
    // Programs read it: a byte order mark would be a part of the first name.
    expect([...bytes.subarray(0, 9)]).toEqual([...Buffer.from('position,')])
    expect(text.split('\r\n')[0]).toBe(
      'position,at,action,outcome,actor_id,actor_email,actor_ip,session,object_type,object_id,before,after,request_id,hash',
    )
    expect(text.trim().split('\r\n')).toHaveLength(4)
    const cells = ['=1+1', '+1', '-1', '@a', '\tx', '\rx', 'a,b', 'say "x"', 'plain', null].map(csvCell)
    expect(cells).toEqual([
      `"'=1+1"`,
      `"'+1"`,
      `"'-1"`,
      `"'@a"`,
      `"'\tx"`,
      `"'\rx"`,
      '"a,b"',
      '"say ""x"""',
      'plain',
      '',
    ])
  })

  test('the export is limited to five per hour', async () => {
    const admin = await anAdministrator(server)
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await exportLog(admin, { format: 'csv', action: 'job.retry' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('the names of what entries are about come from indexes, however many people and projects there are', async () => {
  const plan = await transact(server.database.db, async (db) => {
    // A table that no index fits is read as a whole even then.
    await db.execute(sql`set local enable_seqscan = off`)
    const names = db.select({ name: auditedName }).from(auditLog)
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${names}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('users_pkey')
  expect(plan.match(/Seq Scan on (?!audit_log)\w+/g)).toBeNull()
})
