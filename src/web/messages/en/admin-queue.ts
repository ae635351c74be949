/** The administrators' queues: verification, claims of imported organizations, and the registers that are loaded. */
import type { ClaimReviewState } from '#domain/members.ts'
import type { NameTier } from '#domain/legal-names.ts'
import type {
  AbsenceReason,
  RegisterFile,
  StoredVerificationState,
  VerificationFlag,
  VerificationReason,
  VerificationTag,
} from '#domain/register.ts'
import {
  reviewDays,
  type QueueDetail,
  type VerificationAdvice,
  type Verdict,
} from '#domain/verification-queue.ts'

const states: Record<StoredVerificationState, string> = {
  pending: 'Waiting',
  suspended: 'Suspended',
  declined: 'Declined',
  verified: 'Verified',
}
const reasons: Record<VerificationReason, string> = {
  register_not_loaded: 'Register not loaded',
  not_found: 'Not in the register',
  name_differs: 'Another name in the register',
  status_not_active: 'Status to look at',
  revoked: 'Exemption revoked',
  reinstated_not_listed: 'Reinstated, not in Publication 78',
  held_by_another: 'EIN held by another',
  profile_changed: 'Name or EIN changed',
  held_back: 'Decided by a person before',
}
const advices: Record<VerificationAdvice, string> = {
  approve: 'Approve',
  look_closer: 'Look closer',
  decline: 'Decline',
}
const adviceTexts: Record<VerificationAdvice, string> = {
  approve: 'Nothing speaks against it: the register confirms the name and the EIN.',
  look_closer: 'The register does not settle it. Compare what stands below.',
  decline: 'The register speaks against it. An approval needs a reason.',
}
const tags: Record<VerificationTag, string> = {
  group_exemption: 'Group exemption',
  private_foundation: 'Private foundation',
}
const flags: Record<VerificationFlag, string> = {
  not_in_pub78: 'Not in Publication 78',
  unassigned_prefix: 'EIN prefix never assigned',
}
const details: Record<QueueDetail, string> = {
  state: 'State',
  zip: 'ZIP code',
  domain: 'Contact address and website',
  ruling_year: 'Founded after the ruling',
}
const absences: Record<AbsenceReason, string> = {
  newly_approved: 'Newly approved by the IRS',
  public_body: 'A church, a government or a school',
  sponsored: 'Fiscally sponsored',
  abroad: 'Outside the United States',
}
const tiers: Record<NameTier, string> = { A: 'Same name', B: 'Nearly the same', C: 'Another name' }
const files: Record<RegisterFile, string> = {
  bmf: 'Business Master File',
  pub78: 'Publication 78',
  revocations: 'Automatic revocations',
}
const actions: Record<Verdict, string> = { approve: 'Approve', decline: 'Decline', suspend: 'Take Back' }
const claimStates: Record<ClaimReviewState, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  overtaken: 'Overtaken',
}
const nobody = 'An account that is gone'

export const adminVerification = {
  title: 'Verification',
  intro: `Oldest first. Each detail that disagrees with the register moves a case back by a day. Review is promised within ${reviewDays.least}-${reviewDays.most} business days.`,
  tabs: 'Cases by state',
  states,
  all: 'All',
  search: 'Name or EIN',
  find: 'Search',
  list: 'Cases',
  found: (total: string | number) => `${total} ${String(total) === '1' ? 'case' : 'cases'}`,
  none: 'No case here',
  noneWaiting: 'Nothing waits',
  noneText: 'New requests appear here as they come in.',
  noneFound: 'No case has this name or EIN in this state.',
  failed: 'The cases could not be loaded',
  more: 'Load More',
  moreFailed: 'More cases could not be loaded',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  waited: (days: number) => (days === 1 ? 'Waits for 1 business day' : `Waits for ${days} business days`),
  waitedToday: 'Asked today',
  overdue: 'Overdue',
  details: (count: number) => (count === 1 ? '1 detail disagrees' : `${count} details disagree`),
  changed: 'changed',
  reasons,
  advices,
  adviceLabel: 'Advice',
  case: {
    back: 'All cases',
    failed: 'The case could not be loaded',
    missing: 'This organization never asked to be verified',
    advice: 'What the registers advise',
    adviceTexts,
    own: 'You belong to this organization or did, so another administrator decides.',
    evidence: 'Side by side',
    evidenceIntro: 'What the organization says, and the row of the Business Master File that fits best.',
    says: 'The organization says',
    register: 'The register says',
    agrees: 'Agrees',
    differs: 'Differs',
    nothing: 'Not given',
    rows: {
      name: 'Name',
      asked: 'Name as asked',
      ein: 'EIN',
      state: 'State',
      zip: 'ZIP code',
      year: 'Founded, ruling',
      domain: 'Website, contact address',
    },
    registers: 'The registers',
    files,
    posted: (day: string) => `Posted ${day}`,
    notLoaded: 'Not loaded',
    stale: 'Stale',
    notIn: 'This EIN is not in it.',
    listed: (codes: string) => `Listed, deductibility ${codes}.`,
    neverRevoked: 'No revocation of this EIN.',
    revoked: (day: string) => `Revoked on ${day}`,
    reinstated: (day: string) => `reinstated on ${day}`,
    tiers,
    tags,
    flags,
    detailTitles: details,
    codes: {
      sortName: 'Sort name',
      place: 'State and ZIP code',
      subsection: 'Subsection',
      status: 'Status',
      ruling: 'Ruling',
      foundation: 'Foundation',
      deductibility: 'Deductibility',
      group: 'Group',
    },
    statuses: {
      '01': 'unconditional exemption',
      '02': 'conditional exemption',
      '12': 'trust of 4947(a)(2)',
      '25': 'terminating',
    },
    holders: 'Others of this EIN',
    noHolders: 'No other organization here has this EIN.',
    request: 'The request',
    requestFacts: {
      contact: 'Contact person',
      email: 'Contact e-mail',
      phone: 'Phone',
      address: 'Address',
      website: 'Website',
      mission: 'Mission',
      absence: 'Why it is not in the register',
      by: 'Asked by',
    },
    absences,
    sponsor: (ein: string) => `sponsor ${ein}`,
    none: 'Not given',
    members: 'Members',
    noMembers: 'Nobody belongs to it.',
    roles: { owner: 'Owner', manager: 'Manager' },
    history: 'History',
    byRegister: 'by the register',
    by: (name: string) => `by ${name || nobody}`,
    ofFile: (day: string) => `file of ${day}`,
    page: 'Public page',
    record: 'Members, work and suspension',
  },
  verdict: {
    actions,
    pending: 'Deciding...',
    titles: {
      approve: (name: string) => `Approve ${name}?`,
      decline: (name: string) => `Decline ${name}?`,
      suspend: (name: string) => `Take the mark of ${name} back?`,
    },
    texts: {
      approve:
        'It gets the verified mark at once, and its owners are told. Your reason is kept for administrators.',
      decline:
        'Its owners are told by notification and letter, and read your reason. They can send the form again.',
      suspend:
        'The verified mark is gone at once. Its owners are told by notification and letter, and read your reason.',
    },
    reason: 'Reason',
    template: 'Start from a text',
    templatePlaceholder: 'Choose a text…',
    templates: [
      {
        value: 'name',
        label: 'Another name in the register',
        text: 'The register of the IRS has another name for this EIN. Please send the form again with the name as the IRS has it, or with the letter of the IRS about the change of name.',
      },
      {
        value: 'not-found',
        label: 'Not in the register',
        text: 'We did not find this EIN in the public registers. Please compare it with your determination letter, and send the form again.',
      },
      {
        value: 'revoked',
        label: 'Exemption revoked',
        text: 'The register says that the tax exemption was revoked. Once the IRS has reinstated it, please send the form again.',
      },
      {
        value: 'authority',
        label: 'Authority not shown',
        text: 'We could not see that you may act for this organization. Please show it by an e-mail address on the domain of its website, or by a letter on its letterhead.',
      },
      {
        value: 'held',
        label: 'EIN held by another',
        text: 'Another organization here is verified by this EIN. If you are a chapter or a branch of it, please tell us how the two belong together.',
      },
    ],
    changed:
      'This case has changed since you opened it. Your reason is kept: close this, look at what is new, then decide.',
    done: {
      approve: (name: string) => `${name} is verified`,
      decline: (name: string) => `${name} was declined`,
      suspend: (name: string) => `The mark of ${name} was taken back`,
    },
    failed: 'Not decided',
  },
}

export const adminClaims = {
  title: 'Claims',
  intro: 'People who ask for an imported organization that no letter can give them.',
  tabs: 'Requests by state',
  shown: { waiting: 'Waiting', decided: 'Decided' },
  states: claimStates,
  list: 'Requests',
  none: { waiting: 'Nobody waits', decided: 'Nothing was decided yet' },
  noneText: 'Requests come from the page “Take over” of an imported organization.',
  failed: 'The requests could not be loaded',
  more: 'Load More',
  moreFailed: 'More requests could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  asks: 'asks for',
  asked: 'asked',
  facts: {
    email: 'E-mail address',
    verified: 'verified',
    unverified: 'not verified',
    joined: 'Account since',
    website: 'Website of the organization',
    location: 'Location',
  },
  noWebsite: 'None',
  hasOwner: 'This organization has an owner by now.',
  own: 'You ask yourself, or belong to this organization or did, so another administrator decides.',
  reason: 'Reason',
  reasonOf: 'Reason given',
  decided: (name: string) => `decided by ${name || nobody}`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: (person: string, organization: string) => `Make ${person} the owner of ${organization}?`,
  approveText:
    'They keep its page, post projects and decide who else belongs to it. They are told, and so is whoever held it since its import.',
  declineTitle: (person: string) => `Decline the request of ${person}?`,
  declineText: 'They are told by notification and letter, and read your reason. They can ask again.',
  done: { approve: 'Request approved', decline: 'Request declined' },
  failedToDecide: 'Not decided',
}

export const adminRegisters = {
  title: 'Registers',
  intro:
    'The public files of the IRS by which organizations are verified. An operator loads newer ones on the server; the product goes on meanwhile.',
  failed: 'The registers could not be loaded',
  files,
  fileTexts: {
    bmf: 'Exempt organizations: names, places and codes.',
    pub78: 'Who can receive deductible contributions.',
    revocations: 'Exemptions revoked for not filing.',
  } satisfies Record<RegisterFile, string>,
  notLoaded: 'Not loaded',
  notLoadedText: 'Every request waits for a person until all three are loaded.',
  posted: (day: string) => `Posted ${day}`,
  age: (days: number) => (days === 0 ? 'posted today' : days === 1 ? '1 day old' : `${days} days old`),
  old: 'Old',
  oldText: 'The IRS posts newer files each month. Please load them.',
  stale: 'Stale',
  partial: 'A part',
  rows: 'Rows',
  rejected: 'Rejected',
  loaded: 'Loaded',
  name: 'File',
  command: 'Load newer files',
  commandText:
    'Get the files at irs.gov (“Exempt Organizations Business Master File Extract” and “Tax Exempt Organization Search: Bulk Data Downloads”), then run this in the folder of the product:',
  commandLine:
    'npm run registry -- --bmf eo1.csv eo2.csv eo3.csv eo4.csv --pub78 data-download-pub78.txt --revocations data-download-revocation.txt --as-of YYYY-MM-DD',
  commandHint:
    '--as-of is the day the IRS posted them. With --dry-run first it reads and checks everything and changes nothing.',
  copy: 'Copy the Command',
  copied: 'Command copied',
  copyFailed: 'The command could not be copied',
  history: 'Loads',
  historyNone: 'Nothing was loaded yet',
  list: 'Loads, newest first',
  more: 'Load More',
  moreFailed: 'More loads could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  took: (seconds: string) => `took ${seconds} s`,
  rechecked: (count: number) => (count === 1 ? '1 mark checked again' : `${count} marks checked again`),
  lost: (count: number) => (count === 0 ? 'none lost' : `${count} lost`),
  changes: { revoked: 'Newly revoked', vanished: 'Not listed any more', drifted: 'Name or status changed' },
  moreCases: (count: number) => `and ${count} more`,
  fileLine: (file: { name: string; rows: string; rejected: string }) =>
    `${file.name}: ${file.rows} ${file.rows === '1' ? 'row' : 'rows'}, ${file.rejected} rejected`,
}
