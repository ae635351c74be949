/** Rules about reports, decisions and appeals. */
import {
  confidential,
  formerMember,
  kept,
  moderationRecord,
  rulesOf,
  withheld,
  type PersonalColumn,
} from './rule.ts'

const administrators = withheld('Administrators decide in the name of the site.')
const reportStays = kept('A report stays for the case it belongs to, from “Former member”.')

/** Columns that every kind of report has. */
const report = {
  reporter_id: ['included', reportStays],
  explanation: ['included', reportStays],
  decided_by: [administrators, formerMember],
  note: [confidential, moderationRecord],
} as const

export const moderationRules: PersonalColumn[] = [
  ...rulesOf('review_reports', { ...report, review_id: [confidential, reportStays] }),
  ...rulesOf('project_reports', {
    ...report,
    rule: [confidential, moderationRecord],
    field: [confidential, moderationRecord],
    evidence: [confidential, moderationRecord],
  }),
  ...rulesOf('account_reports', {
    ...report,
    user_id: [confidential, moderationRecord],
    invite_id: [confidential, moderationRecord],
    invite_content: ['included', moderationRecord],
    application_id: [confidential, moderationRecord],
    // Who wrote it would learn of the report; who reported it has read it with the application.
    application_content: [confidential, moderationRecord],
  }),
  ...rulesOf('message_reports', {
    ...report,
    message_id: [confidential, reportStays],
    content: ['included', moderationRecord],
  }),
  ...rulesOf('appeals', {
    user_id: ['included', moderationRecord],
    review_id: [confidential, moderationRecord],
    message_id: [confidential, moderationRecord],
    appealed_by: ['included', moderationRecord],
    opposed_by: [confidential, formerMember],
    opposed_reason: ['included', moderationRecord],
    decided_by: [administrators, formerMember],
    decision_key: [confidential, moderationRecord],
    rule: ['included', moderationRecord],
    field: ['included', moderationRecord],
    evidence: ['included', moderationRecord],
    written: ['included', moderationRecord],
    reason: ['included', moderationRecord],
    note: ['included', moderationRecord],
  }),
  ...rulesOf('allowed_sentences', {
    appeal_id: [withheld('It belongs to the organization.'), moderationRecord],
    rule: [withheld('It belongs to the organization.'), moderationRecord],
    sentence: [withheld('It belongs to the organization.'), moderationRecord],
  }),
]
