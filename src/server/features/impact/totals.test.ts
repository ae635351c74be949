import { beforeAll, describe, expect, test } from 'vitest'
import { getImpact, listImpactGroups, type ImpactFilters } from '#contract/impact/impact.ts'
import { saveHourRate } from '#contract/impact/rates.ts'
import { impactGroupings, type ImpactGrouping } from '#domain/impact/figures.ts'
import { addDays } from '#domain/time/time.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { expectFiles } from '#tests/support/scenarios/impact-files.ts'
import { generateWork, type GeneratedWork } from '#tests/support/scenarios/impact.ts'
import { confirmLoggedHours, useRewards } from '#tests/support/scenarios/rewards.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { LIMIT_EXPORTS: '1000/1h', LIMIT_TABLE_EXPORTS: '1000/1h' } })
const rewards = useRewards(server)
const today = new Date().toISOString().slice(0, 10)
const { rows } = server

let admin: Person
let work: GeneratedWork
let collaboration: Collaboration

const custom = (daysAgo: number, length: number): Partial<ImpactFilters> => {
  const from = addDays(today, -daysAgo)
  return { period: 'custom', from, to: addDays(from, length) }
}
/** All of it, and parts that begin and end inside months and years. */
const periods = {
  everything: custom(1000, 1001),
  'a year': custom(500, 365),
  'a month': custom(200, 30),
  'a day': custom(120, 0),
}

/** What the ledgers say themselves: the hours, and the points that the same hours earned. */
async function sumLedgers({ from, to }: Partial<ImpactFilters>, condition = 'true', ...values: unknown[]) {
  const [hours] = await rows(
    `select coalesce(sum(e.hours), 0)::float8 as sum from hour_entries e
     join applications a on a.id = e.application_id join projects p on p.id = a.project_id
     where e.status = 'confirmed' and e.date between $1 and $2 and ${condition}`,
    from,
    to,
    ...values,
  )
  const [points] = await rows(
    `select coalesce(sum(l.points), 0)::float8 as sum from point_entries l
     join hour_entries e on split_part(l.source, '#', 1) = 'hours:' || e.id
     join applications a on a.id = e.application_id join projects p on p.id = a.project_id
     where l.kind = 'hours' and e.date between $1 and $2 and ${condition}`,
    from,
    to,
    ...values,
  )
  return { hours: hours.sum, points: points.sum }
}

const report = async (query: Partial<ImpactFilters>) =>
  expectSuccess(await admin.client.call(getImpact, { query }))
const groups = async (query: Partial<ImpactFilters>, by: ImpactGrouping) =>
  expectSuccess(await admin.client.call(listImpactGroups, { query: { ...query, by, limit: 1000 } })).groups
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Compares every period and every group with the ledgers. */
async function expectLedgers() {
  await rewards.recompute()
  for (const [name, period] of Object.entries(periods)) {
    const ledger = await sumLedgers(period)
    const { figures, series } = await report(period)
    expect({ name, hours: figures.hours.confirmed, points: ledger.points }).toEqual({
      name,
      hours: ledger.hours,
      points: 20 * ledger.hours,
    })
    expect(sum(series.map(({ hours }) => hours))).toBe(ledger.hours)
    await expectFiles(admin.client, period, figures)
    for (const by of ['month', 'quarter', 'place', 'organization'] as const) {
      const found = await groups(period, by)
      expect([name, by, sum(found.map(({ hours }) => hours))]).toEqual([name, by, ledger.hours])
    }
    for (const { key, hours } of await groups(period, 'organization')) {
      const own = await sumLedgers(period, 'p.organization_id = $3', key)
      expect([hours, (await report({ ...period, organizationId: key })).figures.hours.confirmed]).toEqual([
        own.hours,
        own.hours,
      ])
      expect(own.points).toBe(20 * own.hours)
    }
    for (const { key, hours } of await groups(period, 'cause')) {
      const condition = key === 'none' ? `p.cause_ids = '{}' and $3 = 'none'` : 'p.cause_ids @> array[$3]'
      const own = await sumLedgers(period, condition, key)
      expect([hours, (await report({ ...period, cause: key })).figures.hours.confirmed]).toEqual([
        own.hours,
        own.hours,
      ])
    }
    for (const { key, hours } of await groups(period, 'place')) {
      expect([key, (await report({ ...period, place: key })).figures.hours.confirmed]).toEqual([key, hours])
    }
  }
}

beforeAll(async () => {
  admin = await anAdministrator(server)
  work = await generateWork(server.database.db, today)
  collaboration = await aCollaboration(server)
  await confirmLoggedHours(collaboration, 3.75)
  await rows(
    `update projects set status = 'completed', completed_at = created_at + interval '90 days'
     where id = any($1::uuid[])`,
    work.projects.slice(0, 8),
  )
  await rows(
    'insert into impact_reports (project_id, people_helped) select id, 7 from projects where completed_at is not null',
  )
  await rows(`update applications set is_invited = true where status = 'accepted'`)
  const thisYear = Number(today.slice(0, 4))
  for (const year of [0, 1, 2, 3].map((ago) => thisYear - ago)) {
    const body = { year, amount: 30.01 + year / 100, currency: 'USD', source: 'Independent Sector' }
    expectSuccess(
      await admin.client.call(saveHourRate, { body: { ...body, amount: Number(body.amount.toFixed(2)) } }),
    )
  }
})

describe('the totals of an impact report equal the ledgers of hours and points', () => {
  test('in every period and group', async () => {
    await expectLedgers()
    const { figures } = await report(periods.everything)
    expect(figures.hours.confirmed).toBeGreaterThan(100)
    expect(figures.hours.automatic).toBeGreaterThan(0)
    expect(figures.hours.automatic).toBeLessThan(figures.hours.confirmed)
  })

  test('after a volunteer deletes their account', async () => {
    const before = await report(periods.everything)
    const hoursBefore = before.figures.hours.confirmed
    await leaveUntilDeleted(server.database, collaboration.volunteer)
    await expectLedgers()
    expect((await report(periods.everything)).figures.hours.confirmed).toBe(hoursBefore)
  })

  test('after moderation removes a project: its hours were worked, but it no longer counts', async () => {
    const before = await report(periods.everything)
    const [project] = await rows(
      `select p.id, count(distinct a.id)::int as applications from projects p join applications a on a.project_id = p.id
       join hour_entries e on e.application_id = a.id and e.status = 'confirmed' group by p.id order by p.id limit 1`,
    )
    const [{ sent }] = await rows(
      'select count(*)::int as sent from applications where project_id = $1',
      project.id,
    )
    await rows("update projects set visibility = 'removed' where id = $1", project.id)
    await expectLedgers()
    const { figures } = await report(periods.everything)
    expect(figures.hours).toEqual(before.figures.hours)
    expect(figures.projects.posted).toBe(before.figures.projects.posted - 1)
    expect(figures.applications.sent).toBe(before.figures.applications.sent - sent)
  })

  test('after corrections, whose points the ledger takes back', async () => {
    const [volunteerId] = work.volunteers
    const corrected = await rows(
      `update hour_entries e set status = 'rejected', reason = 'Entered twice' from applications a
       where a.id = e.application_id and a.volunteer_id = $1 and e.status = 'confirmed' returning e.id`,
      volunteerId,
    )
    expect(corrected.length).toBeGreaterThan(0)
    await expectLedgers()
    const [{ entries }] = await rows(
      "select count(*)::int as entries from point_entries where user_id = $1 and kind = 'hours' and points < 0",
      volunteerId,
    )
    expect(entries).toBe(corrected.length)
  })

  test('and every state of an application is one of those that make up the sent ones', async () => {
    for (const by of impactGroupings) {
      const found = await groups(periods.everything, by)
      const { applications, projects } = (await report(periods.everything)).figures
      const { sent, accepted, declined, withdrawn, closed, waiting } = applications
      expect(accepted + declined + withdrawn + closed + waiting).toBe(sent)
      if (by === 'cause') continue
      expect(sum(found.map((group) => group.applications))).toBe(sent)
      expect(sum(found.map((group) => group.projectsPosted))).toBe(projects.posted)
    }
  })
})
