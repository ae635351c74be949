import { describe, expect, test } from 'vitest'
import { useSavedSearches } from '#tests/support/scenarios/saved-searches.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { sendSearchDigests } from './search-digests.ts'
import { matchRemaining } from './search-matching.ts'

const server = useServer()
const { rows, context, save, runJobs, noticesOf, emailsOf } = useSavedSearches(server)

describe('daily and weekly searches', () => {
  /** A reader at 8:00 UTC, with something that their searches found at a time. */
  async function aReader(...found: ['daily' | 'weekly', string][]) {
    const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
    const titles = found.map(([frequency], index) => `A ${frequency} thing ${index}`)
    for (const [index, [frequency]] of found.entries())
      await save(reader, { name: `${index}`, frequency, filters: { search: `"${titles[index]}"` } })
    for (const title of titles) await aProject(owner, { title })
    await runJobs()
    for (const [index, [, at]] of found.entries())
      await rows(
        `update search_alerts set found_at = $3 where user_id = $1 and project_id = (
           select id from projects where title = $2 order by created_at desc limit 1)`,
        reader.id,
        titles[index],
        at,
      )
    const send = (now: string) => sendSearchDigests(context(new Date(now)))
    return { owner, reader, send }
  }

  test('come in one email per person at the hour of their digest; weekly ones on its day', async () => {
    // A Friday.
    const { reader, send } = await aReader(
      ['daily', '2027-05-07T12:00:00Z'],
      ['daily', '2027-05-07T13:00:00Z'],
      ['weekly', '2027-05-07T12:00:00Z'],
    )
    await send('2027-05-08T07:59:00Z')
    expect(await noticesOf(reader)).toEqual([])
    await Promise.all([send('2027-05-08T08:00:00Z'), send('2027-05-08T08:00:00Z')])
    expect(await noticesOf(reader)).toEqual([expect.stringContaining('and 1 more project')])
    await send('2027-05-09T08:00:00Z')
    await send('2027-05-10T07:59:00Z')
    expect(await emailsOf(reader)).toHaveLength(1)
    await send('2027-05-10T08:00:00Z')
    await send('2027-05-17T08:00:00Z')
    expect(await emailsOf(reader)).toHaveLength(2)
  })

  test('follow the reader’s time zone, hour and day', async () => {
    const { reader, send } = await aReader(['weekly', '2027-05-07T12:00:00Z'])
    expectSuccess(
      await reader.client.patch('/api/notification-preferences', { digestHour: 18, summaryDay: 3 }),
    )
    await rows("update users set time_zone = 'America/New_York' where id = $1", reader.id)
    await send('2027-05-12T21:59:00Z')
    expect(await emailsOf(reader)).toHaveLength(0)
    await send('2027-05-12T22:00:00Z')
    expect(await emailsOf(reader)).toHaveLength(1)
  })

  test('leave out what takes no applications by then; they bring it when it reopens', async () => {
    const { owner, reader, send } = await aReader(['daily', '2027-05-07T12:00:00Z'])
    const [{ id }] = await rows('select project_id as id from search_alerts where user_id = $1', reader.id)
    await owner.client.post(`/api/projects/${id}/pause`)
    await send('2027-05-08T08:00:00Z')
    expect(await noticesOf(reader)).toEqual([])
    await owner.client.post(`/api/projects/${id}/resume`)
    await runJobs()
    await send('2027-05-09T08:00:00Z')
    expect(await rows('select from search_alerts where user_id = $1', reader.id)).toHaveLength(1)
  })

  test('come immediately after their frequency is changed to that', async () => {
    const { reader } = await aReader(['daily', '2027-05-07T12:00:00Z'])
    const { body } = await reader.client.get('/api/saved-searches')
    expectSuccess(await reader.client.patch(`/api/saved-searches/${body[0].id}`, { frequency: 'at_once' }))
    expect(await rows("delete from jobs where kind = 'searches.find_now' returning id")).toHaveLength(1)
    await matchRemaining(context())
    expect(await noticesOf(reader)).toHaveLength(1)
  })
})
