/** Rules about the records that the product keeps of what happened: the audit log, events, jobs, sent emails. */
import {
  bookkeeping,
  formerMember,
  kept,
  otherPerson,
  rulesOf,
  withheld,
  type PersonalColumn,
} from './rule.ts'

const auditLog = kept('The audit log can’t be changed. Entries go after 400 days.')
const event = kept('It names the account by its id only, which says “Former member” then.')
const hashed = kept('It is a hash, and goes when the limit is free again.')

const emailOfOthers = kept(
  'Emails to the person go immediately, those to others that name them when they are 30 days old.',
)

const decidedForSite = withheld('Administrators decide in the name of the site.')
const ofSite = kept('The operator publishes it for everyone. It is of the site.')

export const recordRules: PersonalColumn[] = [
  ...rulesOf('legal_agreements', {
    user_id: ['included', 'row-removed'],
  }),
  ...rulesOf('legal_versions', {
    published_by: [decidedForSite, formerMember],
    markdown: [decidedForSite, ofSite],
    changes: [decidedForSite, ofSite],
  }),
  ...rulesOf('site_settings', {
    contact_email: [decidedForSite, ofSite],
    changed_in: [bookkeeping, ofSite],
    footer_links: [decidedForSite, ofSite],
    announcement: [decidedForSite, ofSite],
    stories: [
      decidedForSite,
      kept('Administrators quote people with their consent, and remove what they ask them to.'),
    ],
  }),
  ...rulesOf('audit_log', {
    actor_id: ['included', auditLog],
    actor_ip: ['included', auditLog],
    session_hash_prefix: [bookkeeping, auditLog],
    object_id: [otherPerson, auditLog],
    before: [otherPerson, auditLog],
    after: [otherPerson, auditLog],
    request_id: [bookkeeping, auditLog],
    action: ['included', auditLog],
    object_type: ['included', auditLog],
    prev_hash: [bookkeeping, auditLog],
    hash: [bookkeeping, auditLog],
  }),
  ...rulesOf('facts', {
    actor_id: [bookkeeping, event],
    subject_id: [bookkeeping, event],
    type: [bookkeeping, event],
    data: [bookkeeping, event],
  }),
  ...rulesOf('scheduled_actions', {
    subject_id: [
      bookkeeping,
      kept(
        'It names work by its id; what is about the person goes. The rest goes a while after it was carried out.',
      ),
    ],
  }),
  ...rulesOf('jobs', {
    payload: [bookkeeping, 'row-removed'],
    unique_key: [bookkeeping, 'row-removed'],
    last_error: [
      bookkeeping,
      kept('Failed jobs about the person go. What a mail server wrote about others stays with their jobs.'),
    ],
  }),
  ...rulesOf('outbox', {
    user_id: ['included', 'row-removed'],
    recipient: ['included', 'row-removed'],
    fact_id: [bookkeeping, 'row-removed'],
    subject: ['included', emailOfOthers],
    text: [withheld('It has links that open the account.'), emailOfOthers],
    html: [withheld('It has links that open the account.'), emailOfOthers],
  }),
  ...rulesOf('personal_exports', {
    user_id: ['included', 'row-removed'],
    requested_by: [withheld('Administrators act in the name of the site.'), formerMember],
    name: [bookkeeping, 'row-removed'],
    attempts: [bookkeeping, 'row-removed'],
  }),
  ...rulesOf('rate_limit', { key: [bookkeeping, hashed] }),
]
