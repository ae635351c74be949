import { describe, expect, test } from 'vitest'
import { staleListing } from '#tests/support/scenarios/listings.ts'
import { anOrganization, aProject, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ now: () => new Date('2026-05-10T12:00:00Z') })
const pathOf = (id: string) => `/api/projects/${id}/calendar.ics`

describe('the calendar file of a project', () => {
  test('has its last day to apply, with a link back', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, {
      title: 'Books, pens; and a very long list of other things for the evening school',
      applicationDeadline: '2026-06-30',
      timeZone: 'America/New_York',
    })
    const answer = await server.openClient().send(pathOf(id), {})
    const { status, headers } = answer
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="books-pens-and-a-very-long-list-of-other-things-for-the.ics"',
    )
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART;VALUE=DATE:20260630\r\nDTEND;VALUE=DATE:20260701\r\n')
    expect(text).toContain(String.raw`SUMMARY:Last day to apply: Books\, pens\; and a very long list`)
    expect(text).toMatch(new RegExp(String.raw`\r\nUID:deadline-${id}@[\w.-]+\r\n`))
    expect(text).toMatch(new RegExp(String.raw`\r\nURL:https?://\S+/project/${id}\r\n`))
  })

  test('is named after the project, or by its id if the title has no Latin letters', async () => {
    const owner = await anOrganization(server)
    const fetchName = async (title: string) => {
      const { id } = await aProject(owner, { title, startDate: '2026-06-01' })
      const { headers } = await server.openClient().send(pathOf(id), {})
      return { id, name: headers.get('content-disposition') }
    }
    expect((await fetchName('Café “Zoë”; 2nd')).name).toBe('attachment; filename="cafe-zoe-2nd.ics"')
    const { id, name } = await fetchName('夜间学校的书')
    expect(name).toBe(`attachment; filename="project-${id}.ics"`)
  })

  test('has the first and the last day of the work, also without a deadline', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { title: 'A stand', startDate: '2026-06-01', endDate: '2026-07-15' })
    const text = await (await server.openClient().send(pathOf(id), {})).text()
    const events = text.split('BEGIN:VEVENT').slice(1)
    expect(events).toHaveLength(2)
    expect(events[0]).toContain(`UID:start-${id}@`)
    expect(events[0]).toContain('DTSTART;VALUE=DATE:20260601')
    expect(events[0]).toContain('SUMMARY:Work starts: A stand')
    expect(events[1]).toContain('DTSTART;VALUE=DATE:20260715')
    expect(events[1]).toContain('SUMMARY:Work ends: A stand')
  })

  test('is missing without a deadline that counts, and for projects that the reader may not see', async () => {
    const owner = await anOrganization(server)
    const { organizationId } = owner
    const [rolling = '', imported = '', draft = ''] = await insertProjects(server.database.db, [
      { organizationId },
      { organizationId, ...staleListing() },
      { organizationId, applicationDeadline: '2026-06-30', visibility: 'draft' },
    ])
    const fetchCode = async (id: string) => (await server.openClient().get(pathOf(id))).body['code']
    expect(await fetchCode(rolling)).toBe('no_deadline')
    expect(await fetchCode(imported)).toBe('no_deadline')
    expect(await fetchCode(draft)).toBe('project_not_found')
    expect((await owner.client.get(pathOf(draft))).status).toBe(200)
  })
})
