import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn, written } from '#server/db/columns.ts'
import type { TokenPurpose, UserType } from '#domain/accounts/accounts.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { UndeliveredReason } from '#domain/email/bounces.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  userType: text('user_type').$type<UserType>().notNull(),
  passwordHash: text('password_hash').notNull(),
  profileImageUrl: text('profile_image_url'),
  timeZone: text('time_zone').notNull().default('UTC'),
  language: text('language'),
  primaryOrganizationId: uuid('primary_organization_id'),
  termsVersion: text('terms_version').notNull(),
  termsAgreedAt: written('terms_agreed_at'),
  emailVerifiedAt: timestampColumn('email_verified_at'),
  disabledAt: timestampColumn('disabled_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: written('created_at'),
  lastSeenAt: written('last_seen_at'),
  idleExpiresAt: timestampColumn('idle_expires_at').notNull(),
  absoluteExpiresAt: timestampColumn('absolute_expires_at').notNull(),
  ipPrefix: text('ip_prefix'),
  userAgent: text('user_agent'),
  reauthAt: timestampColumn('reauth_at'),
})

export const endedSessions = pgTable('ended_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  endedAt: written('ended_at'),
})

export const accountTokens = pgTable('account_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash'),
  createdAt: written('created_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
})

export const accountDeletions = pgTable('account_deletions', {
  userId: uuid('user_id').primaryKey(),
  requestedAt: timestampColumn('requested_at').notNull(),
  dueAt: timestampColumn('due_at').notNull(),
  requestedBy: uuid('requested_by'),
  reason: text('reason'),
  keepsCredentials: boolean('keeps_credentials').notNull(),
  pausedProjectIds: uuid('paused_project_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  unattendedOrganizationIds: uuid('unattended_organization_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  undoTokenHash: bytea('undo_token_hash'),
  completedAt: timestampColumn('completed_at'),
})

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: written('created_at'),
  confirmedAt: timestampColumn('confirmed_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    grantedBy: uuid('granted_by'),
    grantedAt: written('granted_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const administratorLinks = pgTable('administrator_links', {
  email: text('email').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: written('created_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
  verifiesAddress: boolean('verifies_address').notNull().default(false),
})

export const accountInvitations = pgTable('account_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  invitedBy: uuid('invited_by'),
  tokenHash: bytea('token_hash'),
  createdAt: written('created_at'),
  sentAt: written('sent_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
  declinedAt: timestampColumn('declined_at'),
  undelivered: text('undelivered').$type<UndeliveredReason>(),
})
