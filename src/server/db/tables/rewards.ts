import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, written } from '#server/db/columns.ts'
import type { CodeSource, PerkCategory, PerkState } from '#domain/rewards/perks.ts'
import type { PointData, PointKind } from '#domain/rewards/rewards.ts'

export const perks = pgTable('perks', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  provider: text('provider').notNull(),
  category: text('category').$type<PerkCategory>().notNull(),
  pointsCost: integer('points_cost').notNull(),
  discount: text('discount'),
  stock: integer('stock'),
  claimedCount: integer('claimed_count').notNull().default(0),
  startsAt: timestampColumn('starts_at'),
  endsAt: timestampColumn('ends_at'),
  codeSource: text('code_source').$type<CodeSource>().notNull(),
  state: text('state').$type<PerkState>().notNull().default('draft'),
  version: integer('version').notNull().default(1),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  offeredAt: timestampColumn('offered_at'),
})

export const perkCodes = pgTable(
  'perk_codes',
  {
    perkId: uuid('perk_id').notNull(),
    code: text('code').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    takenAt: timestampColumn('taken_at'),
  },
  (table) => [primaryKey({ columns: [table.perkId, table.code] })],
)

export const redemptions = pgTable('redemptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  perkId: uuid('perk_id').notNull(),
  userId: uuid('user_id').notNull(),
  code: text('code').notNull(),
  points: integer('points').notNull(),
  redeemedAt: written('redeemed_at'),
})

export const pointAccounts = pgTable('point_accounts', {
  userId: uuid('user_id').primaryKey(),
  balance: integer('balance').notNull().default(0),
  earned: integer('earned').notNull().default(0),
  earnedAt: timestampColumn('earned_at'),
  updatedAt: written('updated_at'),
})

export const pointEntries = pgTable('point_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<PointKind>().notNull(),
  source: text('source').notNull(),
  points: integer('points').notNull(),
  balanceAfter: integer('balance_after').notNull(),
  data: jsonb('data').$type<PointData>().notNull().default({}),
  at: timestampColumn('at').notNull(),
  createdAt: written('created_at'),
})

export const badgeAwards = pgTable('badge_awards', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  badgeId: text('badge_id').notNull(),
  earnedAt: timestampColumn('earned_at').notNull(),
  evidence: jsonb('evidence').$type<{ applicationId: string; at: string }[]>().notNull().default([]),
  createdAt: written('created_at'),
})

export const restWeeks = pgTable(
  'rest_weeks',
  {
    userId: uuid('user_id').notNull(),
    monday: date('monday', { mode: 'string' }).notNull(),
    announcedAt: written('announced_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.monday] })],
)
