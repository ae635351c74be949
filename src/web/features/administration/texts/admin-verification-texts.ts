/** Written from admin-verification.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminVerificationTexts {
  title: string
  intro: (values: { least: string | number; most: string | number }) => string
  tabs: string
  all: string
  search: string
  find: string
  list: string
  found: (values: { count: number; total: string | number }) => string
  none: string
  noneWaiting: string
  noneText: string
  noneFound: string
  failed: string
  more: string
  moreFailed: string
  shown: (values: { shown: number; total: string | number }) => string
  waited: (values: { days: number }) => string
  waitedToday: string
  overdue: string
  details: (values: { count: number }) => string
  changed: string
  case: {
    back: string
    failed: string
    missing: string
    advice: string
    adviceTexts: {
      approve: string
      look_closer: string
      decline: string
    }
    adviceByStaff: string
    own: string
    evidence: string
    evidenceIntro: string
    stated: string
    says: string
    register: string
    agrees: string
    differs: string
    nothing: string
    noRecord: string
    rows: {
      name: string
      asked: string
      ein: string
      registrationNumber: string
      registerName: string
      state: string
      zip: string
      postalCode: string
      founded: string
      year: string
      domain: string
    }
    registers: string
    posted: (values: { day: string | number }) => string
    notLoaded: string
    stale: string
    notIn: string
    listed: (values: { codes: string | number }) => string
    neverRevoked: string
    revoked: (values: { day: string | number }) => string
    reinstated: (values: { day: string | number }) => string
    tiers: {
      A: string
      B: string
      C: string
    }
    tags: {
      group_exemption: string
      private_foundation: string
    }
    flags: {
      not_in_pub78: string
      unassigned_prefix: string
    }
    detailTitles: {
    }
    codes: {
      sortName: string
      place: string
      subsection: string
      status: string
      ruling: string
      foundation: string
      deductibility: string
      group: string
      affiliation: string
    }
    affiliations: {
      "1": string
      "2": string
      "3": string
      "6": string
      "7": string
      "8": string
      "9": string
    }
    statuses: {
      "12": string
      "25": string
      "01": string
      "02": string
    }
    holders: string
    noHolders: string
    request: string
    requestFacts: {
      contact: string
      email: string
      phone: string
      address: string
      website: string
      mission: string
      absence: string
      by: string
    }
    absences: {
      newly_approved: string
      public_body: string
      sponsored: string
      abroad: string
    }
    sponsor: (values: { ein: string | number }) => string
    none: string
    members: string
    noMembers: string
    roles: {
      owner: string
      manager: string
    }
    history: string
    byRegister: string
    by: (values: { name: string | number }) => string
    ofFile: (values: { day: string | number }) => string
    page: string
    record: string
  }
  decision: {
    actions: {
      approve: string
      decline: string
      suspend: string
    }
    pending: string
    titles: {
      approve: (values: { name: string | number }) => string
      decline: (values: { name: string | number }) => string
      suspend: (values: { name: string | number }) => string
    }
    texts: {
      approve: string
      decline: string
      suspend: string
    }
    reason: string
    template: string
    templatePlaceholder: string
    templates: {
      name: {
        label: string
        text: string
      }
      "not-found": {
        label: string
        text: string
      }
      revoked: {
        label: string
        text: string
      }
      authority: {
        label: string
        text: string
      }
      held: {
        label: string
        text: string
      }
    }
    templatesByStaff: {
      name: {
        label: string
        text: string
      }
      "not-found": {
        label: string
        text: string
      }
    }
    changed: string
    done: {
      approve: (values: { name: string | number }) => string
      decline: (values: { name: string | number }) => string
      suspend: (values: { name: string | number }) => string
    }
    failed: string
  }
}

export const adminVerificationCatalog = defineTexts<AdminVerificationTexts>('web/features/administration/texts/admin-verification')
