import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  bytea,
  emailedLink,
  labels,
  ratingTotal,
  timestampColumn,
  written,
  writtenLanguage,
} from '#server/db/columns.ts'
import type { MemberRole } from '#domain/accounts/accounts.ts'
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import type { BudgetRange, OrganizationSize } from '#domain/options/organizations.ts'
import type { ClaimReviewState } from '#domain/organizations/members.ts'
import type { SocialMedia } from '#domain/organizations/organizations.ts'

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  namedAt: timestampColumn('named_at'),
  description: text('description'),
  missionStatement: text('mission_statement'),
  website: text('website'),
  location: text('location'),
  ein: text('ein'),
  foundedYear: integer('founded_year'),
  employeeCount: text('employee_count'),
  budgetRange: text('budget_range').$type<BudgetRange>(),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  socialMedia: jsonb('social_media').$type<Partial<SocialMedia>>().notNull().default({}),
  size: text('size').$type<OrganizationSize>(),
  causeAreas: labels('cause_areas'),
  causeIds: labels('cause_ids'),
  isVerified: boolean('is_verified').notNull().default(false),
  timeZone: text('time_zone').notNull().default('UTC'),
  logoUrl: text('logo_url'),
  registeredBy: uuid('registered_by'),
  asksCoordinatorAt: timestampColumn('asks_coordinator_at'),
  externalId: text('external_id'),
  importedAt: timestampColumn('imported_at'),
  closedAt: timestampColumn('closed_at'),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  ...ratingTotal(),
})

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    joinedAt: written('joined_at'),
    isPlaceholder: boolean('is_placeholder').notNull().default(false),
    isCoordinator: boolean('is_coordinator').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
)

export const organizationInvitations = pgTable('organization_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  role: text('role').$type<MemberRole>().notNull(),
  invitedBy: uuid('invited_by'),
  tokenHash: bytea('token_hash'),
  sentAt: written('sent_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
  undelivered: text('undelivered').$type<UndeliveredReason>(),
})

export const organizationClaims = pgTable('organization_claims', emailedLink())

export const claimReviews = pgTable('claim_reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  explanation: text('explanation').notNull(),
  state: text('state').$type<ClaimReviewState>().notNull().default('waiting'),
  reason: text('reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: timestampColumn('decided_at'),
  createdAt: written('created_at'),
})
