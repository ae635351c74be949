import { expect, test } from 'vitest'
import { applications } from '#server/db/tables/applications.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { claimReviews } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { savedSearches, unfinishedProjects } from '#server/db/tables/projects.ts'
import { useServer } from '#tests/support/running/server.ts'
import { exportSubjects } from './export-parts.ts'
import { createLabels, isCoded, toWords } from './export-values.ts'
import { columnsOf, ownRows, tableOf, type ExportPart } from './part-queries.ts'
import { workParts } from './work-part-queries.ts'

const server = useServer()
const me = '0a0b0c0d-0000-4000-8000-000000000001'
const organization = '0a0b0c0d-0000-4000-8000-000000000002'

const show = createLabels('en', me)
const applicationPart = ownRows(applications, 'volunteerId')

test('the page of an export names states, kinds and languages, and leaves what people wrote as it is', () => {
  expect(show(applicationPart, { status: 'in_progress', language: 'pt-BR', coverLetter: 'pending' })).toEqual(
    {
      status: 'In progress',
      language: 'Brazilian Portuguese',
      coverLetter: 'pending',
    },
  )
  const claims = ownRows(claimReviews, 'userId')
  expect(show(claims, { state: 'waiting', reason: 'duplicate' })).toEqual({
    state: 'Waiting',
    reason: 'duplicate',
  })
  expect(show(ownRows(savedSearches, 'userId'), { urgencies: ['high'], name: null })).toEqual({
    urgencies: ['High'],
    name: null,
  })
})

test('the page of an export names recorded actions as staff read them, and times as people choose them', () => {
  const recorded = ownRows(auditLog, 'actorId')
  expect(show(recorded, { action: 'auth.sign_in', objectType: 'user' })).toEqual({
    action: 'Signed in',
    objectType: 'Person',
  })
  const profile = ownRows(volunteerProfiles, 'userId')
  expect(show(profile, { availabilityChoice: 'business_hours' })).toEqual({
    availabilityChoice: 'Business hours',
  })
})

test('the page of an export names values inside objects, too', () => {
  const unfinished = ownRows(unfinishedProjects, 'userId')
  const form = { title: 'open', urgency: 'high', budgetRange: 'under_50k', milestones: [{ status: 'open' }] }
  expect(show(unfinished, { form })).toEqual({
    form: { title: 'open', urgency: 'High', budgetRange: 'Under 50k', milestones: [{ status: 'Open' }] },
  })
  expect([toWords('peopleHelped'), toWords('Web design')]).toEqual(['People helped', 'Web design'])
})

test('the page of an export shows what was agreed by field, not as the text of its hash', () => {
  const document = '{"hoursPerWeek":4,"isRemote":true,"location":null,"title":"Poster"}'
  for (const part of [workParts.agreedScopes, workParts.scopeChanges])
    expect(show(part, { document })).toEqual({
      document: { hoursPerWeek: 4, isRemote: true, location: null, title: 'Poster' },
    })
})

test('the page of an export shows no own id and no proofs, which data.json has', () => {
  const credentialPart = ownRows(credentials, 'userId')
  expect(
    show(credentialPart, { id: organization, userId: me, kind: 'badge', document: { proof: 'z' } }),
  ).toEqual({
    kind: 'Badge',
  })
  expect(show(applicationPart, { volunteerId: me, projectId: organization })).toEqual({
    projectId: organization,
  })
})

/** Formats of files have names that people know. */
const shownAsTheyAre = new Set(['mediaType'])

test('every exported column that can only have certain words is named on the page', async () => {
  const { rows } = await server.database.pool.query<{ column: string }>(
    `select distinct c.conrelid::regclass::text || '.' || a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'c' and cardinality(c.conkey) = 1
       and pg_get_constraintdef(c.oid) ~ '(= ANY|<@) \\(?ARRAY\\[''[a-z]'`,
  )
  const enumerated = new Set(rows.map(({ column }) => column))
  expect(enumerated).toContain('applications.status')
  const parts = exportSubjects.flatMap(({ parts: of }) => Object.values<ExportPart>(of))
  const missing = parts.flatMap((part) =>
    Object.entries(columnsOf(part))
      .filter(
        ([field, { name }]) =>
          enumerated.has(`${tableOf(part.table)}.${name}`) &&
          !isCoded(part, field) &&
          !shownAsTheyAre.has(field),
      )
      .map(([field]) => `${tableOf(part.table)}.${field}`),
  )
  expect([...new Set(missing)]).toEqual([])
})
