import { describe, expect, test } from 'vitest'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { getAdministrationOverview } from '#contract/administration/administration.ts'
import { endPersonSessions, listModeratedOrganizations } from '#contract/moderation/moderation.ts'
import { recordBackup } from '#server/backup/backup.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  insertOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

// A Tuesday.
const now = new Date('2026-11-24T12:00:00Z')
const server = useServer({ now: () => now })
const { rows: run } = server
const readAs = async (reader: Person) => expectSuccess(await reader.client.call(getAdministrationHome, {}))
/** The overview of an administrator, who sees all of its parts. */
async function readHome(admin: Person) {
  const { waiting, trends, health, readiness, latest, totals } = await readAs(admin)
  if (!trends || !health || !readiness || !latest || !totals) throw new Error('a part is missing')
  return { waiting, trends, health, readiness, latest, totals }
}

describe('the overview of administrators', () => {
  test('says what is left to set up, and how fast this process answers', async () => {
    const admin = await anAdministrator(server)
    await insertSecondFactor(server, admin.id)
    const before = await readHome(admin)
    expect(before.readiness.left).toEqual(expect.arrayContaining(['address', 'email', 'registers']))
    expect(before.readiness.left).not.toContain('secondFactor')
    const other = await anAdministrator(server)
    const { readiness, health } = await readHome(other)
    expect(readiness.left).toContain('secondFactor')
    expect(readiness.unsecuredStaff).toBe(before.readiness.unsecuredStaff + 1)
    const { count, failed, median, p95 } = health.responses
    expect(count).toBeGreaterThan(0)
    expect(failed).toBe(0)
    expect(median).toBeGreaterThan(0)
    expect(p95).toBeGreaterThanOrEqual(median ?? Infinity)
  })

  test('lists what waits with the oldest of each kind, late ones first, and agrees with the counts of the menu', async () => {
    const admin = await anAdministrator(server)
    const first = await insertOrganization(server.database.db, { name: 'Meals & Miles' })
    const second = await insertOrganization(server.database.db, { name: 'New Roots' })
    await run(
      `insert into verifications (organization_id, state, reasons, ein, name, requested_at)
       values ($1, 'pending', '{not_found}', '204567890', 'a', '2026-11-09T12:00:00Z'),
         ($2, 'pending', '{revoked}', '204567891', 'b', '2026-11-23T12:00:00Z')`,
      first,
      second,
    )
    await run(
      "insert into jobs (kind, dead_at, last_error) values ('mail.send', '2026-11-24T11:00:00Z', 'refused')",
    )
    const { waiting } = await readHome(admin)
    expect(waiting).toEqual([
      {
        kind: 'verifications',
        count: 2,
        oldestAt: '2026-11-09T12:00:00.000Z',
        isLate: true,
        name: 'Meals & Miles',
        reason: 'not_found',
      },
      {
        kind: 'failedJobs',
        count: 1,
        oldestAt: '2026-11-24T11:00:00.000Z',
        isLate: false,
        name: 'mail.send',
        reason: null,
      },
    ])
    const overview = expectSuccess(await admin.client.call(getAdministrationOverview, {}))
    expect(overview.waiting).toMatchObject({ verifications: 2, failedJobs: 1, claims: 0 })
  })

  test('counts each week from its Monday in the reader’s time zone, and never the running week', async () => {
    const admin = await anAdministrator(server)
    await run('delete from applications')
    const owner = await anOrganization(server)
    const project = await aProject(owner)
    const sent = async (at: string) => {
      const volunteer = await aVolunteer(server)
      await anApplication(volunteer, project.id)
      await run('update applications set created_at = $1 where volunteer_id = $2', at, volunteer.id)
    }
    // Still Sunday in New York, already Monday in UTC.
    await sent('2026-11-16T03:00:00Z')
    await sent('2026-11-16T12:00:00Z')
    await sent('2026-11-24T11:00:00Z')
    const readApplications = async () => {
      const { trends } = await readHome(admin)
      return [trends.timeZone, trends.weeks.slice(-2), trends.values.applications.slice(-2)]
    }
    expect(await readApplications()).toEqual(['UTC', ['2026-11-09', '2026-11-16'], [0, 2]])
    await run("update users set time_zone = 'America/New_York' where id = $1", admin.id)
    expect(await readApplications()).toEqual(['America/New_York', ['2026-11-09', '2026-11-16'], [1, 1]])
  })

  test('counts applications that wait too long, and leads to the organizations that owe an answer', async () => {
    const admin = await anAdministrator(server)
    await run('delete from applications')
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    await anApplication(volunteer, (await aProject(owner)).id)
    const list = async () =>
      expectSuccess(
        await admin.client.call(listModeratedOrganizations, { query: { state: 'unanswered' } }),
      ).map(({ id }) => id)
    expect((await readHome(admin)).trends).toMatchObject({ lateApplications: 0, lateOrganizations: 0 })
    await run("update applications set created_at = '2026-11-14T11:59:00Z'")
    expect((await readHome(admin)).trends).toMatchObject({ lateApplications: 1, lateOrganizations: 1 })
    expect(await list()).toEqual([owner.organizationId])
  })

  test('says how old the last backup is, and whether jobs, emails and registers need attention', async () => {
    const admin = await anAdministrator(server)
    await run('delete from jobs')
    expect((await readHome(admin)).health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: { state: 'ok', fault: null },
      backup: { state: 'warn', lastAt: null },
      registers: { state: 'warn', postedOn: null },
      // Tests have no mail server.
      email: { state: 'warn', isSending: false },
      jobs: { state: 'ok', failed: 0 },
      disk: { fault: null, free: expect.any(Number) },
    })
    const madeAt = new Date('2026-11-24T02:00:00Z')
    await recordBackup(server.database.url, { madeAt, bytes: 1000 })
    await run("insert into jobs (kind, run_at) values ('test.due', '2026-11-24T11:50:00Z')")
    expect((await readHome(admin)).health).toMatchObject({
      backup: { state: 'ok', lastAt: madeAt.toISOString() },
      jobs: { state: 'warn', longestWaitSeconds: 600 },
    })
  })

  test('shows the latest decisions with their reason, but not who read or signed in', async () => {
    const admin = await anAdministrator(server, { firstName: 'Vera', lastName: 'Stone' })
    const person = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
    await admin.client.call(endPersonSessions, { params: { id: person.id } })
    const { latest } = await readHome(admin)
    expect(latest[0]).toMatchObject({
      action: 'user.end_sessions',
      actorName: 'Vera Stone',
      objectName: 'Maya Lindqvist',
      objectType: 'user',
      objectId: person.id,
      reason: null,
    })
    expect(latest.every(({ action }) => action.startsWith('user.'))).toBe(true)
  })

  test('gives every role on the staff only its own parts', async () => {
    await run("insert into jobs (kind, dead_at, last_error) values ('mail.send', now(), 'refused')")
    const partsOf = async (reader: Person) => {
      const { waiting, ...parts } = await readAs(reader)
      const overview = expectSuccess(await reader.client.call(getAdministrationOverview, {}))
      return {
        parts: Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name])),
        waiting: waiting.map(({ kind }) => kind),
        counts: Object.entries(overview.waiting).flatMap(([name, count]) => (count === null ? [] : [name])),
        hasTotals: overview.totals !== null,
      }
    }
    const nothing = { parts: [], waiting: [], counts: [], hasTotals: false }
    expect(await partsOf(await aStaffMember(server, 'coordinator'))).toEqual({
      ...nothing,
      counts: ['helpRequests'],
    })
    expect(await partsOf(await aStaffMember(server, 'moderator'))).toEqual({
      ...nothing,
      counts: ['reports'],
    })
    expect(await partsOf(await aStaffMember(server, 'verifier'))).toEqual({
      ...nothing,
      waiting: ['verifications'],
      counts: ['verifications', 'claims'],
    })
    expect(await partsOf(await aStaffMember(server, 'analyst'))).toEqual({
      ...nothing,
      parts: ['trends', 'totals'],
      hasTotals: true,
    })
  })
})
