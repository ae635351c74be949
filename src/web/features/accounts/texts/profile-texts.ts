/** Written from profile.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProfileTexts {
  title: string
  sections: string
  menu: string
  groups: {
    security: string
    notifications: string
    privacy: string
  }
  tabs: {
    label: string
    personal: string
    volunteer: string
    organization: string
    settings: string
  }
  personal: {
    heading: string
    timeZoneHint: string
    deviceZone: (values: { zone: string | number }) => string
    submit: string
    pending: string
    unsaved: string
    saved: {
      title: string
    }
    failed: {
      title: string
    }
    account: string
    email: string
    roles: string
    since: string
    terms: string
    termsText: (values: { version: string | number; day: string | number }) => string
    languageHint: string
    deviceLanguage: string
  }
  roles: {
    add: string
    volunteer: {
      title: string
      text: string
    }
    organization: {
      title: string
      text: string
    }
  }
  edit: string
  leave: string
  views: {
    bio: string
    skills: string
    causes: string
    experience: string
    availability: string
    hours: string
    location: string
    causeAreas: string
    verified: string
    pendingVerification: string
    notStated: string
    updated: string
    noVolunteerTitle: string
    noVolunteerText: string
    noOrganizationTitle: string
    noOrganizationText: string
  }
  settings: {
    email: {
      heading: string
      text: string
      verified: string
      notVerified: string
      again: string
      againDone: {
        title: string
      }
      againText: (values: { email: string | number }) => string
      change: string
      pending: (values: { email: string | number }) => string
      cancel: string
      cancelled: {
        title: string
        description: string
      }
      dialog: string
      dialogText: string
      newEmail: string
      submit: string
      sending: string
      sent: {
        title: string
      }
      sentText: (values: { email: string | number }) => string
      failed: {
        title: string
      }
    }
    password: {
      heading: string
      text: string
      change: string
      dialogText: string
      submit: string
      pending: string
      done: {
        title: string
        description: string
      }
      failed: {
        title: string
      }
    }
    sessions: {
      heading: string
      text: string
      device: (values: { browser: string | number; system: string | number }) => string
      current: string
      network: (values: { network: string | number }) => string
      begun: string
      used: string
      end: string
      endOf: (values: { device: string | number }) => string
      ended: {
        title: string
      }
      others: string
      othersEnded: {
        title: string
        description: string
      }
      all: string
      allTitle: string
      allText: string
      allEnded: {
        title: string
        description: string
      }
      failed: {
        title: string
      }
      unknownDevice: string
    }
  }
}

export const profileCatalog = defineTexts<ProfileTexts>('web/features/accounts/texts/profile')
