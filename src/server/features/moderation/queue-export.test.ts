import { describe, expect, test } from 'vitest'
import { exportReports } from '#contract/moderation/queue.ts'
import { exportProjectCases } from '#contract/projects/cases.ts'
import { downloadCsv } from '#tests/support/calls/csv.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator, aStaffMember } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ hasLimits: true })
const { rows } = server

const linesOf = async (client: Client, endpoint: { path: string }, body: object = {}) =>
  (await downloadCsv(client, endpoint.path, body)).lines

const report = (projectId: string, reporterId: string) =>
  rows(
    "insert into project_reports (project_id, source, reporter_id, reason, explanation) values ($1, 'person', $2, 'spam', 'canary words')",
    projectId,
    reporterId,
  )

describe('projects as CSV', () => {
  test('are those of the filters, each once, in the order of the screen', async () => {
    const { client } = await anAdministrator(server)
    const owner = await anOrganization(server)
    const first = await aProject(owner, { title: '=Heron survey one' })
    const second = await aProject(owner, { title: 'Heron survey two' })
    const volunteer = await aVolunteer(server)
    await report(second.id, volunteer.id)
    const [header, ...lines] = await linesOf(client, exportProjectCases, { show: 'all', q: 'heron survey' })
    expect(header).toBe('Title,Organization,Case,Open reports,Visibility,Status,Posted (UTC),Address')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Heron survey two', `"'=Heron survey one"`])
    expect(lines[0]).toContain(',Open,1,Published,Open,')
    expect(lines[1]).toContain(`/projects/${first.id}`)
    expect(lines[1]).toContain(',No reports,0,Published,')
    expect(await linesOf(client, exportProjectCases, { q: 'heron survey' })).toHaveLength(2)
  })

  test('of a moderator are only the reported ones, and continue after the first batch', async () => {
    const moderator = await aStaffMember(server, 'moderator')
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { title: 'Marsh count' })
    const volunteer = await aVolunteer(server)
    const search = { show: 'all', q: 'marsh count' }
    expect(await linesOf(moderator.client, exportProjectCases, search)).toHaveLength(1)
    // Many of the same time, so that the time alone does not say where the next batch begins.
    await rows(
      `with made as (
         insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
           'created_at', '2026-01-01T00:00:00Z'))).* from projects p, generate_series(1, 1010) where p.id = $1 returning id)
       insert into project_reports (project_id, source, reporter_id, reason, created_at)
       select id, 'person', $2, 'spam', '2026-02-01' from made`,
      id,
      volunteer.id,
    )
    const lines = await linesOf(moderator.client, exportProjectCases, search)
    expect(lines).toHaveLength(1 + 1010)
    expect(new Set(lines).size).toBe(lines.length)
    const [header, ...cases] = await linesOf(moderator.client, exportReports, { q: 'marsh count' })
    expect(header).toBe('Kind,About,Reports,Open reports,First report (UTC),Last decision (UTC)')
    expect(cases).toHaveLength(1010)
  })
})

describe('the queue of reports as CSV', () => {
  test('says what each case is about, without texts and reporters, and is recorded', async () => {
    const moderator = await aStaffMember(server, 'moderator')
    const owner = await anOrganization(server)
    const project = await aProject(owner, { title: 'Otter watch' })
    const [one, other] = [await aVolunteer(server), await aVolunteer(server)]
    await report(project.id, one.id)
    await report(project.id, other.id)
    const file = await linesOf(moderator.client, exportReports, { kind: 'project', q: 'otter watch' })
    expect(file.slice(1)).toEqual([
      expect.stringMatching(/^Project,Otter watch,2,2,\d{4}-\d\d-\d\d \d\d:\d\d,$/),
    ])
    expect(file.join()).not.toContain('canary')
    expect(file.join()).not.toContain(one.user.lastName)
    await rows(
      "update project_reports set decided_at = now(), verdict = 'dismiss', decided_by = $1 where source = 'person' and project_id = $2",
      moderator.id,
      project.id,
    )
    expect(await linesOf(moderator.client, exportReports, { q: 'otter watch' })).toHaveLength(1)
    const decided = await linesOf(moderator.client, exportReports, { show: 'decided', q: 'otter watch' })
    expect(decided[1]).toMatch(/^Project,Otter watch,2,0,/)
    const recorded = await rows(
      "select object_type, after from audit_log where actor_id = $1 and action = 'list.export' order by position",
      moderator.id,
    )
    expect(recorded[0]).toEqual({
      object_type: 'report',
      after: { list: 'reports', filter: ['show=open', 'kind=project', 'q'] },
    })
  })
})
