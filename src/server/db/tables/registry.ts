import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { RegisterFile } from '#domain/verification/register.ts'
import type {
  RegisterRunFailure,
  RegisterRunFile,
  RegisterRunProgress,
  RegisterRunResult,
  RegisterRunState,
} from '#domain/verification/register-runs.ts'

const registerEntryColumns = () => ({
  ein: text('ein').notNull(),
  file: smallint('file').notNull(),
  line: integer('line').notNull(),
})

export const registryBmf = pgTable(
  'registry_bmf',
  {
    ...registerEntryColumns(),
    name: text('name').notNull(),
    sortName: text('sort_name').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    group: text('group_code').notNull(),
    subsection: text('subsection').notNull(),
    affiliation: text('affiliation').notNull().default(''),
    foundation: text('foundation').notNull(),
    deductibility: text('deductibility').notNull(),
    status: text('status').notNull(),
    ruling: text('ruling').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ein, table.file, table.line] })],
)

export const registryPub78 = pgTable(
  'registry_pub78',
  { ...registerEntryColumns(), deductibility: text('deductibility').notNull() },
  (table) => [primaryKey({ columns: [table.ein, table.file, table.line] })],
)

export const registryRevocations = pgTable(
  'registry_revocations',
  {
    ...registerEntryColumns(),
    name: text('name').notNull(),
    dba: text('dba').notNull().default(''),
    revokedOn: date('revoked_on', { mode: 'string' }).notNull(),
    postedOn: date('posted_on', { mode: 'string' }),
    reinstatedOn: date('reinstated_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.ein, table.file, table.line] })],
)

export const registryLoads = pgTable('registry_loads', {
  id: uuid('id').primaryKey().defaultRandom(),
  loadedAt: written('loaded_at'),
  durationMs: integer('duration_ms').notNull(),
  rechecked: integer('rechecked').notNull().default(0),
  suspended: integer('suspended').notNull().default(0),
})

export const registryFiles = pgTable(
  'registry_files',
  {
    loadId: uuid('load_id').notNull(),
    kind: text('kind').$type<RegisterFile>().notNull(),
    file: smallint('file').notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    rows: integer('rows').notNull(),
    rejected: integer('rejected').notNull(),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    isPartial: boolean('is_partial').notNull(),
  },
  (table) => [primaryKey({ columns: [table.loadId, table.kind, table.file] })],
)

export const registryRuns = pgTable('registry_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  requestedBy: uuid('requested_by'),
  createdAt: written('created_at'),
  state: text('state').$type<RegisterRunState>().notNull(),
  isDryRun: boolean('is_dry_run').notNull().default(true),
  isPartial: boolean('is_partial').notNull(),
  asOf: date('as_of', { mode: 'string' }),
  files: jsonb('files').$type<RegisterRunFile[]>().notNull(),
  progress: jsonb('progress').$type<RegisterRunProgress>(),
  attempts: integer('attempts').notNull().default(0),
  beatAt: timestampColumn('beat_at'),
  endedAt: timestampColumn('ended_at'),
  failure: jsonb('failure').$type<RegisterRunFailure>(),
  result: jsonb('result').$type<RegisterRunResult>(),
})
