import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from '#server/db/columns.ts'
import type { Announcement, FooterLink, Story } from '#domain/site/site.ts'

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
