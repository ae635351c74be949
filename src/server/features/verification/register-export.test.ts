import { expect, test } from 'vitest'
import { exportRegisterLoads, listRegisterLoads } from '#contract/verification/registers.ts'
import { downloadCsv, listRecordedExports } from '#tests/support/calls/csv.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { bmfLine } from '#tests/support/scenarios/registry.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { requestVerification, useRegister } from '#tests/support/scenarios/verification.ts'
import { verificationForm } from '#tests/support/web/forms.ts'

const server = useServer()
const register = useRegister(server)

test('administrators download the loads of registers, newest first, with a row for each file and what the load changed', async () => {
  const { id, client } = await anAdministrator(server)
  const mine = bmfLine('030000001', 'QUAY HOUSE')
  await register.load([mine, bmfLine('030000002', 'OTHER'), 'broken'], { isPartial: false })
  const form = verificationForm({ organizationName: 'Quay House', ein: '03-0000001' })
  expect((await requestVerification(await anOrganization(server), form)).status).toBe(200)
  await register.load([mine], { revoked: ['030000001'] })
  const [latest, first] = expectSuccess(await client.call(listRegisterLoads, { query: {} }))
  if (!latest || !first) throw new Error('two loads are listed')

  const { answer, lines } = await downloadCsv(client, exportRegisterLoads.path)
  expect(answer.headers.get('content-disposition')).toMatch(/register-loads-\d{4}-\d\d-\d\d\.csv/)
  const start = ({ loadedAt, durationMs }: typeof latest) =>
    `${loadedAt.slice(0, 16).replace('T', ' ')},${(durationMs / 1000).toFixed(1)}`
  expect(lines).toEqual([
    'Loaded (UTC),Seconds,Organizations checked again,Verified marks lost,Register,File,Posted on,Rows,Rows left out,Only a part',
    `${start(latest)},1,1,bmf,eo1.csv,2026-09-08,1,0,Yes`,
    `${start(latest)},1,1,pub78,pub78.txt,2026-09-08,1,0,Yes`,
    `${start(latest)},1,1,revocations,revoked.txt,2026-09-08,2,0,Yes`,
    `${start(first)},0,0,bmf,eo1.csv,2026-09-08,2,1,No`,
    `${start(first)},0,0,pub78,pub78.txt,2026-09-08,1,0,No`,
    `${start(first)},0,0,revocations,revoked.txt,2026-09-08,1,0,No`,
  ])
  expect(await listRecordedExports(server, id)).toEqual([
    { object_type: 'register', after: { list: 'register loads', filter: [] } },
  ])
})
