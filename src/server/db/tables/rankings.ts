import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn, tsvector, written } from '#server/db/columns.ts'
import type { Month } from '#domain/rankings/organization-of-the-month.ts'
import type { OrganizationBadge, OrganizationTier, TrustPoints } from '#domain/rankings/top-organizations.ts'

export const organizationRankings = pgTable('organization_standings', {
  organizationId: uuid('organization_id').primaryKey(),
  tier: text('tier').$type<OrganizationTier>().notNull(),
  trustScore: smallint('trust_score').notNull(),
  trustPoints: jsonb('trust_points').$type<TrustPoints>().notNull(),
  badges: text('badges')
    .array()
    .$type<OrganizationBadge[]>()
    .notNull()
    .default(sql`'{}'`),
  isVerified: boolean('is_verified').notNull(),
  hasTopRatedAverage: boolean('is_rated_top').notNull(),
  ratingRank: doublePrecision('rating_rank').notNull(),
  ratingCount: integer('rating_count').notNull(),
  peopleHelped: bigint('people_helped', { mode: 'number' }).notNull(),
  projectsCompleted: integer('projects_completed').notNull(),
  joinedAt: timestampColumn('joined_at').notNull(),
  responseRate: smallint('response_rate'),
  search: tsvector('search').notNull(),
  platformMean: doublePrecision('platform_mean').notNull(),
  computedAt: written('computed_at'),
})

export const organizationOfTheMonth = pgTable('organization_of_the_month', {
  month: text('month').$type<Month>().primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  ratingSum: integer('rating_sum').notNull(),
  ratingCount: integer('rating_count').notNull(),
  projectsCompleted: integer('projects_completed').notNull(),
  volunteers: integer('volunteers').notNull(),
  peopleHelped: bigint('people_helped', { mode: 'number' }).notNull(),
  decidedAt: written('decided_at'),
})
