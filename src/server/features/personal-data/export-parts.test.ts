import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { listPersonalColumns, listStoredColumns } from '#tests/support/checks/personal-columns.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { exportSubjects } from './export-parts.ts'
import { columnsOf, type ExportPart } from './part-queries.ts'
import { personalColumns } from './rules.ts'
import { exportPageCatalog } from './texts/export-page-texts.ts'

const database = useDatabase()

const parts: [string, ExportPart][] = exportSubjects.flatMap(({ parts: of }) =>
  Object.entries<ExportPart>(of),
)
const tableOf = (part: ExportPart) => getTableConfig(part.table).name
const columnOf = (part: ExportPart, key: string) => {
  const column = Object.entries(part.table).find(([name]) => name === key)?.[1]
  return String(column?.name)
}

test('an export has every table whose rules say so, by every column that leads to the person', async () => {
  const stored = await listStoredColumns(database.pool)
  const referring = new Set(listPersonalColumns(stored, personalColumns).map((c) => `${c.table}.${c.column}`))
  const keys = new Set(stored.flatMap((c) => (c.references.length > 0 ? [`${c.table}.${c.column}`] : [])))
  const led = new Set(
    parts.flatMap(([, part]) => part.by.map((key) => `${tableOf(part)}.${columnOf(part, key)}`)),
  )
  const included = personalColumns
    .filter((rule) => rule.export === 'included')
    .map(({ table, column }) => `${table}.${column}`)
    // Rows of these are found by another column of theirs.
    .filter(
      (name) =>
        !['search_alerts.search_id', 'credentials.award_id', 'credentials.application_id'].includes(name),
    )
  const leading = included.filter((name) => referring.has(name) && keys.has(name))
  expect(leading.filter((name) => !led.has(name))).toEqual([])
  const exported = new Set(parts.map(([, part]) => tableOf(part)))
  const withRule = new Set(included.map((name) => name.slice(0, name.indexOf('.'))))
  expect([...withRule].filter((table) => !exported.has(table))).toEqual([])
})

test('every subject, part and field of an export has its words', () => {
  const texts = exportPageCatalog.read('en')
  expect(Object.keys(texts.subjects)).toEqual(exportSubjects.map(({ name }) => name))
  expect(Object.keys(texts.parts).toSorted()).toEqual(parts.map(([name]) => name).toSorted())
  const fields = new Set(parts.flatMap(([, part]) => Object.keys(columnsOf(part))))
  const words = new Set(Object.keys(texts.fields))
  expect([...fields].filter((field) => !words.has(field) && !/^id$|Id$/.test(field))).toEqual([])
  expect([...words].filter((field) => !fields.has(field))).toEqual([])
})

/** Written by hand, apart from the rules: what must never be in the file of one person. */
const never: Record<string, readonly string[]> = {
  account: ['passwordHash'],
  sessions: ['tokenHash'],
  accountLinks: ['tokenHash'],
  accountInvitations: ['tokenHash', 'invitedBy'],
  accountInvitationsSent: ['tokenHash', 'email'],
  secondFactor: ['secret'],
  recoveryCodes: ['codeHash'],
  suspension: ['suspendedBy'],
  deletion: ['undoTokenHash', 'requestedBy', 'pausedProjectIds', 'unattendedOrganizationIds'],
  exports: ['name', 'requestedBy'],
  activity: ['before', 'after', 'objectId'],
  emails: ['text', 'html'],
  applications: ['shortlistedAt'],
  applicationHistory: ['actorId'],
  scopeChanges: ['requestedBy'],
  hours: ['decidedBy'],
  invites: ['senderId'],
  reviewsReceived: ['writerId', 'repliedBy'],
  reviewsWritten: ['revieweeUserId', 'repliedBy'],
  contacts: ['blockedByOrganizationAt'],
  attachments: ['uploaderId'],
  credentials: ['revokedBy'],
  invitationsReceived: ['tokenHash', 'invitedBy'],
  invitationsSent: ['tokenHash', 'email'],
  claims: ['tokenHash'],
  claimReviews: ['decidedBy'],
  authorityEmails: ['tokenHash'],
  authority: ['note', 'dropReason'],
  verificationRequests: ['phone', 'contactName', 'contactTitle', 'contactEmail', 'decidedBy', 'ein'],
  projects: ['contactName', 'contactInstructions'],
  notes: ['applicationId'],
  invitesSent: ['volunteerId', 'status', 'endedAt', 'closedReason'],
  reviewReports: ['decidedBy', 'note'],
  projectReports: ['decidedBy', 'note', 'evidence'],
  accountReports: ['decidedBy', 'note', 'userId'],
  messageReports: ['decidedBy', 'note', 'messageId'],
  appeals: ['decidedBy', 'opposedBy', 'appealedBy', 'userId'],
}

test('an export never has what is secret, private to others, or names who decided', () => {
  const byName = new Map(parts)
  const unknown = Object.keys(never).filter((name) => !byName.has(name))
  const found = parts.flatMap(([name, part]) => {
    const shown = new Set(Object.keys(columnsOf(part)))
    return (never[name] ?? []).filter((field) => shown.has(field)).map((field) => `${name}.${field}`)
  })
  const misspelled = parts.flatMap(([name, part]) =>
    (never[name] ?? []).filter((field) => !(field in part.table)).map((field) => `${name}.${field}`),
  )
  expect({ unknown, found, misspelled }).toEqual({ unknown: [], found: [], misspelled: [] })
})
