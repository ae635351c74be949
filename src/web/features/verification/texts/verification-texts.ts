/** Written from verification.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface VerificationTexts {
  title: string
  intro: string
  introElsewhere: string
  notRequested: string
  back: string
  failedToRead: string
  steps: {
    basics: string
    contact: string
    details: string
    person: string
  }
  preset: {
    hint: string
    confirm: (values: { value: string | number }) => string
  }
  fields: {
    organizationName: {
      label: string
      hint: string
    }
    ein: {
      label: string
      hint: string
      placeholder: string
      unusual: string
    }
    registrationNumber: {
      label: string
      hint: string
    }
    registerName: {
      label: string
      hint: string
    }
    website: {
      label: string
      hint: string
    }
    "address.street": {
      label: string
    }
    "address.city": {
      label: string
    }
    "address.state": {
      label: string
    }
    "address.zipCode": {
      label: string
    }
    phone: {
      label: string
      placeholder: string
    }
    missionStatement: {
      label: string
      hint: (values: { mission: number }) => string
    }
    causeAreas: {
      label: string
      hint: string
    }
    foundedYear: {
      label: string
    }
    employeeCount: {
      label: string
    }
    "socialMedia.twitter": {
      label: string
    }
    "socialMedia.facebook": {
      label: string
    }
    "socialMedia.linkedin": {
      label: string
    }
    "socialMedia.instagram": {
      label: string
    }
    contactPersonName: {
      label: string
    }
    contactPersonTitle: {
      label: string
      placeholder: string
    }
    contactPersonEmail: {
      label: string
    }
    "absence.reason": {
      label: string
      hint: string
      none: string
    }
    "absence.sponsorEin": {
      label: string
      hint: string
      placeholder: string
    }
  }
  fieldsElsewhere: {
    organizationName: {
      hint: string
    }
    "address.street": {
      label: string
    }
    "address.city": {
      label: string
    }
    "address.state": {
      label: string
    }
    "address.zipCode": {
      label: string
    }
    phone: {
      label: string
      hint: string
    }
  }
  suggestion: {
    question: (values: { name: string | number }) => string
    why: string
    take: string
    keep: string
    taken: (values: { name: string | number }) => string
  }
  address: string
  privacy: string
  socialMedia: string
  person: {
    heading: string
    hint: string
  }
  info: {
    heading: string
    lines: {
      "1": string
      "2": string
      "3": string
    }
    detailsElsewhere: string
  }
  absences: {
    newly_approved: {
      label: string
      hint: string
    }
    public_body: {
      label: string
      hint: string
    }
    sponsored: {
      label: string
      hint: string
    }
    abroad: {
      label: string
      hint: string
    }
  }
  submit: string
  submitting: string
  progress: {
    title: string
    description: string
    descriptionElsewhere: string
  }
  failed: {
    title: string
    text: string
    unreachable: string
  }
  sent: {
    heading: string
    text: string
    dashboard: string
    explain: string
  }
  draft: {
    resumed: string
    startOver: string
    discardTitle: string
    discardText: string
  }
  leave: string
  leaveUnsaved: string
  status: {
    verified: string
    pending: string
    suspended: string
    declined: string
    headings: {
      verified: string
      pending: string
      suspended: string
      declined: string
    }
    texts: {
      verified: string
      pending: string
      suspended: string
      declined: string
    }
    actions: {
      verified: string
      pending: string
      suspended: string
      declined: string
    }
    reasons: string
    asked: string
    waitingSince: string
    decided: string
    name: string
    ein: string
    registrationNumber: string
    registerName: string
    registerHeading: string
    confirmed: (values: { day: string | number }) => string
    byHand: string
    notConfirmed: (values: { day: string | number }) => string
    stale: string
    matchedName: string
    branch: string
    noMatch: string
    file: string
    kind: string
    charity: string
    revokedOn: string
    notes: string
    tags: {
      group_exemption: string
      private_foundation: string
    }
    flags: {
      not_in_pub78: string
      unassigned_prefix: string
    }
    legalOnly: string
  }
  explain: {
    heading: string
    text: string
    label: string
    choose: string
    needed: string
    einText: string
    save: string
    saving: string
    saved: {
      title: string
    }
    failed: string
  }
  call: {
    none: {
      title: string
      text: string
      action: string
    }
    pending: {
      title: string
      text: string
      action: string
    }
    suspended: {
      title: string
      text: string
      action: string
    }
    declined: {
      title: string
      text: string
      action: string
    }
  }
}

export const verificationCatalog = defineTexts<VerificationTexts>('web/features/verification/texts/verification')
