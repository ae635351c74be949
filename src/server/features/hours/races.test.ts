import { describe, expect, test } from 'vitest'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const send = useTwoApps(server)
const today = new Date().toISOString().slice(0, 10)
const log = ({ volunteer, id }: Collaboration, hours: number) =>
  send(volunteer.client, ['POST', `/api/applications/${id}/hours`, { date: today, hours }])
const { rows } = server

describe('R6 hours', () => {
  test('R6 a change against a confirmation: no one confirms hours they have not seen', async () => {
    const work = await aCollaboration(server)
    for (let round = 0; round < 12; round += 1) {
      const entry = (await log(work, 1)).body
      const [change, confirm] = await Promise.all([
        send(work.volunteer.client, ['PATCH', `/api/hours/${entry.id}`, { hours: 1.25 }]),
        send(work.owner.client, ['POST', '/api/hours/confirm', { entries: [entry] }]),
      ])
      expect(countStatuses([change, confirm])).toEqual({ 200: 1, 409: 1 })
      const [stored] = await rows('select status, hours::float8 from hour_entries where id = $1', entry.id)
      expect(stored).toEqual(
        confirm.status === 200 ? { status: 'confirmed', hours: 1 } : { status: 'awaiting', hours: 1.25 },
      )
      await send(work.owner.client, ['POST', '/api/hours/reject', { entries: [change.body], reason: 'x' }])
    }
  })

  test('R6 a removal against a confirmation: exactly one wins', async () => {
    const work = await aCollaboration(server)
    for (let round = 0; round < 12; round += 1) {
      const entry = (await log(work, 0.25)).body
      const [removal, confirm] = await Promise.all([
        send(work.volunteer.client, ['DELETE', `/api/hours/${entry.id}`]),
        send(work.owner.client, ['POST', '/api/hours/confirm', { entries: [entry] }]),
      ])
      expect([removal.status, confirm.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })

  test('R6 confirm against reject, and twice the same: exactly one wins', async () => {
    const work = await aCollaboration(server)
    for (let round = 0; round < 8; round += 1) {
      const entries = [(await log(work, 0.25)).body, (await log(work, 0.25)).body]
      const answers = await Promise.all(
        ['confirm', 'reject', 'confirm'].map((verb) =>
          send(work.owner.client, ['POST', `/api/hours/${verb}`, { entries, reason: 'x' }]),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 })
      const presented = await rows(
        "select from facts where type in ('hours.confirmed', 'hours.rejected') and data -> 'entryIds' ? $1",
        entries[0].id,
      )
      expect(presented).toHaveLength(1)
    }
  })

  test('R6 a day never has more than 24 hours, however many are logged concurrently on several projects', async () => {
    const first = await aCollaboration(server)
    const other = await aCollaboration(server, { volunteer: first.volunteer })
    const answers = await Promise.all([first, other, first, other, first, other].map((each) => log(each, 8)))
    expect(countStatuses(answers)).toEqual({ 201: 3, 422: 3 })
  })

  test('R6 logging hours against ending the work: none are logged after it ends', async () => {
    for (let round = 0; round < 8; round += 1) {
      const work = await aCollaboration(server)
      const [hours, end] = await Promise.all([
        log(work, 1),
        send(work.owner.client, [
          'PATCH',
          `/api/applications/${work.id}`,
          { status: 'withdrawn', reason: 'Ended.' },
        ]),
      ])
      expect([201, 409]).toContain(hours.status)
      expect(end.status).toBe(200)
      expect((await log(work, 1)).status).toBe(409)
    }
  })
})
