import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { domainEvents } from '#server/db/tables/events.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { aListing, anOrganization, importTime, useImport } from '#tests/support/checks/imports.ts'
import { formatSummary } from './summary.ts'
import { insertApplicants } from '#tests/support/scenarios/scenario.ts'

const nextYear = new Date('2027-11-20T12:00:00Z')

describe('importing', () => {
  const database = useDatabase()
  const { load, find } = useImport(database)

  it('an import stores a listing unchanged and leaves missing fields empty', async () => {
    await load({ organizations: [anOrganization], projects: [aListing] })
    expect(await find('p-1')).toMatchObject({
      title: 'Bank',
      description: 'Clean it.',
      requiredSkills: [],
      timeCommitment: null,
      maxVolunteers: null,
      deliverables: null,
      impact: null,
      urgency: 'medium',
      experienceLevel: null,
      isRemote: true,
      status: 'open',
      timeZone: 'UTC',
      applicationDeadline: '2027-01-31',
      deadlineEnforced: true,
      createdBy: null,
      importedAt: importTime,
      createdAt: importTime,
    })
    const [stored] = await database.db.select().from(organizations)
    expect(stored).toMatchObject({
      name: 'River Friends',
      location: 'Troy, NY',
      namedAt: importTime,
      importedAt: importTime,
    })
    expect(await database.db.$count(domainEvents, eq(domainEvents.type, 'project.published'))).toBe(1)
  })

  it('an import accepts both names of a field', async () => {
    const { report } = await load({
      projects: [
        {
          ...aListing,
          externalId: 'twins',
          deadline: null,
          applicationDeadline: '2027-02-01',
          timeCommitment: 6,
          maxVolunteers: 9999,
          skillsRequired: ['legal services ', ' ', 'Legal Services'],
          createdAt: '2011-01-19T10:00:00-05:00',
        },
      ],
    })
    expect(report).toEqual([])
    expect(await find('twins')).toMatchObject({
      applicationDeadline: '2027-02-01',
      timeCommitment: 6,
      maxVolunteers: 9999,
      requiredSkills: ['Legal Services'],
      skillIds: ['legal'],
      createdAt: new Date('2011-01-19T15:00:00Z'),
    })
  })

  it('importing the same file again changes nothing, and importing a changed one updates the texts', async () => {
    const changed = { ...aListing, title: 'River bank', volunteersNeeded: 4, status: 'paused' }
    const renamed = { ...anOrganization, name: 'River Friends of Troy' }
    const again = await load({ organizations: [anOrganization], projects: [aListing] })
    expect([again.organizations?.unchanged, again.projects?.unchanged]).toEqual([1, 1])
    const later = await load({ organizations: [renamed], projects: [changed] }, { now: nextYear })
    expect([later.organizations?.updated, later.projects?.updated]).toEqual([1, 1])
    expect(await find('p-1')).toMatchObject({
      title: 'River bank',
      maxVolunteers: null,
      status: 'open',
      createdAt: importTime,
      importedAt: nextYear,
    })
    expect(await database.db.$count(domainEvents, eq(domainEvents.type, 'project.published'))).toBe(2)
  })

  it('an import leaves alone what people have edited here since the last one', async () => {
    const edited = await load({ projects: [{ ...aListing, externalId: 'edited' }] })
    expect(edited.projects?.new).toBe(1)
    await database.db
      .update(projects)
      .set({ title: 'Our own title', updatedAt: nextYear })
      .where(eq(projects.externalId, 'edited'))
    const again = await load({ projects: [{ ...aListing, externalId: 'edited', title: 'Their title' }] })
    expect(again.projects).toMatchObject({ edited: 1, updated: 0 })
    expect((await find('edited')).title).toBe('Our own title')
  })

  it('a deadline that passes after its import stays enforced', async () => {
    await load({ projects: [{ ...aListing, externalId: 'passing' }] })
    await load({ projects: [{ ...aListing, externalId: 'passing' }] }, { now: nextYear })
    expect((await find('passing')).deadlineEnforced).toBe(true)
    await load(
      { projects: [{ ...aListing, externalId: 'passing', deadline: '2027-03-01' }] },
      { now: nextYear },
    )
    expect(await find('passing')).toMatchObject({
      applicationDeadline: '2027-03-01',
      deadlineEnforced: false,
    })
    await load(
      { projects: [{ ...aListing, externalId: 'passing', deadline: '2027-03-01' }] },
      { now: nextYear, enforcesDeadlines: true },
    )
    expect((await find('passing')).deadlineEnforced).toBe(true)
  })

  it('an import checks each listing against the safeguards, also when its text changes, and hides it if settings say so', async () => {
    const listing = { ...aListing, externalId: 'costly' }
    const description = 'Volunteers must pay a registration fee of $25.'
    const listFindings = async () => {
      const { id } = await find('costly')
      return database.db.select().from(projectReports).where(eq(projectReports.projectId, id))
    }
    await load({ projects: [{ ...listing, description }] })
    // The form would refuse it; an import brings it to an administrator.
    expect(await listFindings()).toMatchObject([
      { source: 'product', rule: 'S9', effect: 'block', field: 'description', evidence: description },
    ])
    await load({ projects: [listing] })
    expect(await listFindings()).toEqual([])
    await load({ projects: [{ ...listing, description }] }, { holdsForReview: true })
    expect((await find('costly')).visibility).toBe('held')
    await load({ projects: [listing] }, { holdsForReview: true })
    expect((await find('costly')).visibility).toBe('published')
  })

  it('an import says how many new listings wait for an administrator, and whether they are hidden', async () => {
    const description = 'Volunteers must pay a registration fee of $25.'
    const rows = (name: string) => [
      { ...aListing, externalId: `${name}-1`, description },
      { ...aListing, externalId: `${name}-2`, description },
      { ...aListing, externalId: `${name}-3` },
    ]
    const visible = await load({ projects: rows('seen') })
    expect(visible.underReview).toEqual({ held: 0, visible: 2 })
    const hidden = await load({ projects: rows('hidden') }, { holdsForReview: true })
    expect(hidden.underReview).toEqual({ held: 2, visible: 0 })
    const options = {
      organizations: null,
      projects: null,
      owner: null,
      isDryRun: false,
      enforcesDeadlines: false,
    }
    expect(formatSummary(hidden, options)).toContain(
      'A safeguard found something in 2 new listings. Each is hidden until an administrator decides.',
    )
    expect(formatSummary(visible, options)).toContain('Each is visible and waits for an administrator.')
    const again = await load({ projects: rows('hidden') }, { holdsForReview: true })
    expect(again.underReview).toEqual({ held: 0, visible: 0 })
  })

  it('two concurrent imports store nothing twice', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({ ...aListing, externalId: `race-${index}` }))
    const orgs = [{ ...anOrganization, externalId: 'race' }]
    const given = { organizations: orgs, projects: rows }
    const reversed = { organizations: orgs, projects: rows.toReversed() }
    const [one, other] = await Promise.all([load(given), load(reversed)])
    expect((one.projects?.new ?? 0) + (other.projects?.new ?? 0)).toBe(450)
    expect((one.projects?.unchanged ?? 0) + (other.projects?.unchanged ?? 0)).toBe(450)
    expect((one.organizations?.new ?? 0) + (other.organizations?.new ?? 0)).toBe(1)
    expect(one.report.concat(other.report)).toEqual([])
  })

  it('a stopped import ends between batches and keeps what it has loaded', async () => {
    const stop = new AbortController()
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...aListing, externalId: `stop-${index}` }))
    const { isWhole, projects: tally } = await load(
      { projects: rows },
      {
        signal: stop.signal,
        listener: {
          refuse: () => undefined,
          warn: () => undefined,
          find: () => undefined,
          progress: () => stop.abort(),
        },
      },
    )
    expect([isWhole, tally?.new]).toEqual([false, 200])
  })

  it('new listings are in the time zone of the site, which decides whether their deadline has passed', async () => {
    const now = new Date('2027-02-01T03:00:00Z')
    const [here, there] = ['America/New_York', 'Asia/Tokyo']
    await load({ projects: [{ ...aListing, externalId: 'here' }] }, { now, timeZone: here })
    await load({ projects: [{ ...aListing, externalId: 'there' }] }, { now, timeZone: there })
    expect(await find('here')).toMatchObject({ timeZone: here, deadlineEnforced: true })
    expect(await find('there')).toMatchObject({ timeZone: there, deadlineEnforced: false })
  })
})

describe('importing a listing with accepted volunteers', () => {
  const database = useDatabase()
  const { load, find } = useImport(database)

  it('an import notifies accepted volunteers of changes to their listing, but not when it is loaded again', async () => {
    const listing = { ...aListing, externalId: 'agreed', timeCommitment: 2 }
    await load({ organizations: [anOrganization], projects: [listing] })
    const { id } = await find('agreed')
    const changes = async () => {
      const type = eq(domainEvents.type, 'project.scope_changed')
      return database.db
        .select({ data: domainEvents.data })
        .from(domainEvents)
        .where(and(type, eq(domainEvents.subjectId, id)))
    }
    await load({ projects: [{ ...listing, timeCommitment: 3 }] })
    expect(await changes(), 'while nobody is accepted').toEqual([])
    await insertApplicants(database.db, { projectId: id, count: 1, status: 'accepted' })
    await database.db.update(projects).set({ acceptedCount: 1 }).where(eq(projects.id, id))
    await load({ projects: [{ ...listing, timeCommitment: 3 }] })
    expect(await changes()).toEqual([])
    for (const time of ['first', 'second']) {
      await load({ projects: [{ ...listing, timeCommitment: 40 }] })
      expect([time, await changes()]).toEqual([
        time,
        [{ data: { changes: [{ field: 'hours', before: '3', after: '40' }] } }],
      ])
    }
    const report = await database.db.select({ kind: notifications.kind }).from(notifications)
    expect(report).toEqual([{ kind: 'application.scope_changed' }])
  })
})
