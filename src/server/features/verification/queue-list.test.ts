import { describe, expect, test } from 'vitest'
import { listVerifications } from '#contract/verification/cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'

const now = () => new Date('2026-11-20T15:00:00Z')
const server = useServer()
const { aCase, decide } = useVerificationCases(server)
const { rows } = server

describe('the verification queue', () => {
  const list = async (admin: Person, query: { show?: 'pending' | 'declined' | 'all'; search?: string }) =>
    admin.client.call(listVerifications, { query })

  test('is sorted by request time, moves cases that disagree with the register back, and has pages', async () => {
    const admin = await anAdministrator(server)
    await rows('delete from verifications')
    const requested = []
    for (let index = 0; index < 14; index += 1) requested.push(await aCase(`Queue ${index}`))
    for (const [index, { id }] of requested.entries()) {
      await rows(
        'update verifications set requested_at = $2, queued_at = $3 where organization_id = $1',
        id,
        new Date(now().getTime() - (20 - index) * 3_600_000),
        // The first one differs from the register in a detail.
        new Date(now().getTime() - (20 - index) * 3_600_000 + (index === 0 ? 24 * 3_600_000 : 0)),
      )
    }
    const page = await list(admin, {})
    expect(page.body.map(({ organizationName }) => organizationName)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Queue ${index + 1}`),
    )
    expect(page.headers.get('x-total-count')).toBe('14')
    const [, next = ''] = /<([^>]+)>/.exec(page.headers.get('link') ?? '') ?? []
    expect((await admin.client.get(next)).body).toMatchObject([
      { organizationName: 'Queue 13', disagreements: 0, advice: 'look_closer' },
      { organizationName: 'Queue 0', disagreements: 1, reasons: ['name_differs'] },
    ])
    expect((await admin.client.get('/api/admin/verifications/counts')).body).toEqual({
      pending: 14,
      verified: 0,
      suspended: 0,
      declined: 0,
    })
  })

  test('can be searched by part of a name or the start of an EIN, with special characters taken literally', async () => {
    const admin = await anAdministrator(server)
    const { id, ein } = await aCase('Gull & Heron 100%')
    const names = async (search: string) => {
      const { body } = await list(admin, { show: 'all', search })
      return body.map((each) => each.organizationName)
    }
    expect(await names('heron 100%')).toEqual(['Gull & Heron 100%'])
    expect(await names(`${ein.slice(0, 2)}-${ein.slice(2)}`)).toEqual(['Gull & Heron 100%'])
    expect(await names('%eron_100')).toEqual([])
    await decide(admin, id, 'decline', 'Not now.')
    expect((await list(admin, { show: 'declined', search: 'Gull' })).body).toMatchObject([{ id }])
    expect((await list(admin, { search: 'Gull' })).body).toEqual([])
  })
})
