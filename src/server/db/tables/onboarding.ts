import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { labels, written } from '#server/db/columns.ts'
import type { UserType } from '#domain/accounts/accounts.ts'

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
