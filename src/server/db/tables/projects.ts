import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import {
  labels,
  ratingTotal,
  timestampColumn,
  tsquery,
  tsvector,
  written,
  writtenLanguage,
} from '#server/db/columns.ts'
import type { SavedFilters } from '#contract/projects/saved-searches.ts'
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
import type { AlertFrequency, SearchedPlace } from '#domain/projects/saved-searches.ts'
import type { FindingEffect } from '#domain/safeguards/evaluate.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'
import type { ScreeningQuestion } from '#domain/applications/screening.ts'

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
  /** A trigger sets it. */
  openedAt: timestampColumn('opened_at'),
  /** A trigger sets it. */
  shownAt: timestampColumn('shown_at'),
  canceledAt: timestampColumn('canceled_at'),
  cancelReason: text('cancel_reason'),
  heldByAdministratorAt: timestampColumn('held_by_administrator_at'),
  search: tsvector('search').notNull().default(''),
  ...ratingTotal(),
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
  onlyVerified: boolean('only_verified').notNull().default(false),
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
