/** Written from volunteer-profile.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface VolunteerProfileTexts {
  setup: {
    createTitle: string
    editTitle: string
    intro: string
    steps: {
      about: string
      skills: string
      causes: string
      portfolio: string
    }
    create: string
    update: string
    saving: string
    chosen: (values: { choice: string | number }) => string
    fields: {
      bio: {
        label: string
        hint: (values: { min: number; max: number }) => string
      }
      experience: {
        label: string
        hint: (values: { experienceMin: string | number }) => string
      }
      availability: {
        label: string
        hint: (values: { availabilityMin: string | number }) => string
        placeholder: string
      }
      maxHoursPerWeek: {
        label: string
        hint: (values: { min: string | number; max: string | number }) => string
      }
      skills: {
        label: string
        hint: string
        customLabel: string
        customPlaceholder: string
      }
      preferredCauses: {
        label: string
        hint: string
      }
      workingStyle: {
        label: string
        hint: string
      }
      portfolio: {
        label: string
      }
    }
    styles: {
      remote: {
        label: string
        hint: string
      }
      collaborative: {
        label: string
        hint: string
      }
      independent: {
        label: string
        hint: string
      }
      mentorship: {
        label: string
        hint: string
      }
    }
    portfolio: {
      heading: string
      hint: string
      none: string
      impactIs: string
      newHeading: string
      title: string
      titlePlaceholder: string
      description: string
      impact: string
      skills: string
      add: string
      clear: string
      open: string
      added: (values: { title: string | number }) => string
      removed: (values: { title: string | number }) => string
      remove: (values: { title: string | number }) => string
      edit: (values: { title: string | number }) => string
    }
    draft: {
      resumed: string
      startOver: string
      discardTitle: string
      discardText: string
    }
    leave: string
    leaveUnsaved: string
    saved: {
      title: string
      description: string
    }
    updated: {
      title: string
      description: string
    }
    failed: string
  }
  page: {
    title: string
    back: string
    edit: string
    createTitle: string
    editTitle: string
    createText: string
    save: string
    cancel: string
    saving: string
    choose: string
    written: (values: { text: string | number }) => string
    fields: {
      bio: {
        label: string
        hint: (values: { bioMin: string | number }) => string
      }
      skills: {
        label: string
        hint: string
      }
      preferredCauses: {
        label: string
        hint: string
      }
      availability: {
        label: string
      }
      maxHoursPerWeek: {
        label: string
        hint: (values: { min: string | number; hoursMax: string | number }) => string
      }
      experience: {
        label: string
      }
      location: {
        label: string
        hint: string
      }
      website: {
        label: string
        hint: string
      }
      linkedinUrl: {
        label: string
        hint: string
      }
    }
    draft: {
      resumed: string
      startOver: string
      discardTitle: string
      discardText: string
    }
    leave: string
    leaveUnsaved: string
    created: {
      title: string
      description: string
    }
    updated: {
      title: string
      description: string
    }
    createFailed: string
    failed: string
  }
  basics: {
    title: string
    text: string
    useBackground: string
    skip: string
    save: string
    saved: {
      title: string
      description: string
    }
  }
  view: {
    workingStyle: string
    website: string
    linkedin: string
    newTab: string
    portfolio: string
    impact: string
    skillsUsed: string
  }
  facts: {
    heading: string
    text: string
    remoteOnly: {
      label: string
      hint: string
    }
    languages: {
      label: string
      hint: string
      placeholder: string
      describeUnknown: (values: { name: string | number }) => string
    }
    isAdult: {
      label: string
    }
    isOlder: {
      label: string
    }
    answers: {
      none: string
      yes: string
      no: string
    }
    saved: string
    failed: string
  }
  switches: {
    heading: string
    isPortfolioPublic: {
      label: string
      hint: string
    }
    isContactable: {
      label: string
      hint: string
    }
    turnedOn: (values: { name: string | number }) => string
    turnedOff: (values: { name: string | number }) => string
    failed: string
    portfolio: string
  }
}

export const volunteerProfileCatalog = defineTexts<VolunteerProfileTexts>('web/features/profiles/texts/volunteer-profile')
