import { ne } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { projectReports, projects } from '#server/db/tables/projects.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { aListing, anOrganization, runImport, useFolder, useImport } from '#tests/support/checks/imports.ts'

const database = useDatabase()
const { load } = useImport(database)
const folder = useFolder()

const fee = 'Volunteers must pay a registration fee of $25.'
const rows = [
  { ...aListing, externalId: 'fee', description: fee, hoursPerWeek: 40 },
  { ...aListing, externalId: 'hours', hoursPerWeek: 15 },
  { ...aListing, externalId: 'fine' },
]
const given = { organizations: [anOrganization], projects: rows }

it('a dry run says for each listing what safeguards would find, exactly as an import stores it', async () => {
  const found = [
    '1 found: S9 block description',
    '1 found: S2 review timeCommitment',
    '2 found: S2 warn timeCommitment',
  ]
  const dry = await load(given, { isDryRun: true })
  expect([dry.report, dry.found]).toEqual([found, { block: 1, review: 1, warn: 1 }])
  expect(await database.db.$count(projects)).toBe(0)
  const real = await load(given)
  expect([real.report, real.found]).toEqual([[], null])
  const stored = await database.db.select().from(projectReports)
  expect(stored.map(({ rule, effect, field }) => `${rule} ${effect} ${field}`).toSorted()).toEqual(
    found.map((line) => line.slice(9)).toSorted(),
  )
})

it('a dry run of a changed file says nothing of unchanged listings and of what staff dismissed', async () => {
  await database.db
    .update(projectReports)
    .set({ decidedAt: new Date(), verdict: 'dismiss', note: 'They get it back.' })
    .where(ne(projectReports.effect, 'warn'))
  const changed = rows.map((row) => ({ ...row, title: 'A new title' }))
  const same = await load(given, { isDryRun: true })
  const again = await load({ projects: changed }, { isDryRun: true })
  // A warning is no decision of anyone.
  expect([same.report, again.report]).toEqual([[], ['2 found: S2 warn timeCommitment']])
  const more = changed.map((row) => ({ ...row, requirements: fee }))
  const later = await load({ projects: more }, { isDryRun: true })
  expect(later.report).toEqual([
    '2 found: S9 block requirements',
    '2 found: S2 warn timeCommitment',
    '3 found: S9 block requirements',
  ])
})

it('a dry run finds nothing in listings that are drafts now, about which an import stores nothing', async () => {
  const more = rows.map((row) => ({ ...row, title: 'Another title', requirements: fee }))
  onTestFinished(async () => {
    await database.db.update(projects).set({ visibility: 'published' })
  })
  await database.db.update(projects).set({ visibility: 'draft' })
  const drafts = await load({ projects: more }, { isDryRun: true })
  expect([drafts.report, drafts.found]).toEqual([[], { block: 0, review: 0, warn: 0 }])
})

it('the command of a dry run names the file, the line, the rule and the sentence', async () => {
  const organizations = await folder.write(
    'o.jsonl',
    JSON.stringify({ ...anOrganization, externalId: 'org-9' }),
  )
  const listing = { ...aListing, externalId: 'other', orgExternalId: 'org-9', description: fee }
  const listings = await folder.write('p.jsonl', JSON.stringify(listing))
  const files = ['--organizations', organizations, '--projects', listings]
  const { out, err } = await runImport(database, [...files, '--dry-run'])
  expect(err).toContain(`p.jsonl:1: safeguard: S9 blocks description: “${fee}”\n`)
  expect(out).toContain('In 1 listing, a safeguard blocks something.')
})
