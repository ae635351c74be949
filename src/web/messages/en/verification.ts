/** The verification of an organization: its wizard, and where it stands (features /organization-verification). */
import type { AbsenceReason, VerificationFlag, VerificationTag } from '#domain/register.ts'
import { verificationLimits } from '#contract/limits.ts'

const absences: Record<AbsenceReason, { label: string; hint: string }> = {
  newly_approved: {
    label: 'Newly approved by the IRS',
    hint: 'The public files follow some weeks behind. The IRS determination letter shows it.',
  },
  public_body: {
    label: 'A church, government body or school',
    hint: 'Many of them need not be listed. A person looks at who you are.',
  },
  sponsored: {
    label: 'Fiscally sponsored',
    hint: 'Tell us the EIN of your sponsor. A letter of theirs shows it.',
  },
  abroad: {
    label: 'Outside the US',
    hint: 'No file of the IRS lists you. A person looks at the papers of your country.',
  },
}

const tags: Record<VerificationTag, string> = {
  group_exemption: 'Group exemption',
  private_foundation: 'Private foundation',
}

const flags: Record<VerificationFlag, string> = {
  not_in_pub78: 'Publication 78 does not list it',
  unassigned_prefix: 'The EIN begins with digits that the IRS has not assigned',
}

export const verificationTexts = {
  title: 'Organization Verification',
  intro: 'Four short steps. Your EIN is looked up in the public register of the IRS as soon as you submit.',
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
      hint: 'As the IRS has it. “Inc” or “The” make no difference.',
    },
    ein: {
      label: 'EIN (Tax ID)',
      hint: 'Nine digits, XX-XXXXXXX. Only your members and administrators see it.',
      placeholder: 'XX-XXXXXXX',
      unusual:
        'The IRS has not assigned EINs that begin like this one. Please check it; you can still go on.',
    },
    website: { label: 'Website', hint: 'The whole address, such as https://example.org.' },
    'address.street': { label: 'Street address' },
    'address.city': { label: 'City' },
    'address.state': { label: 'State' },
    'address.zipCode': { label: 'ZIP code' },
    phone: { label: 'Phone', placeholder: '(XXX) XXX-XXXX' },
    missionStatement: {
      label: 'Mission statement',
      hint: `What you are there for. At least ${verificationLimits.mission} characters; volunteers read it.`,
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
      label: 'Might the register not have you?',
      hint: 'Only where it does not find your EIN.',
      none: 'We should be in it',
    },
    'absence.sponsorEin': {
      label: 'EIN of your sponsor',
      hint: 'Nine digits, as the register has it.',
      placeholder: 'XX-XXXXXXX',
    },
  },
  suggestion: {
    question: (name: string) => `Did you mean “${name}”?`,
    why: 'This is the IRS name for your EIN. With a different name, an administrator reviews your request first.',
    take: 'Use This Name',
    keep: 'Keep What I Typed',
    taken: (name: string) => `Organization name changed to “${name}”.`,
  },
  address: 'Address',
  privacy: 'Only administrators who verify organizations see the address, the phone and the contact person.',
  socialMedia: 'Social media',
  person: {
    heading: 'Contact person',
    hint: 'Whom we ask if something is unclear.',
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
    text: 'You are led to your dashboard.',
    dashboard: 'Go to Dashboard',
    explain: 'Say why you are not listed',
  },
  draft: {
    resumed: 'We kept what you had not sent yet, last changed',
    startOver: 'Start Over',
    discardTitle: 'Discard your answers?',
    discardText: 'What you wrote and did not send is lost.',
  },
  leave: 'Your answers are not sent yet. They are kept on this device.',
  leaveUnkept: 'Your answers are not sent yet, and this browser does not let us keep them.',
  standing: {
    verified: 'Verified',
    pending: 'Waiting for review',
    suspended: 'Suspended',
    declined: 'Declined',
    headings: {
      verified: 'Your organization is verified',
      pending: 'Your request is being reviewed',
      suspended: 'The verified mark is suspended',
      declined: 'Your request was declined',
    },
    texts: {
      verified: 'Volunteers see the mark on your page and on every project.',
      pending: 'Review typically takes 3-5 business days. You are told here and by e-mail.',
      suspended: 'Once this is put right, send the form again: it is checked at once.',
      declined: 'Once this is put right, send the form again: it is checked anew.',
    },
    actions: {
      verified: 'Verify Again',
      pending: 'Change Request',
      suspended: 'Send Again',
      declined: 'Send Again',
    },
    reasons: 'Why',
    asked: 'You asked',
    waitingSince: 'Waiting since',
    decided: 'Decided',
    name: 'Organization',
    ein: 'EIN',
    registerHeading: 'What the register says',
    confirmed: (day: string) => `Exempt status confirmed against the IRS file of ${day}.`,
    byHand: 'An administrator gave the mark; the register has not been asked.',
    notConfirmed: (day: string) => `Looked up in the IRS file of ${day}.`,
    stale: 'This is more than 400 days old. Verify again to have it looked up anew.',
    matchedName: 'Name in the register',
    branch: 'Local branch',
    noMatch: 'Not in the register',
    file: 'File',
    kind: 'Kind',
    charity: '501(c)(3)',
    revokedOn: 'Exemption revoked on',
    notes: 'Notes',
    tags,
    flags,
    legalOnly: 'This is about legal status alone. An EIN is public, so it does not show who may act for you.',
  },
  explain: {
    heading: 'Why does the register not have you?',
    text: 'Your answer helps the person who reviews your request.',
    label: 'Reason',
    choose: 'Choose one',
    needed: 'Choose a reason',
    einText: 'EIN must be in format XX-XXXXXXX',
    save: 'Save Reason',
    saving: 'Saving...',
    saved: { title: 'Reason saved' },
    failed: 'Reason not saved',
  },
  call: {
    none: {
      title: 'Get your organization verified',
      text: 'Volunteers trust a verified organization. It takes four short steps.',
      action: 'Start Verification',
    },
    pending: {
      title: 'Verification is under way',
      text: 'Review typically takes 3-5 business days.',
      action: 'See Request',
    },
    suspended: {
      title: 'Your verified mark is suspended',
      text: 'See why, and what you can do.',
      action: 'See Why',
    },
    declined: {
      title: 'Your verification was declined',
      text: 'See why, and send the form again once it is put right.',
      action: 'See Why',
    },
  },
}
