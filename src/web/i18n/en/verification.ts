/** The verification of an organization: its wizard and its status (/organization-verification). */
import type { AbsenceReason, VerificationFlag, VerificationTag } from '#domain/verification/register.ts'
import { verificationLimits } from '#contract/limits.ts'

const absences: Record<AbsenceReason, { label: string; hint: string }> = {
  newly_approved: {
    label: 'Newly approved by the IRS',
    hint: 'Public files can be a few weeks behind. Send us your IRS determination letter.',
  },
  public_body: {
    label: 'A church, government body or school',
    hint: 'Many don’t have to be listed. An administrator reviews your request.',
  },
  sponsored: {
    label: 'Fiscally sponsored',
    hint: 'Tell us your sponsor’s EIN. A letter from them confirms it.',
  },
  abroad: {
    label: 'Outside the US',
    hint: 'The IRS doesn’t list you. An administrator reviews documents from your country.',
  },
}

const tags: Record<VerificationTag, string> = {
  group_exemption: 'Group exemption',
  private_foundation: 'Private foundation',
}

const flags: Record<VerificationFlag, string> = {
  not_in_pub78: 'Not listed in Publication 78',
  unassigned_prefix: 'The EIN starts with digits the IRS hasn’t assigned',
}

export const verificationTexts = {
  title: 'Organization verification',
  intro: 'Four short steps. When you submit, we look up your EIN in the public IRS register.',
  back: 'Back to Profile',
  failedToRead: 'Failed to fetch the verification',
  steps: {
    basics: 'Basic Info',
    contact: 'Contact Details',
    details: 'Organization Details',
    person: 'Verification',
  },
  fields: {
    organizationName: {
      label: 'Organization name',
      hint: 'Use the name the IRS has. “Inc” and “The” don’t matter.',
    },
    ein: {
      label: 'EIN (Tax ID)',
      hint: 'Nine digits, XX-XXXXXXX. Only your members and administrators can see it.',
      placeholder: 'XX-XXXXXXX',
      unusual: 'The IRS hasn’t assigned EINs that start like this one. Check it. You can still continue.',
    },
    website: { label: 'Website', hint: 'The full address, such as https://example.org.' },
    'address.street': { label: 'Street address' },
    'address.city': { label: 'City' },
    'address.state': { label: 'State' },
    'address.zipCode': { label: 'ZIP code' },
    phone: { label: 'Phone', placeholder: '(XXX) XXX-XXXX' },
    missionStatement: {
      label: 'Mission statement',
      hint: `Tell volunteers your purpose. At least ${verificationLimits.mission} characters.`,
    },
    causeAreas: { label: 'Focus areas', hint: 'Choose at least one.' },
    foundedYear: { label: 'Year established' },
    employeeCount: { label: 'Employees' },
    'socialMedia.twitter': { label: 'Twitter' },
    'socialMedia.facebook': { label: 'Facebook' },
    'socialMedia.linkedin': { label: 'LinkedIn' },
    'socialMedia.instagram': { label: 'Instagram' },
    contactPersonName: { label: 'Name' },
    contactPersonTitle: { label: 'Title', placeholder: 'Director' },
    contactPersonEmail: { label: 'Email address' },
    'absence.reason': {
      label: 'Could you be missing from the IRS register?',
      hint: 'Only if the register doesn’t have your EIN.',
      none: 'We should be listed',
    },
    'absence.sponsorEin': {
      label: 'Sponsor’s EIN',
      hint: 'Nine digits, XX-XXXXXXX.',
      placeholder: 'XX-XXXXXXX',
    },
  },
  suggestion: {
    question: (name: string) => `Did you mean “${name}”?`,
    why: 'This is the IRS name for your EIN. If you use a different name, an administrator reviews your request first.',
    take: 'Use this name',
    keep: 'Keep my name',
    taken: (name: string) => `Organization name changed to “${name}”.`,
  },
  address: 'Address',
  privacy: 'Only administrators who verify organizations can see your address, phone and contact person.',
  socialMedia: 'Social media',
  person: {
    heading: 'Contact person',
    hint: 'Who should we contact with questions?',
  },
  info: {
    heading: 'What happens next',
    lines: [
      'Review typically takes 3-5 business days.',
      'EIN and organization details are verified.',
      'Extra documentation may be requested.',
    ],
  },
  absences,
  submit: 'Submit for Verification',
  submitting: 'Verifying Organization...',
  progress: {
    title: 'Processing Verification...',
    description: 'Validating EIN format, organization details, and contact information...',
  },
  failed: {
    title: 'Verification Failed',
    text: 'Verification failed',
    unreachable: 'Failed to submit verification request. Please try again.',
  },
  sent: {
    heading: 'Thank you',
    text: 'Taking you to your dashboard…',
    dashboard: 'Go to dashboard',
    explain: 'Explain why you’re not listed',
  },
  draft: {
    resumed: 'We restored your unsent answers from',
    startOver: 'Start over',
    discardTitle: 'Discard your answers?',
    discardText: 'You’ll lose your unsent answers.',
  },
  leave: 'You haven’t submitted your answers yet. They stay on this device.',
  leaveUnsaved: 'You’ll lose your answers if you leave. This browser can’t keep them.',
  standing: {
    verified: 'Verified',
    pending: 'Under review',
    suspended: 'Suspended',
    declined: 'Declined',
    headings: {
      verified: 'Your organization is verified',
      pending: 'We’re reviewing your request',
      suspended: 'Your verified mark is suspended',
      declined: 'Your request was declined',
    },
    texts: {
      verified: 'Volunteers see the verified mark on your page and projects.',
      pending: 'Review typically takes 3-5 business days. We’ll email you when there’s a decision.',
      suspended: 'Fix the problem and submit the form again. We’ll check it immediately.',
      declined: 'Fix the problem and submit the form again. We’ll check it again.',
    },
    actions: {
      verified: 'Verify again',
      pending: 'Change request',
      suspended: 'Submit again',
      declined: 'Submit again',
    },
    reasons: 'Why',
    asked: 'Requested',
    waitingSince: 'Waiting since',
    decided: 'Decided',
    name: 'Organization',
    ein: 'EIN',
    registerHeading: 'Register details',
    confirmed: (day: string) => `Exempt status confirmed against the IRS file of ${day}.`,
    byHand: 'An administrator verified your organization. We haven’t checked the register.',
    notConfirmed: (day: string) => `Checked against the IRS file of ${day}.`,
    stale: 'This file is more than 400 days old. Verify again to check the latest one.',
    matchedName: 'Name in the register',
    branch: 'Local branch',
    noMatch: 'Not in the register',
    file: 'File',
    kind: 'Type',
    charity: '501(c)(3)',
    revokedOn: 'Exemption revoked on',
    notes: 'Notes',
    tags,
    flags,
    legalOnly: 'This only confirms legal status. EINs are public, so it doesn’t confirm who represents you.',
  },
  explain: {
    heading: 'Why aren’t you in the register?',
    text: 'Your answer helps us review your request.',
    label: 'Reason',
    choose: 'Choose one',
    needed: 'Choose a reason',
    einText: 'EIN must be in format XX-XXXXXXX',
    save: 'Save reason',
    saving: 'Saving...',
    saved: { title: 'Reason saved' },
    failed: 'Couldn’t save the reason',
  },
  call: {
    none: {
      title: 'Get your organization verified',
      text: 'Volunteers trust verified organizations. It takes four short steps.',
      action: 'Start verification',
    },
    pending: {
      title: 'Verification in progress',
      text: 'Review typically takes 3-5 business days.',
      action: 'View request',
    },
    suspended: {
      title: 'Your verified mark is suspended',
      text: 'See why and what you can do.',
      action: 'See why',
    },
    declined: {
      title: 'Your verification was declined',
      text: 'See why, fix the problem and submit the form again.',
      action: 'See why',
    },
  },
}
