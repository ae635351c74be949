/** Written from organization-profile.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationProfileTexts {
  fields: {
    organizationName: {
      label: string
      hint: string
    }
    website: {
      label: string
      hint: string
    }
    description: {
      label: string
    }
    missionStatement: {
      label: string
      hint: (values: { min: number; max: number }) => string
    }
    location: {
      label: string
      hint: string
      placeholder: string
    }
    ein: {
      label: string
      hint: string
      placeholder: string
    }
    size: {
      label: string
    }
    causeAreas: {
      label: string
      hint: string
      customLabel: string
      customPlaceholder: string
    }
    foundedYear: {
      label: string
      hint: (values: { foundedMin: string | number }) => string
    }
    employeeCount: {
      label: string
    }
    budgetRange: {
      label: string
    }
    contactEmail: {
      label: string
    }
    contactPhone: {
      label: string
    }
    timeZone: {
      label: string
      hint: string
      none: string
    }
    socialMedia: {
      label: string
    }
  }
  networks: {
    twitter: string
    facebook: string
    linkedin: string
    instagram: string
  }
  networkPlaceholder: string
  choose: string
  markNotice: string
  markNoticeElsewhere: string
  locationElsewhere: {
    hint: string
    placeholder: string
  }
  leave: string
  leaveUnsaved: string
  draft: {
    resumed: string
    startOver: string
    discard: string
    discardTitle: string
    discardText: string
  }
  setup: {
    createTitle: string
    editTitle: string
    intro: string
    steps: {
      basics: string
      details: string
      causes: string
      review: string
    }
    descriptionHint: (values: { min: number; max: number }) => string
    create: string
    update: string
    pending: string
    saved: {
      title: string
      description: string
    }
    updated: {
      title: string
      description: string
    }
    failed: string
    review: {
      hint: string
      edit: string
      none: string
    }
    next: {
      heading: string
      lines: {
        "1": string
        "2": string
        "3": string
        "4": string
      }
    }
  }
  publicPage: string
  tab: {
    edit: string
  }
  page: {
    title: string
    createTitle: string
    editTitle: string
    intro: string
    back: string
    edit: string
    about: string
    facts: string
    contact: string
    contactHint: string
    descriptionHint: (values: { descriptionMin: string | number; longText: number }) => string
    create: string
    save: string
    pending: string
    cancel: string
    unsaved: string
    created: {
      title: string
    }
    saved: {
      title: string
    }
    createFailed: string
    failed: string
  }
}

export const organizationProfileCatalog = defineTexts<OrganizationProfileTexts>('web/features/profiles/texts/organization-profile')
