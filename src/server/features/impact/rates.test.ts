import { describe, expect, test } from 'vitest'
import { listHourRates, removeHourRate } from '#contract/impact/rates.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server
const rate = { year: 2025, amount: 34.79, currency: 'USD', source: 'Independent Sector' }

describe('the value of an hour', () => {
  test('is set by year, replaced and removed, each time with an entry in the audit log', async () => {
    const admin = await anAdministrator(server)
    const set = (body: object) => admin.client.put('/api/admin/hour-rates', body)
    const first = { ...rate, year: 2019, sourceUrl: 'https://example.org/value' }
    expect((await set(first)).body).toContainEqual(first)
    await set(first)
    expect((await set({ ...rate, year: 2019, amount: 28.54, currency: 'eur' })).body).toContainEqual({
      ...rate,
      year: 2019,
      amount: 28.54,
      currency: 'EUR',
      sourceUrl: null,
    })
    expectSuccess(await admin.client.call(removeHourRate, { params: { year: 2019 } }))
    expect(await admin.client.call(removeHourRate, { params: { year: 2019 } })).toMatchObject({
      status: 404,
      body: { code: 'hour_rate_not_found' },
    })
    const kept = expectSuccess(await admin.client.call(listHourRates, {}))
    expect(kept.filter(({ year }) => year === 2019)).toEqual([])
    const logged = await rows(
      "select action, before->>'amount' as before, after->>'amount' as after from audit_log where actor_id = $1 and action like 'impact%' order by id",
      admin.id,
    )
    expect(logged).toEqual([
      { action: 'impact.set_rate', before: null, after: '34.79' },
      { action: 'impact.set_rate', before: '34.79', after: '28.54' },
      { action: 'impact.remove_rate', before: '28.54', after: null },
    ])
  })

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 10_001 }],
    ['amount', { amount: 3.999 }],
    ['amount', { amount: null }],
    ['currency', { currency: 'XQZ' }],
    ['year', { year: 1889 }],
    ['year', { year: 2025.5 }],
    ['source', { source: '  ' }],
    ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }],
  ])('refuses a wrong %s and stays as it was', async (path, change) => {
    const admin = await anAdministrator(server)
    const before = expectSuccess(await admin.client.call(listHourRates, {}))
    const { status, body } = await admin.client.put('/api/admin/hour-rates', {
      ...rate,
      year: 2018,
      ...change,
    })
    expect([status, body['issues'][0].path]).toEqual([422, path])
    expect(expectSuccess(await admin.client.call(listHourRates, {}))).toEqual(before)
  })
})
