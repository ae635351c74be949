import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { labels, tsvector, written, writtenLanguage } from '#server/db/columns.ts'
import type { WorkingStyle } from '#domain/options/volunteers.ts'
import type { PortfolioProject } from '#domain/profiles/profiles.ts'

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
