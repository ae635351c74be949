/** Tables as the code sees them. migrations/*.sql creates them, and a test compares the two. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  inet,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LegalDocument } from '#contract/help/legal.ts'
import type { SavedFilters } from '#contract/projects/saved-searches.ts'
import type { Announcement, FooterLink, Story } from '#domain/site/site.ts'
import type { MemberRole, TokenPurpose, UserType } from '#domain/accounts/accounts.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import type { AuditAction, AuditObject, AuditOutcome, AuditValue } from '#domain/audit/audit.ts'
import type { ScopeSource } from '#domain/applications/agreed-scope.ts'
import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { DeclineReason } from '#domain/applications/declining.ts'
import type { ScopeChangeStatus } from '#domain/applications/scope-changes.ts'
import type { AuthorityDropReason, AuthorityMethod } from '#domain/authority/authority.ts'
import type { UndeliveredReason } from '#domain/email/bounces.ts'
import type { CredentialKind } from '#domain/credentials/credentials.ts'
import type { DocumentKind, FileMediaType, FilePurpose } from '#domain/images/files.ts'
import type { HourStatus } from '#domain/hours/hours.ts'
import type { CalibrationBin } from '#domain/matching/calibration.ts'
import type { IndexEntry } from '#server/matching/index-entry.ts'
import type { DismissalReason, Exclusion } from '#domain/matching/dismissals.ts'
import type { ExposureList } from '#domain/matching/exposures.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import type { PredictedOutcome } from '#domain/matching/prediction-rule.ts'
import type { BudgetRange, OrganizationSize } from '#domain/options/organizations.ts'
import type { WorkingStyle } from '#domain/options/volunteers.ts'
import type { ClaimReviewState } from '#domain/organizations/members.ts'
import type { SocialMedia } from '#domain/organizations/organizations.ts'
import type { Month } from '#domain/rankings/organization-of-the-month.ts'
import type { OrganizationBadge, OrganizationTier, TrustPoints } from '#domain/rankings/top-organizations.ts'
import type { CodeSource, PerkCategory, PerkState } from '#domain/rewards/perks.ts'
import type { EmailFrequency } from '#domain/notifications/notification-topics.ts'
import type { Weekday } from '#domain/notifications/weekly-summary.ts'
import type { PortfolioProject } from '#domain/profiles/profiles.ts'
import type { CategoryRatings, ReportReason, ReportDecision, ReviewType } from '#domain/reviews/reviews.ts'
import type { AccountReportDecision, AccountReportReason } from '#domain/moderation/reports.ts'
import type { AppealableDecision, AppealKind, AppealDecision } from '#domain/moderation/appeals.ts'
import type { Milestone } from '#domain/projects/milestones.ts'
import type {
  ProjectReportDecision,
  ProjectReportReason,
  ProjectReportSource,
} from '#domain/projects/moderation.ts'
import type {
  ExperienceLevel,
  Perk,
  ProjectStatus,
  ProjectVisibility,
  Urgency,
} from '#domain/projects/projects.ts'
import type { IdentifierKind } from '#domain/verification/identifiers.ts'
import type {
  AbsenceReason,
  RegisterFile,
  StoredVerificationState,
  VerificationEvidence,
  VerificationFlag,
  VerificationReason,
  VerificationTag,
} from '#domain/verification/register.ts'
import type { AlertFrequency, SearchedPlace } from '#domain/projects/saved-searches.ts'
import type { PointData, PointKind } from '#domain/rewards/rewards.ts'
import type { FindingEffect } from '#domain/safeguards/evaluate.ts'
import type {
  RegisterRunFailure,
  RegisterRunFile,
  RegisterRunProgress,
  RegisterRunResult,
  RegisterRunState,
} from '#domain/verification/register-runs.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { ScheduledOutcome } from '#domain/schedule/schedule.ts'
import type { ContentLanguage } from '#domain/text/content-languages.ts'
import type { ScreeningAnswer, ScreeningQuestion } from '#domain/applications/screening.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })
const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
const written = (name: string) => timestampColumn(name).notNull().defaultNow()
const labels = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/** The language a text is written in, as `StoredLanguage` says. */
export const writtenLanguage = () => ({
  language: text('language').$type<ContentLanguage>(),
  isLanguageChosen: boolean('is_language_chosen'),
})

const ratingTotal = () => ({
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
})

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

export const emailBounces = pgTable('email_bounces', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  code: text('code').notNull(),
  bouncedAt: timestampColumn('bounced_at').notNull(),
  clearedAt: timestampColumn('cleared_at'),
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

export const volunteerProfiles = pgTable('volunteer_profiles', {
  userId: uuid('user_id').primaryKey(),
  headline: text('headline'),
  bio: text('bio').notNull().default(''),
  skills: labels('skills'),
  skillIds: labels('skill_ids'),
  preferredCauses: labels('preferred_causes'),
  causeIds: labels('cause_ids'),
  experience: text('experience'),
  experienceLevel: text('experience_level'),
  availability: text('availability'),
  availabilityChoice: text('availability_choice'),
  maxHoursPerWeek: integer('max_hours_per_week'),
  location: text('location'),
  website: text('website'),
  linkedinUrl: text('linkedin_url'),
  workingStyles: text('working_styles')
    .array()
    .$type<WorkingStyle[]>()
    .notNull()
    .default(sql`'{remote}'`),
  portfolio: jsonb('portfolio').$type<PortfolioProject[]>().notNull().default([]),
  isPortfolioPublic: boolean('is_portfolio_public').notNull().default(false),
  isContactable: boolean('is_contactable').notNull().default(false),
  remoteOnly: boolean('remote_only').notNull().default(false),
  languages: text('languages').array(),
  isAdult: boolean('is_adult'),
  isOlder: boolean('is_older'),
  workIds: labels('work_ids'),
  workVersion: integer('work_version').notNull().default(0),
  /** Written by a trigger; null until a job writes it for profiles of an earlier release. */
  search: tsvector('search'),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

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

export const portfolioOmissions = pgTable('portfolio_omissions', {
  applicationId: uuid('application_id').primaryKey(),
  omittedAt: written('omitted_at'),
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

export const portfolioViews = pgTable(
  'portfolio_views',
  {
    volunteerId: uuid('volunteer_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.volunteerId, table.organizationId, table.day] })],
)

export const onboardingAnswers = pgTable(
  'onboarding_answers',
  {
    userId: uuid('user_id').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    skills: labels('skills'),
    preferredCauses: labels('preferred_causes'),
    experience: text('experience').notNull(),
    availability: text('availability').notNull(),
    goals: text('goals').notNull(),
    answeredAt: written('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.userType] })],
)

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

export const files = pgTable('files', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  purpose: text('purpose').$type<FilePurpose>().notNull(),
  ownerId: uuid('owner_id'),
  organizationId: uuid('organization_id'),
  mediaType: text('media_type').$type<FileMediaType>().notNull(),
  documentKind: text('document_kind').$type<DocumentKind>(),
  sha256: bytea('sha256').notNull(),
  size: integer('size').notNull(),
  createdAt: written('created_at'),
  storedAt: timestampColumn('stored_at'),
  removedAt: timestampColumn('removed_at'),
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

export const organizationClaims = pgTable('organization_claims', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash'),
  sentAt: written('sent_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
})

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

export const organizationAuthority = pgTable('organization_authority', {
  organizationId: uuid('organization_id').primaryKey(),
  method: text('method').$type<AuthorityMethod>().notNull(),
  domain: text('domain'),
  name: text('name').notNull(),
  provedBy: uuid('proved_by'),
  provedAt: written('proved_at'),
  note: text('note'),
  droppedAt: timestampColumn('dropped_at'),
  dropReason: text('drop_reason').$type<AuthorityDropReason>(),
})

export const authorityEmails = pgTable('authority_letters', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  tokenHash: bytea('token_hash'),
  sentAt: written('sent_at'),
  expiresAt: timestampColumn('expires_at').notNull(),
})

export const authorityTokens = pgTable('authority_tokens', {
  organizationId: uuid('organization_id').primaryKey(),
  token: text('token').notNull(),
  createdAt: written('created_at'),
  checkedAt: timestampColumn('checked_at'),
  checkedHost: text('checked_host'),
  failure: text('failure'),
})

export const projects = pgTable('projects', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  createdBy: uuid('created_by'),
  title: text('title').notNull(),
  description: text('description').notNull(),
  requiredSkills: labels('required_skills'),
  preferredSkills: labels('preferred_skills'),
  skillIds: labels('skill_ids'),
  workIds: labels('work_ids'),
  workVersion: integer('work_version').notNull().default(0),
  causeAreas: labels('cause_areas'),
  causeIds: labels('cause_ids'),
  timeCommitment: integer('time_commitment'),
  duration: text('duration'),
  deliverables: text('deliverables'),
  impact: text('impact'),
  location: text('location'),
  isRemote: boolean('is_remote').notNull().default(true),
  applicationDeadline: date('application_deadline', { mode: 'string' }),
  deadlineEnforced: boolean('deadline_enforced').notNull().default(true),
  timeZone: text('time_zone').notNull().default('UTC'),
  maxVolunteers: integer('max_volunteers'),
  acceptedCount: integer('accepted_count').notNull().default(0),
  /** Triggers count it. */
  pendingCount: integer('pending_count').notNull().default(0),
  experienceLevel: text('experience_level').$type<ExperienceLevel>(),
  contactInstructions: text('contact_instructions'),
  perks: jsonb('perks').$type<Perk[]>().notNull().default([]),
  requirements: text('requirements'),
  screeningQuestions: jsonb('screening_questions').$type<ScreeningQuestion[]>().notNull().default([]),
  urgency: text('urgency').$type<Urgency>().notNull().default('medium'),
  timeline: text('timeline'),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
  milestones: jsonb('milestones').$type<Milestone[]>().notNull().default([]),
  contactName: text('contact_name'),
  definitionOfDone: text('definition_of_done'),
  hoursReason: text('hours_reason'),
  confirmsNoPaidPost: boolean('confirms_no_paid_post').notNull().default(false),
  confirmsLicense: boolean('confirms_license').notNull().default(false),
  status: text('status').$type<ProjectStatus>().notNull().default('open'),
  visibility: text('visibility').$type<ProjectVisibility>().notNull().default('published'),
  publishWhenVerified: boolean('publish_when_verified').notNull().default(false),
  externalId: text('external_id'),
  importedAt: timestampColumn('imported_at'),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  completedAt: timestampColumn('completed_at'),
  canceledAt: timestampColumn('canceled_at'),
  cancelReason: text('cancel_reason'),
  heldByAdministratorAt: timestampColumn('held_by_administrator_at'),
  search: tsvector('search').notNull().default(''),
  ...ratingTotal(),
})

/** Text search configurations, besides `listing`, that texts use: what anyone can find, and messages. */
export const searchConfigurations = pgTable(
  'search_configurations',
  { kind: text('kind').$type<'public' | 'message'>().notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)

export const impactReports = pgTable('impact_reports', {
  projectId: uuid('project_id').primaryKey(),
  peopleHelped: integer('people_helped'),
  summary: text('summary'),
  reportedBy: uuid('reported_by'),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

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

export const reopenAlerts = pgTable(
  'reopen_alerts',
  {
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: written('created_at'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
)

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  frequency: text('frequency').$type<AlertFrequency>().notNull(),
  filters: jsonb('filters').$type<SavedFilters>().notNull(),
  endedAt: timestampColumn('ended_at'),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  /** What the rest was read with, from the filters; null means no such filter. */
  readWith: text('read_with').notNull(),
  terms: text('terms').array().notNull(),
  text: tsquery('text'),
  skills: text('skills').array(),
  causes: text('causes').array(),
  hours: integer('hours'),
  organization: uuid('organization'),
  levels: text('levels').array(),
  durations: text('durations').array(),
  urgencies: text('urgencies').array(),
  onlyRemote: boolean('only_remote').notNull(),
  onlyAccepting: boolean('only_accepting').notNull(),
  place: jsonb('place').$type<SearchedPlace>(),
})

/** Projects that saved searches found for a person; those without `sentAt` wait. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id').notNull(),
    searchId: uuid('search_id'),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    foundAt: written('found_at'),
    sentAt: timestampColumn('sent_at'),
    sendId: uuid('sent_with'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

/** What a process parsed of a project for its index of matches (0198). */
export const indexedProjects = pgTable('indexed_projects', {
  projectId: uuid('project_id').primaryKey(),
  parser: text('parser').notNull(),
  textVersion: integer('text_version').notNull(),
  entry: json('entry').$type<IndexEntry>().notNull(),
})

/** How published projects were before changes that no search has looked at yet. */
export const changedProjects = pgTable('changed_projects', {
  projectId: uuid('project_id').primaryKey(),
  changedAt: written('changed_at'),
  visibility: text('visibility').$type<ProjectVisibility>().notNull(),
  search: tsvector('search').notNull(),
  skillIds: text('skill_ids').array().notNull(),
  causeIds: text('cause_ids').array().notNull(),
  timeCommitment: integer('time_commitment'),
  organizationId: uuid('organization_id').notNull(),
  experienceLevel: text('experience_level').$type<ExperienceLevel>(),
  duration: text('duration'),
  urgency: text('urgency').$type<Urgency>().notNull(),
  isRemote: boolean('is_remote').notNull(),
  location: text('location'),
  status: text('status').$type<ProjectStatus>().notNull(),
  maxVolunteers: integer('max_volunteers'),
  acceptedCount: integer('accepted_count').notNull(),
  pendingCount: integer('pending_count').notNull(),
  deadlineEnforced: boolean('deadline_enforced').notNull(),
  applicationDeadline: date('application_deadline', { mode: 'string' }),
  timeZone: text('time_zone').notNull(),
})

export const savedProjects = pgTable(
  'saved_projects',
  {
    userId: uuid('user_id').notNull(),
    projectId: uuid('project_id').notNull(),
    savedAt: written('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
)

export const unfinishedProjects = pgTable('unfinished_projects', {
  id: uuid('id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  form: jsonb('form').$type<Record<string, unknown>>().notNull(),
  version: integer('version').notNull().default(1),
  title: text('title'),
  step: smallint('step'),
  listedVersion: integer('listed_version'),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const applications = pgTable('applications', {
  id: uuid('id').primaryKey().defaultRandom(),
  projectId: uuid('project_id').notNull(),
  volunteerId: uuid('volunteer_id').notNull(),
  status: text('status').$type<ApplicationStatus>().notNull().default('pending'),
  coverLetter: text('cover_letter').notNull(),
  proposedApproach: text('proposed_approach'),
  questions: text('questions'),
  screeningAnswers: jsonb('screening_answers').$type<ScreeningAnswer[]>().notNull().default([]),
  organizationFeedback: text('organization_feedback'),
  endedBy: text('ended_by').$type<ApplicationSide>(),
  endReason: text('end_reason'),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  reviewedAt: timestampColumn('reviewed_at'),
  shortlistedAt: timestampColumn('shortlisted_at'),
  isInvited: boolean('is_invited').notNull().default(false),
})

export const applicationNotes = pgTable('application_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  language: text('language').$type<ContentLanguage>(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const agreedScopes = pgTable(
  'agreed_scopes',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    document: text('document').notNull(),
    hash: text('hash').notNull(),
    source: text('source').$type<ScopeSource>().notNull(),
    agreedAt: written('agreed_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)

export const scopeChanges = pgTable('scope_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  baseVersion: integer('base_version').notNull(),
  document: text('document').notNull(),
  status: text('status').$type<ScopeChangeStatus>().notNull().default('open'),
  requestedBy: uuid('requested_by'),
  requestedAt: written('requested_at'),
  decidedAt: timestampColumn('decided_at'),
  declineReason: text('decline_reason'),
})

export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const applicationHistory = pgTable('application_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: uuid('application_id').notNull(),
  actorId: uuid('actor_id'),
  fromStatus: text('from_status').$type<ApplicationStatus>(),
  toStatus: text('to_status').$type<ApplicationStatus>().notNull(),
  reason: text('reason'),
  at: written('at'),
})

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  projectId: uuid('project_id').notNull(),
  type: text('type').$type<ReviewType>().notNull(),
  writerId: uuid('writer_id'),
  revieweeOrganizationId: uuid('reviewee_organization_id'),
  revieweeUserId: uuid('reviewee_user_id'),
  rating: smallint('rating').notNull(),
  reviewText: text('review_text').notNull(),
  categories: jsonb('categories').$type<CategoryRatings>().notNull().default({}),
  isPublic: boolean('is_public').notNull().default(true),
  ...writtenLanguage(),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
  revealedAt: timestampColumn('revealed_at'),
  replyText: text('reply_text'),
  replyLanguage: text('reply_language').$type<ContentLanguage>(),
  repliedAt: timestampColumn('replied_at'),
  repliedBy: uuid('replied_by'),
  editedAt: timestampColumn('edited_at'),
  version: integer('version').notNull().default(1),
  hiddenAt: timestampColumn('hidden_at'),
})

export const reviewReports = pgTable('review_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  reviewId: uuid('review_id').notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<ReportReason>().notNull(),
  explanation: text('explanation'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<ReportDecision>(),
  note: text('note'),
})

/** Reports about projects by people, and findings of safeguards. */
export const projectReports = pgTable('project_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  projectId: uuid('project_id').notNull(),
  source: text('source').$type<ProjectReportSource>().notNull(),
  reporterId: uuid('reporter_id'),
  reason: text('reason').$type<ProjectReportReason>(),
  explanation: text('explanation'),
  rule: text('rule').$type<SafeguardCode>(),
  ruleVersion: integer('rule_version'),
  effect: text('effect').$type<Exclude<FindingEffect, 'require'>>(),
  field: text('field'),
  evidence: text('evidence'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<ProjectReportDecision>(),
  note: text('note'),
})

/** Reports about people and organizations. */
export const accountReports = pgTable('account_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  organizationId: uuid('organization_id'),
  reporterId: uuid('reporter_id'),
  inviteId: uuid('invite_id'),
  inviteContent: text('invite_content'),
  applicationId: uuid('application_id'),
  applicationContent: text('application_content'),
  reason: text('reason').$type<AccountReportReason>().notNull(),
  explanation: text('explanation'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<AccountReportDecision>(),
  note: text('note'),
})

export const hourEntries = pgTable('hour_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  hours: numeric('hours', { precision: 4, scale: 2, mode: 'number' }).notNull(),
  note: text('note'),
  status: text('status').$type<HourStatus>().notNull().default('awaiting'),
  reason: text('reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: timestampColumn('decided_at'),
  confirmedAfterDays: smallint('confirmed_after_days'),
  version: integer('version').notNull().default(1),
  createdAt: written('created_at'),
  updatedAt: written('updated_at'),
})

export const workChecks = pgTable('work_checks', {
  applicationId: uuid('application_id').primaryKey(),
  askedAt: timestampColumn('asked_at'),
  activeAt: timestampColumn('active_at'),
  silentAt: timestampColumn('silent_at'),
  renewalAskedAt: timestampColumn('renewal_asked_at'),
  volunteerRenewedAt: timestampColumn('volunteer_renewed_at'),
  organizationRenewedAt: timestampColumn('organization_renewed_at'),
  overdueAt: timestampColumn('overdue_at'),
  renewedAt: timestampColumn('renewed_at'),
})

export const domainEvents = pgTable('facts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').notNull(),
  actorId: uuid('actor_id'),
  subjectId: uuid('subject_id').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  at: written('at'),
})

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  eventId: bigint('fact_id', { mode: 'number' }).notNull(),
  readAt: timestampColumn('read_at'),
  createdAt: written('created_at'),
  isShown: boolean('is_shown').notNull().default(true),
})

export const liveHeads = pgTable('live_heads', {
  userId: uuid('user_id').primaryKey(),
  lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
})

export const liveEvents = pgTable(
  'live_events',
  {
    userId: uuid('user_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: written('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const notificationPreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid('user_id').notNull(),
    topic: text('topic').notNull(),
    inProduct: boolean('in_product').notNull(),
    mail: text('mail').$type<EmailFrequency>().notNull(),
    mailBefore: text('mail_before').$type<EmailFrequency>(),
    updatedAt: written('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

export const emailTimes = pgTable('notice_times', {
  userId: uuid('user_id').primaryKey(),
  digestHour: smallint('digest_hour').notNull(),
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  staffEmailDay: date('staff_email_day', { mode: 'string' }),
  updatedAt: written('updated_at'),
})

export const weeklySummaries = pgTable('weekly_summaries', {
  userId: uuid('user_id').primaryKey(),
  weekday: smallint('weekday').$type<Weekday>(),
  weekdayBefore: smallint('weekday_before').$type<Weekday>(),
  chosenAt: timestampColumn('chosen_at').notNull(),
  lastDay: date('last_day', { mode: 'string' }),
  lastAt: timestampColumn('last_at'),
})

export const digests = pgTable('digests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  createdAt: written('created_at'),
})

export const digestEntries = pgTable('digest_entries', {
  notificationId: uuid('notification_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  happenedAt: timestampColumn('happened_at').notNull(),
  digestId: bigint('digest_id', { mode: 'number' }),
})

export const messageNotifications = pgTable(
  'message_notices',
  {
    userId: uuid('user_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    mailedAt: timestampColumn('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId] })],
)

export const jobs = pgTable('jobs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  uniqueKey: text('unique_key'),
  runAt: written('run_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  deadAt: timestampColumn('dead_at'),
  createdAt: written('created_at'),
  lockedUntil: timestampColumn('locked_until'),
})

export const scheduledActions = pgTable('scheduled_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  rule: text('rule').notNull(),
  subjectId: uuid('subject_id').notNull(),
  step: smallint('step').notNull(),
  causeAt: timestampColumn('cause_at'),
  dueAt: timestampColumn('due_at').notNull(),
  runAt: timestampColumn('run_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: timestampColumn('done_at'),
  outcome: text('outcome').$type<ScheduledOutcome>(),
  createdAt: written('created_at'),
})

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: text('message_id').notNull(),
  eventId: bigint('fact_id', { mode: 'number' }),
  userId: uuid('user_id'),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: written('created_at'),
})

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  tat: timestamp('tat', { withTimezone: true, mode: 'date' }).notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: bytea('fingerprint').notNull(),
    answer: text('answer'),
    createdAt: written('created_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

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

export const verifications = pgTable('verifications', {
  organizationId: uuid('organization_id').primaryKey(),
  state: text('state').$type<StoredVerificationState>().notNull(),
  reasons: text('reasons')
    .array()
    .$type<VerificationReason[]>()
    .notNull()
    .default(sql`'{}'`),
  identifierKind: text('identifier_kind').$type<IdentifierKind>().notNull().default('ein'),
  ein: text('ein'),
  registrationNumber: text('registration_number'),
  registerName: text('register_name'),
  name: text('name').notNull(),
  street: text('street'),
  city: text('city'),
  addressState: text('address_state'),
  zipCode: text('zip_code'),
  phone: text('phone'),
  contactName: text('contact_name'),
  contactTitle: text('contact_title'),
  contactEmail: text('contact_email'),
  hasExemptionLetter: boolean('has_exemption_letter').notNull().default(false),
  hasAuditedFinancials: boolean('has_audited_financials').notNull().default(false),
  hasBoardList: boolean('has_board_list').notNull().default(false),
  tags: text('tags')
    .array()
    .$type<VerificationTag[]>()
    .notNull()
    .default(sql`'{}'`),
  flags: text('flags')
    .array()
    .$type<VerificationFlag[]>()
    .notNull()
    .default(sql`'{}'`),
  label: text('label'),
  recommendsDecline: boolean('recommends_decline').notNull().default(false),
  absence: text('absence').$type<AbsenceReason>(),
  sponsorEin: text('sponsor_ein'),
  evidence: jsonb('evidence').$type<VerificationEvidence>(),
  requestedBy: uuid('requested_by'),
  requestedAt: written('requested_at'),
  queuedAt: timestampColumn('queued_at'),
  isByRegister: boolean('is_by_register').notNull().default(true),
  decidedBy: uuid('decided_by'),
  decidedAt: timestampColumn('decided_at'),
  updatedAt: written('updated_at'),
})

export const verificationDecisions = pgTable('verification_decisions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: uuid('organization_id').notNull(),
  state: text('state').$type<StoredVerificationState>().notNull(),
  reasons: text('reasons')
    .array()
    .$type<VerificationReason[]>()
    .notNull()
    .default(sql`'{}'`),
  evidence: jsonb('evidence').$type<VerificationEvidence>(),
  isByRegister: boolean('is_by_register').notNull(),
  decidedBy: uuid('decided_by'),
  note: text('note'),
  at: written('at'),
})

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  position: bigint('position', { mode: 'number' }),
  at: timestampColumn('at')
    .notNull()
    .default(sql`clock_timestamp()`),
  actorId: uuid('actor_id'),
  actorIp: inet('actor_ip'),
  sessionHashPrefix: text('session_hash_prefix'),
  action: text('action').$type<AuditAction>().notNull(),
  objectType: text('object_type').$type<AuditObject>().notNull(),
  objectId: text('object_id'),
  before: jsonb('before').$type<Record<string, AuditValue>>(),
  after: jsonb('after').$type<Record<string, AuditValue>>(),
  requestId: text('request_id'),
  outcome: text('outcome').$type<AuditOutcome>().notNull(),
  prevHash: bytea('prev_hash'),
  hash: bytea('hash'),
})

export const auditSeals = pgTable('audit_seals', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  hash: bytea('hash').notNull(),
  entryAt: timestampColumn('entry_at').notNull(),
  sealedAt: written('sealed_at'),
})

export const userSuspensions = pgTable('user_suspensions', {
  userId: uuid('user_id').primaryKey(),
  reason: text('reason').notNull(),
  suspendedBy: uuid('suspended_by'),
  suspendedAt: written('suspended_at'),
  appealTokenHash: bytea('appeal_token_hash'),
})

export const appeals = pgTable('appeals', {
  id: uuid('id').primaryKey().defaultRandom(),
  decisionKey: text('decision_key').notNull(),
  kind: text('kind').$type<AppealKind>().notNull(),
  decision: text('decision').$type<AppealableDecision>().notNull(),
  projectId: uuid('project_id'),
  reviewId: uuid('review_id'),
  messageId: uuid('message_id'),
  organizationId: uuid('organization_id'),
  userId: uuid('user_id'),
  opposedBy: uuid('opposed_by'),
  opposedReason: text('opposed_reason'),
  rule: text('rule').$type<SafeguardCode>(),
  ruleVersion: integer('rule_version'),
  field: text('field'),
  evidence: text('evidence'),
  written: text('written'),
  reason: text('reason').notNull(),
  appealedBy: uuid('appealed_by'),
  createdAt: written('created_at'),
  decidedAt: timestampColumn('decided_at'),
  decidedBy: uuid('decided_by'),
  verdict: text('verdict').$type<AppealDecision>(),
  note: text('note'),
})

export const allowedSentences = pgTable(
  'allowed_sentences',
  {
    organizationId: uuid('organization_id').notNull(),
    rule: text('rule').$type<SafeguardCode>().notNull(),
    sentence: text('sentence').notNull(),
    appealId: uuid('appeal_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.rule, table.sentence] })],
)

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

export const organizationSuspensions = pgTable('organization_suspensions', {
  organizationId: uuid('organization_id').primaryKey(),
  reason: text('reason').notNull(),
  suspendedBy: uuid('suspended_by'),
  suspendedAt: written('suspended_at'),
  projectIds: uuid('project_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
})

export const completedJobs = pgTable('jobs_done', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  attempts: integer('attempts').notNull(),
  finishedAt: written('finished_at'),
})

export const backups = pgTable('backups', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: timestampColumn('made_at').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

export const issuerKeys = pgTable('issuer_keys', {
  id: text('id').primaryKey(),
  sealed: text('sealed'),
  createdAt: written('created_at'),
  retiredAt: timestampColumn('retired_at'),
})

export const statusLists = pgTable('status_lists', {
  number: integer('number').primaryKey(),
  next: integer('next').notNull().default(0),
  start: integer('start').notNull(),
  step: integer('step').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>(),
})

export const credentials = pgTable('credentials', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<CredentialKind>().notNull(),
  awardId: uuid('award_id'),
  applicationId: uuid('application_id'),
  issuedAt: written('issued_at'),
  keyId: text('key_id').notNull(),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  statusList: integer('status_list').notNull(),
  statusIndex: integer('status_place').notNull(),
  revokedAt: timestampColumn('revoked_at'),
  revokedBecause: text('revoked_because'),
  revokedBy: uuid('revoked_by'),
})

/** One row: what the operator says about the site. Null means the default. */
export const siteSettings = pgTable('site_settings', {
  id: boolean('id').primaryKey().default(true),
  name: text('name'),
  heroTitle: text('hero_title'),
  heroText: text('hero_text'),
  accent: text('accent'),
  contactEmail: text('contact_email'),
  country: text('country'),
  timeZone: text('time_zone'),
  footerLinks: jsonb('footer_links').$type<FooterLink[]>().notNull().default([]),
  announcement: jsonb('announcement').$type<Announcement>(),
  stories: jsonb('stories').$type<Story[]>().notNull().default([]),
  logo: text('logo'),
  version: integer('version').notNull().default(1),
  changedIn: jsonb('changed_in').$type<Partial<Record<string, number>>>().notNull().default({}),
  updatedAt: timestampColumn('updated_at'),
})

/** The pictures that were made from the logo. */
export const siteIcons = pgTable(
  'site_icons',
  {
    logo: text('logo').notNull(),
    name: text('name').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.logo, table.name] })],
)

export const hourRates = pgTable('hour_rates', {
  year: smallint('year').primaryKey(),
  amount: numeric('amount', { precision: 7, scale: 2, mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  source: text('source').notNull(),
  sourceUrl: text('source_url'),
  updatedAt: written('updated_at'),
})

/** Published versions of the terms and the privacy notice, from 2 on. They never change. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    document: text('document').$type<LegalDocument>().notNull(),
    number: integer('number').notNull(),
    markdown: text('markdown').notNull(),
    changes: text('changes').notNull(),
    asksAgreement: boolean('asks_agreement').notNull(),
    publishedAt: written('published_at'),
    publishedBy: uuid('published_by'),
  },
  (table) => [primaryKey({ columns: [table.document, table.number] })],
)

/** Who agreed to which version. */
export const legalAgreements = pgTable(
  'legal_agreements',
  {
    userId: uuid('user_id').notNull(),
    document: text('document').$type<LegalDocument>().notNull(),
    number: integer('number').notNull(),
    agreedAt: written('agreed_at'),
    /** The day of the product's own words; null for versions that the operator published, and for the first words. */
    textSince: date('text_since'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.number] })],
)
