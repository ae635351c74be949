import { expect, test } from 'vitest'
import { listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { requestVerification, useRegister } from '#tests/support/scenarios/verification.ts'

let day = '2026-11-01'
const server = useServer({ now: () => new Date(`${day}T12:00:00Z`) })
const register = useRegister(server)

test('administrators see the loaded files, their age, and what each load changed', async () => {
  const admin = await anAdministrator(server)
  const fetchRegisters = async () => expectSuccess(await admin.client.call(listRegisters, {}))
  expect(await fetchRegisters()).toMatchObject([
    { kind: 'bmf', postedOn: null, ageDays: null, isOld: false, files: [] },
    { kind: 'pub78', postedOn: null },
    { kind: 'revocations', postedOn: null },
  ])
  const mine = bmfLine('030000001', 'QUAY HOUSE')
  await register.load([mine, bmfLine('030000002', 'OTHER'), 'broken'])
  const owner = await anOrganization(server)
  const form = verificationForm({ organizationName: 'Quay House', ein: '03-0000001' })
  expect((await requestVerification(owner, form)).status).toBe(200)
  await register.load([mine], { revoked: ['030000001'] })

  expect(await fetchRegisters()).toMatchObject([
    {
      kind: 'bmf',
      postedOn: '2026-09-08',
      ageDays: 54,
      isOld: false,
      isStale: false,
      files: [{ name: 'eo1.csv', rows: 1, rejected: 0, isPartial: true }],
    },
    { kind: 'pub78', files: [{ name: 'pub78.txt' }] },
    { kind: 'revocations', files: [{ name: 'revoked.txt', rows: 2 }] },
  ])
  const loads = await admin.client.call(listRegisterLoads, { query: {} })
  expect(loads.body).toMatchObject([
    {
      rechecked: 1,
      suspended: 1,
      cases: [{ id: owner.organizationId, organizationName: 'Quay House', reasons: ['revoked'] }],
    },
    { rechecked: 0, suspended: 0, cases: [], files: [{ kind: 'bmf', rows: 2, rejected: 1 }, {}, {}] },
  ])
  const recorded = await server.database.pool.query(
    "select actor_id, after from audit_log where action = 'register.load' order by id",
  )
  expect(recorded.rows).toEqual([
    {
      actor_id: null,
      after: { rows: 4, rejected: 1, rechecked: 0, suspended: 0, postedOn: ['2026-09-08'] },
    },
    { actor_id: null, after: { rows: 4, rejected: 0, rechecked: 1, suspended: 1, postedOn: ['2026-09-08'] } },
  ])
})

test('a register is marked old after two months and stale after 400 days', async () => {
  day = '2026-11-10'
  const admin = await anAdministrator(server)
  const fetchRegisters = async () => expectSuccess(await admin.client.call(listRegisters, {}))
  expect((await fetchRegisters())[0]).toMatchObject({ ageDays: 63, isOld: true, isStale: false })
})
