/** Rules about applications, agreed work, hours, reviews and invites. */
import {
  bookkeeping,
  formerMember,
  kept,
  otherPerson,
  rulesOf,
  sentToOthers,
  withheld,
  type PersonalColumn,
} from './rule.ts'

const bothSides = kept('It is also the record of the other side. It shows “Former member”.')
const sums = kept('Confirmed hours and completed work stay in the other side’s sums.')
const reviewsStay = kept('Reviews keep their text, without the name.')

export const workRules: PersonalColumn[] = [
  ...rulesOf('applications', {
    volunteer_id: ['included', bothSides],
    cover_letter: ['included', 'cleared'],
    proposed_approach: ['included', 'cleared'],
    questions: ['included', 'cleared'],
    screening_answers: ['included', 'cleared'],
    organization_feedback: ['included', bothSides],
    end_reason: ['included', bothSides],
    decline_reason: ['included', bothSides],
    language: ['included', 'cleared'],
    shortlisted_at: [withheld('Shortlists are private to the organization.'), bothSides],
  }),
  ...rulesOf('application_history', {
    application_id: ['included', bothSides],
    actor_id: ['included', formerMember],
    from_status: ['included', bothSides],
    to_status: ['included', bothSides],
    reason: ['included', bothSides],
  }),
  ...rulesOf('application_notes', {
    application_id: [withheld('Notes about applicants are private to the organization.'), bothSides],
    author_id: ['included', formerMember],
    text: ['included', kept('It belongs to the organization.')],
    language: ['included', kept('It is the language of the text.')],
  }),
  ...rulesOf('agreed_scopes', {
    application_id: ['included', bothSides],
    document: ['included', kept('Both sides agreed to it, so it can’t change.')],
    hash: [bookkeeping, kept('It proves that the agreed text did not change.')],
  }),
  ...rulesOf('scope_changes', {
    application_id: ['included', bothSides],
    requested_by: ['included', formerMember],
    document: ['included', bothSides],
    decline_reason: ['included', sentToOthers],
  }),
  ...rulesOf('hour_entries', {
    application_id: ['included', sums],
    note: ['included', sentToOthers],
    reason: ['included', sentToOthers],
    decided_by: ['included', formerMember],
  }),
  ...rulesOf('work_checks', { application_id: ['included', kept('It holds only dates of work.')] }),
  ...rulesOf('portfolio_omissions', { application_id: ['included', 'row-removed'] }),
  ...rulesOf('reviews', {
    application_id: ['included', reviewsStay],
    writer_id: ['included', reviewsStay],
    reviewee_user_id: ['included', reviewsStay],
    review_text: ['included', reviewsStay],
    categories: ['included', reviewsStay],
    language: ['included', kept('It is the language of the text.')],
    reply_text: ['included', sentToOthers],
    reply_language: ['included', kept('It is the language of the text.')],
    replied_by: ['included', formerMember],
  }),
  ...rulesOf('invites', {
    volunteer_id: ['included', kept('It ends, and is removed a year after.')],
    sender_id: ['included', formerMember],
    content: ['included', sentToOthers],
    language: ['included', kept('It is the language of the text.')],
    end_reason: ['included', sentToOthers],
    application_id: ['included', kept('It is removed a year after it ended.')],
  }),
  ...rulesOf('impact_reports', {
    reported_by: ['included', formerMember],
    summary: ['included', kept('It is the organization’s public report about its project.')],
  }),
  ...rulesOf('projects', {
    created_by: ['included', formerMember],
    contact_instructions: [withheld('It belongs to the organization.'), 'cleared'],
    contact_name: [otherPerson, 'cleared'],
  }),
]
