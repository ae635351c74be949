/** Written from staff-lists.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StaffListsTexts {
  accountTypes: {
    volunteer: string
    organization: string
  }
  accountStates: {
    active: string
    suspended: string
    leaving: string
    former: string
  }
  reportKinds: {
    project: string
    person: string
    organization: string
    review: string
    message: string
    appeal: string
  }
  projectStates: {
    open: string
    held: string
    dismissed: string
    removed: string
    restored: string
    none: string
  }
  projectVisibilities: {
    published: string
    held: string
    removed: string
  }
  verificationStates: {
    pending: string
    suspended: string
    declined: string
    verified: string
  }
  verificationAdvices: {
    approve: string
    look_closer: string
    decline: string
  }
  verificationReasons: {
    register_not_loaded: string
    not_found: string
    name_differs: string
    branch_not_named: string
    name_not_allowed: string
    status_not_active: string
    revoked: string
    reinstated_not_listed: string
    held_by_another: string
    profile_changed: string
    held_back: string
    no_register: string
  }
  claimStates: {
    waiting: string
    approved: string
    declined: string
    overtaken: string
  }
  exposure: {
    groupings: {
      cause: string
      place: string
      size: string
    }
    groups: {
      remote: string
      local: string
      small: string
      medium: string
      large: string
      unknown: string
      none: string
    }
    figures: {
      projects: string
      noneShare: string
      people: string
      topTenthShare: string
      gini: string
      applications: string
      accepted: string
    }
  }
  scheduleStates: {
    failed: string
    due: string
    planned: string
    done: string
    canceled: string
    skipped: string
  }
  invitationStates: {
    sent: string
    unsent: string
    expired: string
    declined: string
  }
  perkStatuses: {
    draft: string
    upcoming: string
    offered: string
    gone: string
    ended: string
    withdrawn: string
  }
  skillStates: {
    waiting: string
    placed: string
    kept: string
  }
}

export const staffListsCatalog = defineTexts<StaffListsTexts>('contract/texts/staff-lists')
