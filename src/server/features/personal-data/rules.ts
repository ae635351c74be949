/**
 * Everything the database holds about people, and what happens to it: one rule for each column, which the export
 * (`export*.ts`) and the deletion of accounts follow. A new column that refers to a person needs a rule here.
 */
import { accountRules } from './account-rules.ts'
import { messageRules } from './message-rules.ts'
import { moderationRules } from './moderation-rules.ts'
import { organizationRules } from './organization-rules.ts'
import { profileRules } from './profile-rules.ts'
import { recordRules } from './record-rules.ts'
import type { PersonalColumn } from './rule.ts'
import { workRules } from './work-rules.ts'

export const personalColumns: readonly PersonalColumn[] = [
  ...accountRules,
  ...profileRules,
  ...workRules,
  ...messageRules,
  ...organizationRules,
  ...moderationRules,
  ...recordRules,
]
