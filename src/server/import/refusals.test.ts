import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/db/tables/accounts.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { listingColumns, parseListing } from './listings.ts'
import { aListing, anOrganization, importTime, useImport } from '#tests/support/checks/imports.ts'

describe('import errors', () => {
  const database = useDatabase()
  const { load, find } = useImport(database)

  beforeAll(async () => {
    await load({ organizations: [anOrganization], projects: [aListing] })
  })

  it('an import reports each rejected row with its line and every reason, and loads the rest', async () => {
    const row = (fields: object) => ({ ...aListing, externalId: `refused-${Math.random()}`, ...fields })
    const { report, projects: tally } = await load({
      projects: [
        row({ externalId: 'good-1', deadline: '2026-11-20' }),
        '{"externalId":',
        row({ externalId: ' ' }),
        row({ title: null, deadline: '2026-02-30' }),
        row({ orgExternalId: 'nobody' }),
        row({ title: 'x'.repeat(201) }),
        row({ hoursPerWeek: 'five', requiredSkills: 'Design', isRemote: 'no', volunteersNeeded: 0 }),
        row({ description: 'a\0b' }),
        JSON.stringify(row({ description: 'half' })).replace('half', '\\ud83d'),
        row({ status: 'cancelled' }),
        row({ externalId: 'good-1' }),
        row({ createdAt: 'yesterday' }),
        row({ externalId: 'good-2', createdAt: '2099-01-01', urgency: 'extreme', experienceLevel: 'Expert' }),
      ],
    })
    expect(report.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '2 refused: is not readable as JSON',
      '3 refused: externalId is missing',
      '4 refused: title is missing',
      '4 refused: deadline must be a real date, written YYYY-MM-DD',
      '5 refused: orgExternalId names an organization that is neither in the file nor in the database',
      '6 refused: title must be at most 200 characters',
      '7 refused: requiredSkills must be a list',
      '7 refused: hoursPerWeek must be a whole number from 1 to 168',
      '7 refused: isRemote must be true or false',
      '7 refused: volunteersNeeded must be a whole number from 1 to 1000000',
      '8 refused: description has characters that cannot be stored',
      '9 refused: description has characters that cannot be stored',
      '10 refused: status must be one of open, active, in_progress, paused, completed',
      '11 refused: externalId is already in line 1',
      '12 refused: createdAt must be a real date, written YYYY-MM-DD',
      '13 warning: urgency "extreme" is not one of low, medium, high and was left out',
      '13 warning: createdAt is in the future and was replaced by the current time',
    ])
    expect(tally).toMatchObject({ new: 2, refused: 11, warnings: 2 })
    expect(await find('good-1')).toMatchObject({ deadlineEnforced: true })
    expect(await find('good-2')).toMatchObject({
      urgency: 'medium',
      experienceLevel: 'expert',
      createdAt: importTime,
    })
  })

  it('an import rejects names and titles that the forms reject, and normalizes valid ones', async () => {
    const row = (fields: object) => ({ ...aListing, externalId: `named-${Math.random()}`, ...fields })
    const organization = (fields: object) => ({
      ...anOrganization,
      externalId: `o-${Math.random()}`,
      ...fields,
    })
    const { report } = await load({
      organizations: [
        organization({ name: '\u202EgnitseT' }),
        organization({ name: 'River \u2713' }),
        organization({ city: 'Day\u200Bton', location: null }),
      ],
      projects: [
        row({ title: 'Tutor\tMath' }),
        row({ requiredSkills: ['Research', '\u2b50 Design'] }),
        row({ duration: '...' }),
        row({
          externalId: 'named-1',
          title: 'Cafe\u0301\u00A0Talks \u2615',
          description: '\u2705 a \u202Eb',
        }),
      ],
    })
    expect(report.toSorted()).toEqual([
      '1 refused: name has hidden or unknown characters',
      '1 refused: title has hidden or unknown characters',
      '2 refused: name has a check mark, a star or another symbol that looks like a badge',
      '2 refused: requiredSkills.1 has a check mark, a star or another symbol that looks like a badge',
      '3 refused: city has hidden or unknown characters',
      '3 refused: duration has no letter and no number',
    ])
    expect(await find('named-1')).toMatchObject({ title: 'Café Talks ☕', description: '✅ a b' })
  })

  it('an import leaves out an invalid website or EIN and says so without control characters', async () => {
    const { report } = await load({
      organizations: [
        { ...anOrganization, externalId: 'org-2', website: 'javascript:alert(1)\u001b[2J', ein: '12-345' },
        { ...anOrganization, externalId: 'org-3', website: 'https://river.example', ein: '12-3456789' },
        { ...anOrganization, externalId: 'org-4', ein: 123456789 },
      ],
    })
    expect(report).toEqual([
      '1 warning: website "javascript:alert(1)�[2J" is not an http(s) address and was left out',
      '1 warning: ein "12-345" is not nine digits and was left out',
    ])
    const rows = await database.db
      .select({ website: organizations.website, ein: organizations.ein })
      .from(organizations)
      .where(sql`${organizations.externalId} in ('org-2', 'org-3', 'org-4')`)
      .orderBy(organizations.externalId)
    expect(rows).toEqual([
      { website: null, ein: null },
      { website: 'https://river.example', ein: '123456789' },
      { website: null, ein: '123456789' },
    ])
  })

  it('if the database rejects a row, only that row is lost', async () => {
    await database.db.execute(
      sql`alter table projects add constraint no_bears check (title <> 'Bears') not valid`,
    )
    const row = (externalId: string, title: string) => ({ ...aListing, externalId, title })
    const { report, projects: tally } = await load({
      projects: [row('b-1', 'Ants'), row('b-2', 'Bears'), row('b-3', 'Cats')],
    })
    await database.db.execute(sql`alter table projects drop constraint no_bears`)
    expect(report).toEqual([
      '2 refused: the database rejects it: "new row for relation "projects" violates check constraint "no_bears""',
    ])
    expect(tally).toMatchObject({ new: 2, refused: 1 })
    await expect(find('b-2')).rejects.toThrow('not there')
  })

  it('the longest text that a column of a listing accepts can be stored', async () => {
    const longestOf = (column: string) =>
      [20_000, 500, 200, 100]
        .map((length) => 'x'.repeat(length))
        .find((text) => 'row' in parseListing({ ...aListing, [column]: text }, importTime))
    const texts = listingColumns
      .filter((column) => !/externalId$/i.test(column))
      .map((column) => [column, longestOf(column)])
    const row = { ...aListing, externalId: 'longest', ...Object.fromEntries(texts) }
    const { report } = await load({ projects: [row] })
    const refused = report.filter((message) => message.includes('refused'))
    // Otherwise `listings.ts` accepts a text that a constraint of projects refuses.
    expect(refused).toEqual([])
    expect(await find('longest')).toMatchObject({ requirements: 'x'.repeat(20_000) })
  })

  it('a suspended organization gets no new listing until it is reinstated', async () => {
    const organization = { ...anOrganization, externalId: 'suspended' }
    const row = (externalId: string, title: string) => ({
      ...aListing,
      externalId,
      title,
      orgExternalId: 'suspended',
    })
    await load({ organizations: [organization], projects: [row('before', 'Ants')] })
    await database.db.execute(sql`
      insert into organization_suspensions (organization_id, reason, suspended_at)
      select id, 'Asks for money', now() from organizations where external_id = 'suspended'`)
    const rows = [row('before', 'Ants again'), row('after', 'Bees')]
    for (const isDryRun of [true, false]) {
      const { report, projects: tally } = await load({ projects: rows }, { isDryRun })
      expect(report).toEqual(['2 refused: orgExternalId names an organization that is suspended'])
      expect(tally).toMatchObject({ new: 0, updated: 1, refused: 1 })
    }
    await expect(find('after')).rejects.toThrow('not there')
    await database.db.execute(sql`delete from organization_suspensions`)
    expect((await load({ projects: rows })).projects).toMatchObject({ new: 1, unchanged: 1 })
  })

  it('a closed organization gets no new listing and no owner', async () => {
    const organization = { ...anOrganization, externalId: 'closed' }
    await load({ organizations: [organization] })
    const [owner] = await database.db
      .insert(users)
      .values({
        email: 'ruth@example.org',
        firstName: 'Ruth',
        passwordHash: '',
        userType: 'organization',
        termsVersion: '2026-01-01',
      })
      .returning({ id: users.id })
    await database.db.execute(sql`
      update organizations set closed_at = now(), updated_at = now() where external_id = 'closed'`)
    const { report, owned } = await load(
      {
        organizations: [organization],
        projects: [{ ...aListing, externalId: 'revived', orgExternalId: 'closed' }],
      },
      { ownerId: owner?.id ?? null },
    )
    expect(report).toEqual(['1 refused: orgExternalId names an organization that has closed'])
    expect(owned).toBe(0)
    await expect(find('revived')).rejects.toThrow('not there')
  })

  it('a project stays with the organization of its first import', async () => {
    const { report } = await load({
      projects: [{ ...aListing, orgExternalId: 'org-2' }],
    })
    expect(report).toEqual(['1 warning: it stays with the organization it was first imported for'])
  })
})
