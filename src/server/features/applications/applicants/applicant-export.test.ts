import { describe, expect, test } from 'vitest'
import { listApplicants } from '#contract/applications/applicants.ts'
import { downloadCsv, sendForCsv } from '#tests/support/calls/csv.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const path = '/api/applicants/export'
const header =
  'Name,Email,Project,Organization,Status,Shortlisted,Fit (%),Skills you asked for,Applied (UTC),Decided (UTC),Decided by,Hours confirmed,Hours confirmed automatically,Hours to confirm,Message,Why declined,"Why declined, in words",Your message to the volunteer,Answers to your questions'
const linesOf = async (client: Client, body: object = {}) => {
  const [first, ...lines] = (await downloadCsv(client, path, body)).lines
  expect(first).toBe(header)
  return lines
}

describe('applicants as CSV', () => {
  test('a line has everything about an applicant, and the email address only after acceptance', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { title: 'Shelter site', requiredSkills: ['Web Development'] })
    const volunteer = await aVolunteer(server, { firstName: 'Zoë', lastName: 'Müller' })
    const { id } = await anApplication(volunteer, project.id, { coverLetter: '=1+1, "then"\nmore' })
    // An answer that was left out isn't there. Questions may have changed since.
    const given = [
      { questionId: 'a', question: 'Can you drive?', answer: 'Yes, a van' },
      { questionId: 'b', question: 'Which evenings?', answer: null },
      { questionId: 'c', question: 'Since when?', answer: '2020' },
    ]
    await run(
      `update applications set created_at = '2026-03-01T09:30:20Z', shortlisted_at = now(), screening_answers = $2
       where id = $1`,
      id,
      JSON.stringify(given),
    )
    const answers = '"Can you drive?\nYes, a van\n\nSince when?\n2020"'
    const name = `Robin ${owner.user.lastName}`
    const [row] = expectSuccess(await owner.client.call(listApplicants, { query: {} }))
    const fit = row?.matchScore ?? -1
    const message = `"'=1+1, ""then""\nmore"`
    expect(await linesOf(owner.client)).toEqual([
      `Zoë Müller,,Shelter site,${name},Pending,Yes,${fit},,2026-03-01 09:30,,,0,0,0,${message},,,,${answers}`,
    ])
    await owner.client.patch(`/api/applications/${id}`, { status: 'accepted' })
    await run(
      `insert into hour_entries (application_id, date, hours, status, decided_at)
       values ($1, '2026-05-01', 6.5, 'confirmed', now()), ($1, '2026-05-02', 2, 'awaiting', null)`,
      id,
    )
    await run("update application_history set at = '2026-04-01T12:00:59Z' where application_id = $1", id)
    expect(await linesOf(owner.client)).toEqual([
      `Zoë Müller,${volunteer.email},Shelter site,${name},Accepted,No,${fit},,2026-03-01 09:30,2026-04-01 12:00,${name},6.5,0,2,${message},,,,${answers}`,
    ])
  })

  test('names, titles and messages that begin like a formula do not run in a spreadsheet', async () => {
    const { owner, project, volunteer, id } = await aProjectWithApplicants(server)
    await run("update users set first_name = '=HYPERLINK(1)' where id = $1", volunteer.id)
    await run("update projects set title = '@SUM(1)' where id = $1", project.id)
    await run("update applications set cover_letter = '-2+3' where id = $1", id)
    const [line = ''] = await linesOf(owner.client)
    for (const text of [`"'=HYPERLINK(1) ${volunteer.user.lastName}"`, `"'@SUM(1)"`, `"'-2+3"`])
      expect(line).toContain(text)
  })

  test('the file has what the filters show, in their order, or exactly the chosen ones', async () => {
    const owner = await anOrganization(server)
    const projects = [await aProject(owner), await aProject(owner)]
    const { db } = server.database
    const [first, second] = [
      await insertApplicants(db, { projectId: projects[0]?.id ?? '', count: 205 }),
      await insertApplicants(db, { projectId: projects[1]?.id ?? '', count: 2, status: 'declined' }),
    ]
    await run(
      "update applications set created_at = '2026-03-01'::timestamptz + (hashtext(id::text) % 1000) * interval '1 minute' where project_id = $1",
      projects[0]?.id,
    )
    const timeOf = (line: string) => /2026-0\d-\d\d \d\d:\d\d/.exec(line)?.[0] ?? ''
    const pending = await linesOf(owner.client, { show: 'pending', sort: 'oldest' })
    expect(pending).toHaveLength(205)
    expect(pending.map(timeOf)).toEqual(pending.map(timeOf).toSorted())
    expect(await linesOf(owner.client, { projectId: projects[1]?.id })).toHaveLength(2)
    const ids = [first[3], second[0], first[7], first[3]]
    expect(await linesOf(owner.client, { ids, show: 'accepted', q: 'nothing' })).toHaveLength(3)
  })

  test('the applicants of another organization are not exported', async () => {
    const { id } = await aProjectWithApplicants(server)
    const stranger = await aProjectWithApplicants(server)
    expect(await linesOf(stranger.owner.client)).toHaveLength(1)
    const answers = [
      await sendForCsv(stranger.owner.client, path, { ids: [stranger.id, id] }),
      await sendForCsv(stranger.owner.client, path, { ids: [] }),
      await sendForCsv(stranger.volunteer.client, path, { ids: [stranger.id] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 422, 403])
    expect(await linesOf(stranger.volunteer.client)).toEqual([])
  })

  test('the file is downloaded under the name of the day, five times an hour', async () => {
    const owner = await anOrganization(server)
    const { headers } = await sendForCsv(owner.client, path)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="applicants-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const statuses = []
    for (let call = 0; call < 5; call += 1) statuses.push((await sendForCsv(owner.client, path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  test('an export is in the audit log with its number of rows and its filters, without what was searched', async () => {
    const { owner } = await aProjectWithApplicants(server)
    await linesOf(owner.client, { show: 'pending', q: 'Zoltan Secret', organizationId: owner.organizationId })
    const { rows } = await run(
      "select object_id, after from audit_log where action = 'applicants.export' and actor_id = $1",
      owner.id,
    )
    const filter = ['organizationId', 'q', 'show=pending']
    expect(rows).toEqual([{ object_id: owner.organizationId, after: { rows: 0, filter } }])
  })
})
