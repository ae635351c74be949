import {
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { CalibrationBin } from '#domain/matching/predictions/calibration.ts'
import type { IndexEntry } from '#server/matching/index-entry.ts'
import type { DismissalReason, Exclusion } from '#domain/matching/dismissals.ts'
import type { ExposureList } from '#domain/matching/predictions/exposures.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import type { PredictedOutcome } from '#domain/matching/predictions/prediction-rule.ts'

export const matchingWeights = pgTable('matching_weights', {
  userId: uuid('user_id').primaryKey(),
  skills: smallint('skills').notNull(),
  causes: smallint('causes').notNull(),
  location: smallint('location').notNull(),
  time: smallint('time').notNull(),
  experience: smallint('experience').notNull(),
  savedAt: written('saved_at'),
})

export const dismissedMatches = pgTable(
  'dismissed_matches',
  {
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id').notNull(),
    reason: text('reason').$type<DismissalReason>().notNull(),
    dismissedAt: written('dismissed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

/** Up to when new projects were compared with a person's profile. */
export const matchChecks = pgTable('match_checks', {
  userId: uuid('user_id').primaryKey(),
  checkedAt: timestampColumn('checked_at').notNull(),
})

/** Projects that people were notified of as new matches. */
export const notifiedMatches = pgTable(
  'notified_matches',
  {
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id').notNull(),
    notifiedAt: written('notified_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

export const matchExclusions = pgTable('match_exclusions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<Exclusion['kind']>().notNull(),
  hours: smallint('hours'),
  label: text('label'),
  organizationId: uuid('organization_id'),
  createdAt: written('created_at'),
})

export const skillPlacements = pgTable('skill_placements', {
  typedId: text('typed_id').primaryKey(),
  label: text('label').notNull().default(''),
  skillId: text('skill_id'),
  decidedBy: uuid('decided_by'),
  decidedAt: written('decided_at'),
})

export const listingStatistics = pgTable('listing_statistics', {
  id: boolean('id').primaryKey().default(true),
  listings: integer('listings').notNull(),
  meanLength: real('mean_length').notNull(),
  withWord: jsonb('with_word').$type<Record<string, number>>().notNull(),
  withWork: jsonb('with_work').$type<Record<string, number>>().notNull(),
  countedAt: timestampColumn('counted_at').notNull(),
  workVersion: integer('work_version').notNull().default(0),
})

export const directoryDays = pgTable(
  'directory_days',
  {
    readerId: uuid('reader_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seen: text('seen').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.day] })],
)

export const matchExposures = pgTable(
  'match_exposures',
  {
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    list: text('list').$type<ExposureList>().notNull(),
    sort: text('sort').$type<MatchOrder>().notNull(),
    position: smallint('position').notNull(),
    isSeen: boolean('is_seen').notNull().default(false),
    features: real('features').array(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId, table.day, table.list, table.sort] })],
)

export const matchModels = pgTable(
  'match_models',
  {
    fittedAt: timestampColumn('fitted_at').notNull(),
    outcome: text('outcome').$type<PredictedOutcome>().notNull(),
    version: integer('version').notNull(),
    decisions: integer('decisions').notNull(),
    pairs: integer('pairs').notNull(),
    positives: integer('positives').notNull(),
    isUsed: boolean('is_used').notNull(),
    usedSince: timestampColumn('used_since').notNull(),
    coefficients: doublePrecision('coefficients').array(),
    priorCoefficients: doublePrecision('prior_coefficients').array(),
    meanRaise: doublePrecision('mean_raise'),
    logLoss: doublePrecision('log_loss'),
    priorLogLoss: doublePrecision('prior_log_loss'),
    brier: doublePrecision('brier'),
    priorBrier: doublePrecision('prior_brier'),
    calibration: jsonb('calibration').$type<CalibrationBin[]>().notNull(),
    priorCalibration: jsonb('prior_calibration').$type<CalibrationBin[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.outcome, table.fittedAt] })],
)

/** What a process parsed of a project for its index of matches (0198). */
export const indexedProjects = pgTable('indexed_projects', {
  projectId: uuid('project_id').primaryKey(),
  parser: text('parser').notNull(),
  textVersion: integer('text_version').notNull(),
  entry: json('entry').$type<IndexEntry>().notNull(),
})
