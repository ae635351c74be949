import { expect, test } from 'vitest'
import {
  exportImpactGroups,
  exportImpactList,
  getImpact,
  listImpactGroups,
  type ImpactFilters,
} from '#contract/impact/impact.ts'
import { saveHourRate } from '#contract/impact/rates.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { downloadCsv } from '#tests/support/calls/csv.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const thisYear = new Date().getUTCFullYear()
const lastDay = `${thisYear - 1}-12-31`
const firstDay = `${thisYear}-01-01`

test('the hours of two days on both sides of New Year have the rates of their own years', async () => {
  const admin = await anAdministrator(server)
  const work = await aCollaboration(server)
  for (const [year, amount] of [
    [thisYear - 1, 33.49],
    [thisYear, 34.79],
  ] as const) {
    const body = { year, amount, currency: 'USD', source: 'Independent Sector' }
    expectSuccess(await admin.client.call(saveHourRate, { body }))
  }
  await server.database.pool.query(
    `insert into hour_entries (application_id, date, hours, status, decided_at)
     values ($1, $2, 1.25, 'confirmed', now()), ($1, $3, 2.75, 'confirmed', now())`,
    [work.id, lastDay, firstDay],
  )
  const query = {
    period: 'custom',
    from: lastDay,
    to: firstDay,
    organizationId: work.owner.organizationId,
  } satisfies Partial<ImpactFilters>
  // 1.25 × 33.49 = 41.8625 and 2.75 × 34.79 = 95.6725
  const report = expectSuccess(await admin.client.call(getImpact, { query }))
  expect(report.figures.value).toEqual({ amounts: [{ currency: 'USD', amount: 137.54 }], missing: [] })
  expect(report.rates.map(({ year }) => year)).toEqual([thisYear - 1, thisYear])

  const amountsBy = async (by: 'month' | 'organization') =>
    expectSuccess(await admin.client.call(listImpactGroups, { query: { ...query, by } })).groups.map(
      ({ value }) => value.amounts[0]?.amount,
    )
  expect(await amountsBy('month')).toEqual([41.86, 95.67])
  expect(await amountsBy('organization')).toEqual([137.54])

  const linesOf = async ({ path }: Pick<Endpoint, 'path'>, body: object) =>
    (await downloadCsv(admin.client, path.replace(':list', 'hours'), body)).lines.slice(1)
  const [december, january] = await linesOf(exportImpactList, query)
  expect(december).toMatch(/,41\.8625,USD$/)
  expect(january).toMatch(/,95\.6725,USD$/)
  expect((await linesOf(exportImpactGroups, { ...query, by: 'organization' }))[0]).toMatch(/,137\.54,USD,0$/)
})
