import { eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { monthBefore } from '#domain/rankings/organization-of-the-month.ts'
import { statusAfterSpotsChange } from '#domain/projects/projects.ts'
import { scheduledRules } from '#domain/schedule/schedule.ts'
import { organizationTiers } from '#domain/rankings/top-organizations.ts'
import { users } from '#server/db/tables/accounts.ts'
import { agreedScopes, applicationHistory, applications } from '#server/db/tables/applications.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { organizationOfTheMonth, organizationRankings } from '#server/db/tables/rankings.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { transact } from '#server/db/db.ts'
import { listSuggestions } from '#server/features/matching/suggestions/suggestions.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { verifyPassword } from '#server/features/accounts/passwords.ts'
import { hasDemoAccounts } from '#server/queries/accounts/demo-accounts.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { demoAccounts } from './accounts.ts'
import { demoProjects, demoReviews } from './data.ts'
import { loadDemoData } from './load.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('loading the demo data', () => {
  const database = useDatabase()

  beforeAll(async () => {
    // Two processes start on the same empty database.
    await Promise.all([loadDemoData({ db: database.db, now }), loadDemoData({ db: database.db, now })])
  })

  it('loads every project once, even when two processes start together', async () => {
    const titles = await database.db.select({ title: projects.title }).from(projects)
    expect(titles.map(({ title }) => title).toSorted()).toEqual(
      demoProjects.map(({ title }) => title).toSorted(),
    )
  })

  it('gives its volunteers the points, badges and weeks of rest that their work comes to, with news of none', async () => {
    const { rows: before } = await database.pool.query(
      'select user_id, balance, earned from point_accounts order by 1',
    )
    const { rows: maya } = await database.pool.query(
      `select a.earned, (select count(*)::int from rest_weeks r where r.user_id = u.id) as rest,
         array(select badge_id from badge_awards b where b.user_id = u.id order by 1) as badges
       from users u join point_accounts a on a.user_id = u.id where u.email = 'volunteer@example.org'`,
    )
    expect(maya).toEqual([
      { earned: expect.any(Number), rest: 3, badges: expect.arrayContaining(['first-contribution']) },
    ])
    expect(await database.db.$count(notifications, eq(notifications.kind, 'badge.earned'))).toBe(0)
    await transact(database.db, (db) => reconcileAll({ db, now }))
    const { rows: after } = await database.pool.query(
      'select user_id, balance, earned from point_accounts order by 1',
    )
    expect(after).toEqual(before)
  })

  it('leaves one job for all that follows for everyone, and jobs for single emails', async () => {
    const { rows } = await database.pool.query(
      "select kind, count(*)::int as jobs from jobs where kind <> 'mail.send' and run_at <= now() group by kind order by 1",
    )
    expect(rows).toEqual([
      { kind: 'credentials.round', jobs: 1 },
      { kind: 'rewards.batch', jobs: 1 },
      { kind: 'schedule.plan', jobs: scheduledRules.length },
      { kind: 'standings.batch', jobs: 1 },
    ])
  })

  it('offers perks of every category, of which some were redeemed with points that were earned', async () => {
    const { rows } = await database.pool.query(
      `select array(select distinct category from perks where state = 'offered' order by 1) as categories,
         (select count(*)::int from perks where state = 'draft') as drafts,
         (select array_agg(p.title) from redemptions r join perks p on p.id = r.perk_id join users u on u.id = r.user_id
          where u.email = 'volunteer@example.org') as mine,
         (select count(*)::int from point_accounts a where balance <>
           (select coalesce(sum(points), 0) from point_entries e where e.user_id = a.user_id)) as unsound`,
    )
    expect(rows).toEqual([
      {
        categories: ['career', 'learning', 'lifestyle', 'networking', 'wellness'],
        drafts: 1,
        mine: ['A month of coffee'],
        unsound: 0,
      },
    ])
  })

  it('marks every account, so that production can refuse to start', async () => {
    expect(await hasDemoAccounts(database.db)).toBe(true)
    expect(await database.db.$count(users, eq(users.isDemo, false))).toBe(0)
  })

  it('offers a volunteer, an organization, a dual account and an administrator, and each is what it says', async () => {
    expect(demoAccounts.map((account) => account.role)).toEqual([
      'volunteer',
      'organization',
      'dual',
      'administrator',
    ])
    for (const { email, role } of demoAccounts) {
      const [user] = await database.db.select().from(users).where(eq(users.email, email))
      expect(user?.isAdmin).toBe(role === 'administrator')
      const id = user?.id ?? ''
      const profiles = await database.db.$count(volunteerProfiles, eq(volunteerProfiles.userId, id))
      const owned = await database.db.$count(organizationMembers, eq(organizationMembers.userId, id))
      const sides = { volunteer: [1, 0], organization: [0, 1], dual: [1, 1], administrator: [0, 0] }
      expect([profiles, owned]).toEqual(sides[role])
    }
  })

  it('lets the four accounts sign in with the published password', async () => {
    for (const { email, password } of demoAccounts) {
      const [user] = await database.db.select().from(users).where(eq(users.email, email))
      expect(await verifyPassword(user?.passwordHash ?? '', password)).toBe(true)
    }
  })

  it('gives each project the number of volunteers it took and the status that follows', async () => {
    for (const project of await database.db.select().from(projects)) {
      const taken = await database.db.$count(
        applications,
        sql`${applications.projectId} = ${project.id} and ${applications.status} in ('accepted', 'completed')`,
      )
      expect(project.acceptedCount).toBe(taken)
      expect(statusAfterSpotsChange(project.status, project)).toBe(project.status)
    }
  })

  it('names every organization and gives it an owner', async () => {
    expect(await database.db.$count(organizations, isNull(organizations.namedAt))).toBe(0)
    expect(await database.db.$count(organizations, isNull(organizations.registeredBy))).toBe(0)
  })

  it('has every mark from its register, with evidence', async () => {
    const { rows } = await database.pool.query(
      `select count(*) filter (where o.is_verified)::int as marks,
         count(*) filter (where o.is_verified and v.state = 'verified' and v.ein = o.ein
           and v.evidence ->> 'file' = 'eo_invented.csv')::int as proven
       from organizations o left join verifications v on v.organization_id = o.id`,
    )
    expect(rows).toEqual([{ marks: 7, proven: 7 }])
  })

  it('records each application from its first move to its state', async () => {
    const last = await database.db
      .selectDistinctOn([applicationHistory.applicationId], {
        status: applications.status,
        toStatus: applicationHistory.toStatus,
      })
      .from(applicationHistory)
      .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
      .orderBy(applicationHistory.applicationId, sql`${applicationHistory.id} desc`)
    expect(last).toHaveLength(await database.db.$count(applications))
    for (const { status, toStatus } of last) expect(toStatus).toBe(status)
  })

  it('has the agreed scope of everyone who was accepted, as of their acceptance, and of no one else', async () => {
    const { rows } = await database.pool.query(
      `select a.id from applications a left join agreed_scopes s on s.application_id = a.id
       where (a.status in ('accepted', 'completed')) is distinct from coalesce(
         s.version = 1 and s.source = 'acceptance' and s.agreed_at = a.reviewed_at, false)`,
    )
    expect(rows).toEqual([])
    expect(await database.db.$count(agreedScopes)).toBeGreaterThan(30)
  })

  it('gives projects and organizations the averages of their reviews', async () => {
    const [totals] = await database.db
      .select({
        projects: sql`(select sum(rating_sum) from ${projects})`,
        organizations: sql`(select sum(rating_sum) from ${organizations})`,
        reviews: sql`sum(${reviews.rating})`,
      })
      .from(reviews)
      .where(eq(reviews.type, 'volunteer_to_organization'))
    expect(totals?.reviews).not.toBeNull()
    expect([totals?.projects, totals?.organizations]).toEqual([totals?.reviews, totals?.reviews])
  })

  it('dates notifications when things happened and leaves the last week unread', async () => {
    const rows = await database.db.select().from(notifications)
    expect(rows.length).toBeGreaterThan(20)
    for (const { createdAt, readAt } of rows) {
      const ageInDays = (now.getTime() - createdAt.getTime()) / 86_400_000
      expect(ageInDays).toBeGreaterThanOrEqual(0)
      expect(readAt === null).toBe(ageInDays <= 7)
    }
  })

  it('has organizations of every tier and one of the month, on whatever day it is loaded', async () => {
    const rankings = await database.db.select().from(organizationRankings)
    expect(new Set(rankings.map(({ tier }) => tier))).toEqual(new Set(organizationTiers))
    expect(await database.db.select().from(organizationOfTheMonth)).toMatchObject([
      { month: monthBefore(now) },
    ])
    const reviewed = demoReviews.filter(
      ({ project, by }) => project.startsWith('strings-') && by === 'volunteer',
    )
    const completed = demoProjects.filter(({ key }) => key.startsWith('strings-'))
    for (let day = 1; day <= 31; day += 1) {
      // The previous month began at most this many days ago and ended the day before the current month.
      const isInMonth = (daysAgo = 0) => daysAgo >= day && daysAgo <= day + 27
      expect(completed.some(({ completedDaysAgo }) => isInMonth(completedDaysAgo))).toBe(true)
      expect(reviewed.filter(({ daysAgo }) => isInMonth(daysAgo)).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('has typed-in skills, one that waits for an administrator and one that is placed', async () => {
    const ctx = { db: database.db, now: () => now }
    const states = ['waiting', 'placed', 'kept'] as const
    const shown = await Promise.all(
      states.map(async (show) => (await listSuggestions(ctx, { show, cursor: undefined })).items),
    )
    expect(shown).toMatchObject([
      [{ label: 'Motion Design', profiles: 1, projects: 1 }],
      [
        {
          label: 'Screen Printing',
          projects: 1,
          skill: { id: 'graphic-design' },
          decidedBy: { firstName: 'Vera' },
        },
      ],
      [],
    ])
  })

  it('changes nothing where accounts exist', async () => {
    await loadDemoData({ db: database.db, now })
    expect(await database.db.$count(projects)).toBe(demoProjects.length)
  })
})
