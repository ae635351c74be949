/** The administrators' queue of organizations that requested verification. */
import type { NameTier } from '#domain/verification/legal-names.ts'
import type {
  AbsenceReason,
  RegisterFile,
  StoredVerificationState,
  VerificationFlag,
  VerificationReason,
  VerificationTag,
} from '#domain/verification/register.ts'
import {
  reviewDays,
  type QueueDetail,
  type VerificationAdvice,
  type CaseDecision,
} from '#domain/verification/queue.ts'

const states: Record<StoredVerificationState, string> = {
  pending: 'Waiting',
  suspended: 'Suspended',
  declined: 'Declined',
  verified: 'Verified',
}
const reasons: Record<VerificationReason, string> = {
  register_not_loaded: 'Register not loaded',
  not_found: 'Not in the register',
  name_differs: 'Different name in the register',
  branch_not_named: 'Branch not named',
  name_not_allowed: 'Misleading characters in the name',
  status_not_active: 'Status needs a look',
  revoked: 'Exemption revoked',
  reinstated_not_listed: 'Reinstated, not in Publication 78',
  held_by_another: 'EIN used by another organization',
  profile_changed: 'Name or EIN changed',
  held_back: 'An administrator decided before',
}
const advices: Record<VerificationAdvice, string> = {
  approve: 'Approve',
  look_closer: 'Look closer',
  decline: 'Decline',
}
const adviceTexts: Record<VerificationAdvice, string> = {
  approve: 'No objections: the register confirms the name and the EIN.',
  look_closer: 'The register is inconclusive. Compare the details below.',
  decline: 'The register contradicts this request. You need a reason to approve it.',
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
  domain: 'Contact email and website',
  ruling_year: 'Founded after the IRS ruling',
}
const absences: Record<AbsenceReason, string> = {
  newly_approved: 'Newly approved by the IRS',
  public_body: 'A church, a government or a school',
  sponsored: 'Fiscally sponsored',
  abroad: 'Outside the United States',
}
const tiers: Record<NameTier, string> = { A: 'Same name', B: 'Nearly the same', C: 'Different name' }
export const registerFiles: Record<RegisterFile, string> = {
  bmf: 'Business Master File',
  pub78: 'Publication 78',
  revocations: 'Automatic revocations',
}
const actions: Record<CaseDecision, string> = { approve: 'Approve', decline: 'Decline', suspend: 'Withdraw' }
/** The name for someone who has deleted their account. */
export const deletedAccount = { alone: 'Deleted account', inSentence: 'a deleted account' }

export const adminVerificationTexts = {
  title: 'Verification',
  intro: `Oldest first. Each detail that disagrees with the register moves a case back by a day. We promise a review within ${reviewDays.least}-${reviewDays.most} business days.`,
  tabs: 'Cases by status',
  states,
  all: 'All',
  search: 'Name or EIN',
  find: 'Search',
  list: 'Cases',
  found: (total: string | number) => `${total} ${String(total) === '1' ? 'case' : 'cases'}`,
  none: 'No cases here',
  noneWaiting: 'No cases waiting',
  noneText: 'New requests appear here as they come in.',
  noneFound: 'No case with this status has this name or EIN.',
  failed: 'Couldn’t load the cases',
  more: 'Load More',
  moreFailed: 'Couldn’t load more cases',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  waited: (days: number) => (days === 1 ? 'Waiting 1 business day' : `Waiting ${days} business days`),
  waitedToday: 'Requested today',
  overdue: 'Overdue',
  details: (count: number) => (count === 1 ? '1 detail disagrees' : `${count} details disagree`),
  changed: 'changed',
  reasons,
  advices,
  adviceLabel: 'Advice',
  case: {
    back: 'All cases',
    failed: 'Couldn’t load the case',
    missing: 'This organization never asked for verification',
    advice: 'What the registers suggest',
    adviceTexts,
    own: 'You are or were a member of this organization, so another administrator must decide.',
    evidence: 'Side by side',
    evidenceIntro: 'What the organization says, and the closest row of the Business Master File.',
    says: 'The organization says',
    register: 'The register says',
    agrees: 'Agrees',
    differs: 'Differs',
    nothing: 'Not given',
    rows: {
      name: 'Name',
      asked: 'Requested name',
      ein: 'EIN',
      state: 'State',
      zip: 'ZIP code',
      year: 'Founded, IRS ruling',
      domain: 'Website, contact email',
    },
    registers: 'The registers',
    files: registerFiles,
    posted: (day: string) => `Posted ${day}`,
    notLoaded: 'Not loaded',
    stale: 'Out of date',
    notIn: 'It doesn’t list this EIN.',
    listed: (codes: string) => `Listed, deductibility ${codes}.`,
    neverRevoked: 'No revocation for this EIN.',
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
    holders: 'Others with this EIN',
    noHolders: 'No other organization here has this EIN.',
    request: 'The request',
    requestFacts: {
      contact: 'Contact person',
      email: 'Contact email',
      phone: 'Phone',
      address: 'Address',
      website: 'Website',
      mission: 'Mission',
      absence: 'Why it’s not in the register',
      by: 'Requested by',
    },
    absences,
    sponsor: (ein: string) => `sponsor ${ein}`,
    none: 'Not given',
    members: 'Members',
    noMembers: 'It has no members.',
    roles: { owner: 'Owner', manager: 'Manager' },
    history: 'History',
    byRegister: 'by the register',
    by: (name: string) => `by ${name || deletedAccount.inSentence}`,
    ofFile: (day: string) => `file from ${day}`,
    page: 'Public page',
    record: 'Members, work and suspension',
  },
  verdict: {
    actions,
    pending: 'Deciding...',
    titles: {
      approve: (name: string) => `Approve ${name}?`,
      decline: (name: string) => `Decline ${name}?`,
      suspend: (name: string) => `Withdraw the verified mark of ${name}?`,
    },
    texts: {
      approve:
        'It gets the verified mark immediately, and we notify its owners. Only administrators see your reason.',
      decline: 'We notify and email its owners with your reason. They can send the form again.',
      suspend: 'It loses the verified mark immediately. We notify and email its owners with your reason.',
    },
    reason: 'Reason',
    template: 'Use a template',
    templatePlaceholder: 'Choose a template…',
    templates: [
      {
        value: 'name',
        label: 'Different name in the register',
        text: 'The IRS register has a different name for this EIN. Please send the form again with the name as the IRS has it. Or send us the IRS letter about the name change.',
      },
      {
        value: 'not-found',
        label: 'Not in the register',
        text: 'We didn’t find this EIN in the public registers. Please compare it with your determination letter, then send the form again.',
      },
      {
        value: 'revoked',
        label: 'Exemption revoked',
        text: 'The register says that the IRS revoked the tax exemption. Once the IRS has reinstated it, please send the form again.',
      },
      {
        value: 'authority',
        label: 'No proof of authority',
        text: 'We couldn’t confirm that you may act for this organization. Please prove it with an email address at its website’s domain, or with a letter on its letterhead.',
      },
      {
        value: 'held',
        label: 'EIN used by another organization',
        text: 'Another organization here is already verified with this EIN. If you are one of its chapters or branches, please tell us how you belong together.',
      },
    ],
    changed:
      'This case changed after you opened it. We kept your reason. Close this, read the changes, then decide.',
    done: {
      approve: (name: string) => `${name} is verified`,
      decline: (name: string) => `${name} declined`,
      suspend: (name: string) => `Verified mark of ${name} withdrawn`,
    },
    failed: 'Decision not saved',
  },
}
