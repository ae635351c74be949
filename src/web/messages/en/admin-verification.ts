/** The administrators' queue of organizations that ask to be verified. */
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
  branch_not_named: 'Branch not named',
  name_not_allowed: 'Misleading characters in the name',
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
export const registerFiles: Record<RegisterFile, string> = {
  bmf: 'Business Master File',
  pub78: 'Publication 78',
  revocations: 'Automatic revocations',
}
const actions: Record<Verdict, string> = { approve: 'Approve', decline: 'Decline', suspend: 'Take Back' }
export const nobody = 'An account that is gone'

export const adminVerificationTexts = {
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
    files: registerFiles,
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
      affiliation: 'Affiliation',
    },
    affiliations: {
      '1': 'central, no group',
      '2': 'intermediate, no group',
      '3': 'independent',
      '6': 'center of a group',
      '7': 'intermediate in a group',
      '8': 'center of a group of churches',
      '9': 'local branch of a group',
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
