/** Rules about what people say about themselves, what they save, and what they want to know. */
import { bookkeeping, kept, rulesOf, withheld, type PersonalColumn } from './rule.ts'

const sums = kept('The sums of points stay true. The account only says “Former member”.')

/** A table whose rows are all one person's and go with them. */
const own = (table: string, column = 'user_id') => rulesOf(table, { [column]: ['included', 'row-removed'] })

/** The same for rows that only the product needs. */
const internal = (table: string) => rulesOf(table, { user_id: [bookkeeping, 'row-removed'] })

export const profileRules: PersonalColumn[] = [
  ...own('volunteer_profiles'),
  ...rulesOf('volunteer_profiles', {
    search: [bookkeeping, 'row-removed'],
    skill_ids: [bookkeeping, 'row-removed'],
    cause_ids: [bookkeeping, 'row-removed'],
    work_ids: [bookkeeping, 'row-removed'],
    work_version: [bookkeeping, 'row-removed'],
  }),
  ...own('onboarding_answers'),
  ...own('matching_weights'),
  ...own('dismissed_matches'),
  ...own('match_exposures'),
  ...rulesOf('match_exposures', { project_id: ['included', 'row-removed'] }),
  ...own('match_exclusions'),
  ...own('notified_matches'),
  ...rulesOf('match_checks', {
    user_id: [withheld('It only says up to when we looked for new matches.'), 'row-removed'],
  }),
  ...own('saved_projects'),
  ...own('reopen_alerts'),
  ...own('saved_searches'),
  ...rulesOf('saved_searches', {
    read_with: [bookkeeping, 'row-removed'],
    terms: [bookkeeping, 'row-removed'],
    text: [bookkeeping, 'row-removed'],
    place: [bookkeeping, 'row-removed'],
    organization: ['included', 'row-removed'],
  }),
  ...own('search_alerts'),
  ...rulesOf('search_alerts', {
    search_id: ['included', 'row-removed'],
    sent_with: [bookkeeping, 'row-removed'],
  }),
  ...own('unfinished_projects'),
  ...rulesOf('directory_days', {
    reader_id: [
      withheld('It only counts how many profiles someone saw that day, and goes after it.'),
      'row-removed',
    ],
  }),
  ...rulesOf('portfolio_views', {
    volunteer_id: [
      withheld('Organizations may look without saying so. Settings show how many did.'),
      'row-removed',
    ],
  }),
  ...own('notice_preferences'),
  ...own('notice_times'),
  ...own('weekly_summaries'),
  ...own('notifications'),
  ...rulesOf('notifications', { fact_id: [bookkeeping, 'row-removed'] }),
  ...internal('digests'),
  ...internal('digest_entries'),
  ...rulesOf('digest_entries', {
    notification_id: [bookkeeping, 'row-removed'],
    digest_id: [bookkeeping, 'row-removed'],
  }),
  ...internal('message_notices'),
  ...rulesOf('message_notices', {
    conversation_id: [bookkeeping, 'row-removed'],
    notification_id: [bookkeeping, 'row-removed'],
  }),
  ...internal('live_heads'),
  ...internal('live_events'),
  ...rulesOf('live_events', {
    data: [
      bookkeeping,
      kept('Events of the person go immediately, those of others that name them when they are a day old.'),
    ],
  }),
  ...internal('idempotency_keys'),
  ...rulesOf('point_accounts', { user_id: ['included', sums] }),
  ...rulesOf('point_entries', {
    user_id: ['included', sums],
    kind: ['included', sums],
    source: [bookkeeping, sums],
    data: ['included', kept('It says which work or perk the points are for, by its id.')],
  }),
  ...rulesOf('redemptions', {
    user_id: ['included', sums],
    code: ['included', kept('A code that was given out stays used.')],
  }),
  ...own('rest_weeks'),
  ...rulesOf('badge_awards', {
    user_id: ['included', kept('A credential that the person chose to keep proves it.')],
    badge_id: ['included', kept('It is the name of a badge, not of a person.')],
    evidence: ['included', kept('It lists work by its ids.')],
  }),
  ...rulesOf('credentials', {
    user_id: ['included', kept('It is revoked, or stays valid if the person chose so.')],
    award_id: ['included', kept('It is revoked, or stays valid if the person chose so.')],
    application_id: ['included', kept('It is revoked, or stays valid if the person chose so.')],
    document: [
      'included',
      kept('It names the person only by salted hashes, and says whether it is revoked.'),
    ],
    key_id: [bookkeeping, kept('It names a key of the site.')],
    status_list: [bookkeeping, kept('Where others check whether the credential is revoked.')],
    status_place: [bookkeeping, kept('Where others check whether the credential is revoked.')],
    revoked_because: ['included', kept('It says why it is revoked to those who check it.')],
    revoked_by: [
      withheld('Administrators decide in the name of the site.'),
      kept('It points to an account.'),
    ],
  }),
]
