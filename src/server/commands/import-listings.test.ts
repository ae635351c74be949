import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, isNotNull, lt, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { domainEvents } from '#server/db/tables/events.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { recountKind } from '#server/matching/statistics.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { runImport, useFolder } from '#tests/support/checks/imports.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const realListings = fileURLToPath(new URL('../../../../shared/data/matching-dev/', import.meta.url))
const files = {
  organizations: path.join(realListings, 'organizations.jsonl'),
  projects: path.join(realListings, 'projects.jsonl'),
}
// A developer's run continues without these files; a CI run must not.
const hasListings = existsSync(files.projects) || process.env['CI'] === 'true'
if (!hasListings)
  process.stderr.write(`The tests of real listings did not run: ${files.projects} is missing.\n`)

const bothFiles = ['--organizations', files.organizations, '--projects', files.projects]

async function register(client: Client, userType: 'organization' | 'volunteer', email: string) {
  const answer = await client.post('/api/register', {
    firstName: 'Robin',
    lastName: 'Vale',
    email,
    password: 'otter-lantern-78-quill',
    userType,
  })
  if (answer.status !== 201) throw new Error(`${email} could not register`)
}

describe.runIf(hasListings)('importing the 340 real listings', () => {
  const server = useServer()
  let owner: Client
  let first: unknown

  beforeAll(async () => {
    owner = server.openClient()
    await register(owner, 'organization', 'owner@example.org')
    first = await runImport(server.database, [...bothFiles, '--owner', 'Owner@Example.org'])
  })

  it('loads all of them, refuses none and says so', () => {
    expect(first).toEqual({
      code: 0,
      err: '',
      out: [
        'Organizations: 173 new, 0 updated, 0 unchanged, 0 refused.',
        'Projects: 340 new, 0 updated, 0 unchanged, 0 refused.',
        '326 of them have a past deadline. It is shown but not enforced.',
        'A safeguard found something in 5 new listings. Each is visible and waits for an administrator.',
        'Owner@Example.org became the owner of 173 organizations.',
        '',
      ].join('\n'),
    })
  })

  it('adds nothing the second time', async () => {
    const { db } = server.database
    const again = await runImport(server.database, bothFiles)
    expect(again.out).toContain('Organizations: 0 new, 0 updated, 173 unchanged, 0 refused.')
    expect(again.out).toContain('Projects: 0 new, 0 updated, 340 unchanged, 0 refused.')
    expect(await db.$count(projects, isNotNull(projects.importedAt))).toBe(340)
    expect(await db.$count(domainEvents, eq(domainEvents.type, 'project.published'))).toBe(340)
  })

  it('has the rare words counted again once, because the second time brought nothing', async () => {
    expect(await server.database.db.$count(jobs, eq(jobs.kind, recountKind))).toBe(1)
  })

  it('makes the owner a member of all 173 organizations, their own one staying first', async () => {
    const { body } = await owner.get('/api/user')
    expect(body['organizations']).toHaveLength(174)
    expect(body['organizations'][0]).toMatchObject({ name: 'Robin Vale' })
    expect(await server.database.db.$count(organizationMembers, eq(organizationMembers.role, 'owner'))).toBe(
      174,
    )
  })

  it.each(['grant', 'logo', 'ESL'])('is found by a search for %s', async (word) => {
    const { body } = await server.openClient().get(`/api/projects?search=${word}`)
    expect(body.length).toBeGreaterThan(0)
    expect(body[0]).toMatchObject({ isImported: true })
  })

  it('keeps a past deadline as the listing’s own and takes applications, and its owner accepts', async () => {
    const [stored] = await server.database.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.externalId, 'nyc-5017'))
    const volunteer = server.openClient()
    await register(volunteer, 'volunteer', 'volunteer@example.org')
    const shown = await volunteer.get(`/api/projects/${stored?.id}`)
    expect(shown.body).toMatchObject({
      title: 'Cents Ability Classroom Set-up',
      applicationDeadline: '2011-01-22',
      deadlineEnforced: false,
      acceptsApplications: true,
      maxVolunteers: 5,
      createdAt: '2011-01-19T00:00:00.000Z',
    })
    const applied = await volunteer.post('/api/applications', {
      projectId: stored?.id,
      coverLetter: 'I set up classrooms every summer.',
    })
    expect(applied.status).toBe(201)
    const accepted = await owner.patch(`/api/applications/${applied.body['id']}`, {
      status: 'accepted',
    })
    expect(accepted.status).toBe(200)
    const again = await runImport(server.database, bothFiles)
    expect(again.out).toContain('Projects: 0 new, 0 updated, 340 unchanged, 0 refused.')
  })

  it('closes the listings whose deadline passed when deadlines are to be enforced', async () => {
    const enforced = await runImport(server.database, [...bothFiles, '--enforce-deadlines'])
    expect(enforced.out).toContain('Projects: 0 new, 326 updated, 14 unchanged, 0 refused.')
    const { body } = await server.openClient().get('/api/projects?search="Cents Ability"')
    expect(body[0]).toMatchObject({ deadlineEnforced: true, applicationsClosedReason: 'deadline_passed' })
  })
})

describe.runIf(hasListings)('the real listings on an empty database', () => {
  const database = useDatabase()
  const folder = useFolder()

  it('are counted and not written by a dry run', async () => {
    const { code, out } = await runImport(database, [...bothFiles, '--dry-run'])
    expect([code, out]).toEqual([
      0,
      [
        'Organizations: 173 new, 0 updated, 0 unchanged, 0 refused.',
        'Projects: 340 new, 0 updated, 0 unchanged, 0 refused.',
        '326 of them have a past deadline. It is shown but not enforced.',
        'In 5 listings, a safeguard asks an administrator to look at something.',
        'In 73 listings, a safeguard warns about something.',
        'This was a dry run. Nothing was written.',
        '',
      ].join('\n'),
    ])
    expect(await database.db.$count(organizations)).toBe(0)
    expect(await database.db.$count(projects)).toBe(0)
    expect(await database.db.$count(domainEvents)).toBe(0)
  })

  it('are the same by way of CSV', async () => {
    const csv = [
      await folder.write('organizations.csv', `\uFEFF${await asCsv('organizations')}`),
      await folder.write('projects.csv', await asCsv('projects')),
    ] as const
    const first = await runImport(database, ['--organizations', csv[0], '--projects', csv[1]])
    expect(first.out).toContain('Projects: 340 new')
    const second = await runImport(database, bothFiles)
    expect(second.out).toContain('Organizations: 0 new, 0 updated, 173 unchanged, 0 refused.')
    expect(second.out).toContain('Projects: 0 new, 0 updated, 340 unchanged, 0 refused.')
  })

  it('were posted when their source says', async () => {
    expect(await database.db.$count(projects, lt(projects.createdAt, sql`'2021-01-01'`))).toBe(336)
  })
})

/** The same rows as a spreadsheet would save them. */
async function asCsv(kind: 'organizations' | 'projects'): Promise<string> {
  const text = await readFile(files[kind], 'utf8')
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const names = Object.keys(rows[0])
  const write = (value: unknown) => {
    if (Array.isArray(value)) return value.join('; ')
    return typeof value === 'string' ? value : typeof value === 'object' ? '' : JSON.stringify(value)
  }
  const quote = (value: unknown) => `"${write(value).replaceAll('"', '""')}"`
  const lines = rows.map((row) => names.map((name) => quote(row[name])).join(','))
  return [names.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}
