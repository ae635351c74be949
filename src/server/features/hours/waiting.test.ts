import { describe, expect, test } from 'vitest'
import { getApplicant, listApplicants } from '#contract/applications/applicants.ts'
import { hourEntry } from '#contract/hours/hours.ts'
import { openLive } from '#tests/support/running/live.ts'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const today = new Date().toISOString().slice(0, 10)
const logged = async ({ volunteer, id }: Collaboration, body: object = {}) => {
  const answer = await volunteer.client.post(`/api/applications/${id}/hours`, {
    date: today,
    hours: 2,
    ...body,
  })
  return hourEntry.parse(answer.body)
}
const decide = ({ owner }: Collaboration, verb: 'confirm' | 'reject', entries: object[]) =>
  owner.client.post(`/api/hours/${verb}`, { entries, reason: 'Which meeting?' })

describe('hours that wait for the organization', () => {
  test('are in the row and the detail of the applicant, entry by entry, until they are decided', async () => {
    const work = await aCollaboration(server)
    const { client } = work.owner
    const workOfRow = async () => {
      const [row] = expectSuccess(await client.call(listApplicants, { query: { show: 'hours' } }))
      const detail = expectSuccess(await client.call(getApplicant, { params: { id: work.id } }))
      expect(detail.work).toEqual(row?.work ?? null)
      return row?.work?.waiting ?? null
    }
    expect(await workOfRow()).toBeNull()
    const first = await logged(work, { hours: 1.5, note: 'Interviews' })
    const other = await logged(work, { hours: 3 })
    const shown = ({ id, version, date, hours, note }: typeof first) => ({ id, version, date, hours, note })
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect((await workOfRow())?.toSorted(byId)).toEqual([first, other].map(shown).toSorted(byId))
    await decide(work, 'confirm', [first])
    expect(await workOfRow()).toEqual([shown(other)])
    await decide(work, 'reject', [other])
    expect(await workOfRow()).toBeNull()
  })

  test('are counted on the open pages of the members after each change, and not on the volunteer’s', async () => {
    const work = await aCollaboration(server)
    const page = await openLive(server.url, work.owner.client)
    const theirs = await openLive(server.url, work.volunteer.client)
    for (const stream of [page, theirs]) await stream.next('open')
    const next = async () => (await page.next('hours')).data
    const about = (waitingHours: number) => ({ applicationId: work.id, waitingHours })
    const first = await logged(work)
    expect(await next()).toEqual(about(2))
    const second = await logged(work, { hours: 4 })
    expect(await next()).toEqual(about(6))
    await work.volunteer.client.delete(`/api/hours/${second.id}`)
    expect(await next()).toEqual(about(2))
    await decide(work, 'confirm', [first])
    expect(await next()).toEqual(about(0))
    await theirs.next('notifications')
    expect(theirs.received.map(({ kind }) => kind)).not.toContain('hours')
    for (const stream of [page, theirs]) stream.cut()
  })
})
