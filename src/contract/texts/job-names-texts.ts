/** Written from job-names.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface JobNamesTexts {
  states: {
    failed: string
    waiting: string
    running: string
    done: string
  }
  kinds: {
    "mail.send": string
    "reviews.reveal": string
    "registry.load": string
    "registry.sweep": string
    "files.remove": string
    "files.sweep": string
    "personal_data.export": string
    "personal_data.sweep": string
    "sessions.sweep": string
    "rate_limit.sweep": string
    "idempotency.sweep": string
    "accounts.delete": string
    "credentials.publish": string
    "account_tokens.sweep": string
    "ended_sessions.sweep": string
    "organization_links.sweep": string
    "digests.sweep": string
    "outbox.sweep": string
    "jobs.sweep": string
    "live.sweep": string
    "matching.place": string
    "audit.check": string
    "standings.refresh": string
    "standings.batch": string
    "standings.sweep": string
    "standings.month": string
    "rewards.settle": string
    "rewards.batch": string
    "rewards.sweep": string
    "credentials.work": string
    "credentials.badge": string
    "credentials.round": string
    "credentials.sweep": string
    "matching.read": string
    "matching.read_more": string
    "languages.guess": string
    "languages.guess_more": string
    "matching.count": string
    "matching.recount": string
    "directory.index": string
    "directory.index_more": string
    "portfolio_views.sweep": string
    "invites.sweep": string
    "match_exposures.sweep": string
    "matches.find": string
    "matching.fit": string
    "directory_days.sweep": string
    "schedule.run": string
    "schedule.more": string
    "schedule.find": string
    "schedule.plan": string
    "schedule.sweep": string
    "searches.match": string
    "searches.verified": string
    "searches.find": string
    "searches.find_now": string
    "searches.digest": string
    "staff.waiting": string
    "searches.read": string
    "searches.read_more": string
    "projects.find_reopened": string
    "projects.remind_saved": string
    "projects.reopen": string
    "applications.close_separated": string
    "scopes.record": string
    "scopes.record_more": string
  }
}

export const jobNamesCatalog = defineTexts<JobNamesTexts>('contract/texts/job-names')
