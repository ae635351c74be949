/** Written from moderation.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ModerationTexts {
  find: string
  anyState: string
  failed: string
  moreFailed: string
  more: string
  shown: (values: { count: number; total: string | number }) => string
  shownSoFar: (values: { count: string | number }) => string
  found: (values: { total: string | number }) => string
  details: string
  notSignedIn: string
  suspended: string
  suspend: string
  reinstate: string
  suspendedBy: (values: { name: string | number }) => string
  suspendedByAdministrator: string
  reason: string
  reasonHint: string
  notDone: string
  people: {
    title: string
    intro: string
    search: string
    state: string
    role: string
    anyRole: string
    staff: string
    anyStaff: string
    emailState: string
    anyEmail: string
    emailStates: {
      verified: string
      unverified: string
      bounced: string
    }
    order: string
    orders: {
      newest: string
      oldest: string
      name: string
    }
    clear: string
    list: string
    none: string
    noneText: string
    agreements: string
    agreement: (values: { title: string | number; number: string | number }) => string
    agreed: string
    textSince: (values: { day: string | number }) => string
    textUndated: string
    joined: string
    lastSeen: string
    back: string
    missing: string
    account: string
    email: string
    verified: string
    notVerified: string
    registeredAs: string
    volunteerProfile: string
    yes: string
    no: string
    removed: string
    organizations: string
    noOrganizations: string
    roles: {
      owner: string
      manager: string
    }
    onlyOwner: string
    applications: string
    counts: {
      pending: string
      accepted: string
      completed: string
      declined: string
      withdrawn: string
    }
    sessions: string
    noSessions: string
    endSessions: string
    endTitle: (values: { name: string | number }) => string
    endText: string
    ended: string
    log: string
    decisions: string
    suspendText: string
    suspendTitle: (values: { name: string | number }) => string
    suspendedDone: (values: { name: string | number }) => string
    reinstateTitle: (values: { name: string | number }) => string
    reinstateText: string
    reinstatedDone: (values: { name: string | number }) => string
    onlyOwnerWarning: (values: { names: string | number }) => string
    refusals: {
      own_case: string
      last_administrator: string
      already_suspended: string
    }
    bouncedSince: string
  }
  organizations: {
    title: string
    intro: string
    search: string
    state: string
    states: {
      active: string
      suspended: string
      verified: string
      unverified: string
      unanswered: string
    }
    list: string
    none: string
    noneText: string
    verified: string
    notVerified: string
    imported: string
    numbers: (values: { members: number; projects: number }) => string
    founded: string
    back: string
    missing: string
    facts: string
    verification: string
    verificationStates: {
      none: string
      pending: string
      verified: string
      suspended: string
      declined: string
    }
    openCase: string
    page: string
    openPage: string
    hidden: string
    members: string
    noMembers: string
    impact: {
      title: string
      none: string
      intro: (values: { counted: string | number }) => string
      by: (values: { name: string | number }) => string
      change: (values: { before: string | number; after: string | number }) => string
      noNumber: string
    }
    work: string
    counts: {
      published: string
      held: string
      drafts: string
      completed: string
      pending: string
      accepted: string
    }
    decisions: string
    suspendText: string
    suspendTitle: (values: { name: string | number }) => string
    suspendedDone: (values: { name: string | number }) => string
    reinstateTitle: (values: { name: string | number }) => string
    reinstateText: string
    reinstatedDone: (values: { name: string | number }) => string
    ownCase: string
  }
}

export const moderationCatalog = defineTexts<ModerationTexts>('web/features/administration/texts/moderation')
