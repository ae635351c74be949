import { beforeAll, describe, expect, test } from 'vitest'
import { getExportAllowance } from '#contract/audit/audit.ts'
import { saveHourRate } from '#contract/impact/rates.ts'
import { csvCell } from '#server/http/lists/csv.ts'
import { advanceBuckets } from '#tests/support/calls/limited-calls.ts'
import { downloadCsv, sendForCsv } from '#tests/support/calls/csv.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { confirmLoggedHours } from '#tests/support/scenarios/rewards.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer({ hasLimits: true })
const { rows } = server
const { keepLock, waitUntilBlocked } = useLocks(server)
const today = new Date().toISOString().slice(0, 10)
const year = new Date().getUTCFullYear()

let admin: Person
let work: Collaboration

beforeAll(async () => {
  admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const volunteer = await aVolunteer(server, { firstName: '=HYPERLINK', lastName: 'Evans' })
  const project = await aProject(owner, { title: 'Shelter, "site"', causeAreas: ['Housing'] })
  work = await aCollaboration(server, { owner, volunteer, projectId: project.id })
  await confirmLoggedHours(work, 2.5)
  const body = { year, amount: 30, currency: 'USD', source: 'Independent Sector' }
  expectSuccess(await admin.client.call(saveHourRate, { body }))
})

const ofOwn = (after: string) => `/api/organizations/${work.owner.organizationId}/impact/export${after}`

describe('the impact report as CSV', () => {
  test('has all groups with the days they are about, and a name that says so', async () => {
    const days = { period: 'custom', from: `${year}-01-01`, to: `${year}-12-31` }
    const { answer, lines } = await downloadCsv(work.owner.client, ofOwn(''), { ...days, by: 'cause' })
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="impact-by-cause-${year}-01-01-to-${year}-12-31.csv"`,
    )
    expect(lines).toEqual([
      'Cause,From,To,Projects posted,Projects completed,Applications,Applications accepted,Median days to an answer,Volunteers with confirmed hours,Confirmed hours,People helped,Value of time,Currency,Hours without a rate',
      `Housing,${year}-01-01,${year}-12-31,1,0,1,1,0,1,2.5,0,75.00,USD,0`,
    ])
  })

  test('has the days of each month, as far as the period goes', async () => {
    const days = { period: 'custom', from: `${year}-01-15`, to: `${year}-03-10` }
    const { lines } = await downloadCsv(work.owner.client, ofOwn(''), { ...days, by: 'month' })
    expect(lines.slice(1).map((line) => line.split(',').slice(1, 3))).toEqual([
      [`${year}-01-15`, `${year}-01-31`],
      [`${year}-02-01`, expect.stringMatching(/-02-2[89]$/)],
      [`${year}-03-01`, `${year}-03-10`],
    ])
  })

  test('is filtered as the screen is', async () => {
    const { organizationId } = work.owner
    const path = '/api/admin/impact/export/hours'
    expect((await downloadCsv(admin.client, path, { organizationId, cause: 'housing' })).lines).toHaveLength(
      2,
    )
    expect((await downloadCsv(admin.client, path, { organizationId, cause: 'animals' })).lines).toHaveLength(
      1,
    )
    const { status } = await sendForCsv(admin.client, path, { period: 'custom' })
    expect(status).toBe(422)
  })

  test('lists hours with their value, and runs no formula that someone wrote as their name', async () => {
    const { lines } = await downloadCsv(work.owner.client, ofOwn('/hours'))
    expect(lines).toEqual([
      'Day of the work,Confirmed hours,Volunteer,Project,Organization,Causes,Place,Confirmed on,Confirmed automatically,Value of time,Currency',
      `${today},2.5,"'=HYPERLINK Evans","Shelter, ""site""",Robin ${work.owner.user.lastName},Housing,Remote,${today},No,75.0000,USD`,
    ])
  })

  test('lists applications with their outcome, and projects with what they came to', async () => {
    const applications = await downloadCsv(work.owner.client, ofOwn('/applications'))
    expect(applications.lines[1]).toContain(`,Remote,Accepted,${today},0`)
    const projects = await downloadCsv(work.owner.client, ofOwn('/projects'))
    expect(projects.lines).toHaveLength(2)
    expect(projects.lines[1]).toContain(`,Remote,Active,${today},,,1,2.5,`)
  })

  test('is recorded with its filters where it names people, before it is sent', async () => {
    const other = await anAdministrator(server)
    await downloadCsv(other.client, '/api/admin/impact/export/hours', { cause: 'housing' })
    expect(
      await rows(
        "select object_type, after from audit_log where actor_id = $1 and action = 'impact.export'",
        other.id,
      ),
    ).toEqual([
      {
        object_type: 'site',
        after: { list: 'hours', rows: 1, filter: ['period=last_12_months', 'yearStart=1', 'cause=housing'] },
      },
    ])
    await downloadCsv(other.client, '/api/admin/impact/export', { by: 'month' })
    const [{ count }] = await rows(
      "select count(*)::int as count from audit_log where actor_id = $1 and action = 'impact.export'",
      other.id,
    )
    expect(count).toBe(1)
  })

  test('counts the lists of one report that name people as one, also at the same time, and says before what is left', async () => {
    const { client } = await anAdministrator(server)
    const ask = async (list: string, filter: object = {}) =>
      (await sendForCsv(client, `/api/admin/impact/export/${list}`, filter)).status
    const left = async () => expectSuccess(await client.call(getExportAllowance, {}))
    expect(await left()).toEqual({ most: 5, periodSeconds: 3600, left: 5, nextAt: null })
    const lists = ['hours', 'applications', 'hours', 'applications']
    expect(await Promise.all(lists.map((list) => ask(list)))).toEqual([200, 200, 200, 200])
    const after = await left()
    expect(after).toMatchObject({ left: 4 })
    const wait = Date.parse(after.nextAt ?? '') - Date.now()
    expect([wait > 0, wait <= 720_000]).toEqual([true, true])
    // Lists without people take none of them.
    for (let count = 0; count < 6; count += 1) expect(await ask('projects')).toBe(200)
    for (const period of ['this_month', 'last_month', 'this_year', 'last_year']) {
      expect(await ask('hours', { period })).toBe(200)
    }
    expect(await left()).toMatchObject({ left: 0 })
    const path = '/api/admin/impact/export/hours'
    const refused = await sendForCsv(client, path, { period: 'last_quarter' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // What was refused is not paid, and what is paid can be completed.
    expect(await ask('hours', { period: 'last_quarter' })).toBe(429)
    expect(await ask('applications', { period: 'last_year' })).toBe(200)
    await advanceBuckets(server, 3601)
    expect(await left()).toMatchObject({ left: 5, nextAt: null })
  })

  test('does not refuse a list of a report that another call pays for with the last token meanwhile', async () => {
    const { client, id } = await anAdministrator(server)
    const ask = async (list: string) =>
      (await sendForCsv(client, `/api/admin/impact/export/${list}`, {})).status
    expect(await ask('hours')).toBe(200)
    const isOfReport = "key like '%exports:' || $1 || '%'"
    const keys = (await rows(`delete from rate_limit where ${isOfReport} returning key`, id)).map(
      ({ key }) => key,
    )
    expect(keys).toHaveLength(2)
    // What the other call writes: no token is left, and the report is paid.
    const paying = await keepLock(
      "insert into rate_limit (key, tat) select key, now() + interval '1 hour' from unnest($1::text[]) as key",
      [keys],
    )
    const asked = ask('applications')
    await waitUntilBlocked('rate_limit')
    await paying.query('commit')
    await paying.end()
    expect(await asked).toBe(200)
  })

  test('has every row once when it is longer than what is read at a time', async () => {
    const client = (await anAdministrator(server)).client
    // Many entries of one day, so that the day alone does not say where the next batch begins.
    await rows(
      `insert into hour_entries (application_id, date, hours, status, decided_at)
       select $1, $2::date - (n % 2), 0.25, 'confirmed', now() from generate_series(1, 1203) n`,
      work.id,
      today,
    )
    const { lines } = await downloadCsv(client, '/api/admin/impact/export/hours')
    const hours = lines.slice(1).map((line) => Number(line.split(',')[1]))
    expect(hours).toHaveLength(1204)
    expect(hours.reduce((sum, each) => sum + each, 0)).toBe(2.5 + 1203 / 4)
  })

  test('says “Former member” where a volunteer deleted their account', async () => {
    await leaveUntilDeleted(server.database, work.volunteer)
    const { lines } = await downloadCsv(
      (await anAdministrator(server)).client,
      '/api/admin/impact/export/applications',
    )
    expect(lines.slice(1).every((line) => line.includes(',Former member,'))).toBe(true)
  })
})

describe('a cell of CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    'runs no formula: %j',
    (text) => {
      expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true)
    },
  )
})
