import { beforeAll, describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import {
  aVolunteer,
  insertOrganization,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { deadlines, startInZone, zones } from '#tests/support/running/zones.ts'

const database = useDatabase()
let projects: { id: string; organizationId: string; day: string; end: Date }[]
beforeAll(async () => {
  projects = await Promise.all(
    deadlines.map(async ({ zone, day, end }) => {
      const organizationId = await insertOrganization(database.db)
      const [id = ''] = await insertProjects(database.db, [
        { organizationId, applicationDeadline: day, timeZone: zone },
      ])
      return { id, organizationId, day, end: new Date(end) }
    }),
  )
})

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const around = (end: Date, milliseconds: number) => new Date(end.getTime() + milliseconds)

describe.each(Object.entries(zones))('R17 a server whose process runs in %s', (zone, hour) => {
  test('keeps a deadline open until 24:00 of its day in the project’s time zone, refuses 1 s later, and shows the same day', async () => {
    const app = await startInZone(zone, database.url)
    expect(app.hour).toBe(hour)
    const visitor = openClient(app.url)
    for (const { id, organizationId, day, end } of projects) {
      const takeSnapshot = async () => ({
        project: expectSuccess(await visitor.call(getProject, { params: { id } })),
        open: expectSuccess(await visitor.call(listProjects, { query: { organizationId, open: 'true' } })),
      })
      await app.setClock(around(end, 1000))
      const { client } = await aVolunteer({ openClient: () => openClient(app.url) })
      const apply = () =>
        client.call(applyToProject, { body: { projectId: id, coverLetter: 'I would like to help.' } })
      expect([day, await apply()]).toMatchObject([day, { status: 409, body: { code: 'deadline_passed' } }])
      const after = await takeSnapshot()
      expect(after.project).toMatchObject({ applicationDeadline: day, acceptsApplications: false })
      expect(after.open).toEqual([])

      await app.setClock(around(end, -1000))
      expect([day, (await apply()).status]).toEqual([day, 201])
      const before = await takeSnapshot()
      expect(before.project).toMatchObject({ applicationDeadline: day, acceptsApplications: true })
      expect(before.open).toMatchObject([{ id, applicationDeadline: day }])
      const page = await (await visitor.send(`/project/${id}`, {})).text()
      expect(page).toContain(words.format(new Date(`${day}T00:00:00Z`)))
    }
  })
})
