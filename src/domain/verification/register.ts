/** What public registers of organizations contain, and what we conclude from it (design: verification). */
import type { BranchRow } from './branches.ts'
import type { NameTier } from './legal-names.ts'

/** The state of an organization that requested verification; only `verified` has the mark. */
export const storedVerificationStates = ['pending', 'verified', 'suspended', 'declined'] as const
export type StoredVerificationState = (typeof storedVerificationStates)[number]

/** The same, or not requested yet. */
export const verificationStates = ['none', ...storedVerificationStates] as const
export type VerificationState = (typeof verificationStates)[number]

/** Why a person has to review a case, or why a mark was suspended. */
export const verificationReasons = [
  'register_not_loaded',
  'not_found',
  'name_differs',
  /** The name of the larger organization, without the branch. */
  'branch_not_named',
  /** It hides something or imitates a mark. Such names are rejected today but may have been stored earlier. */
  'name_not_allowed',
  'status_not_active',
  'revoked',
  'reinstated_not_listed',
  'held_by_another',
  /** A name or EIN that differs from the verified one (A14). */
  'profile_changed',
  /** A person declined or withdrew it, so a person has to review it again. */
  'held_back',
  /** It is identified by a number of which no register is loaded here. */
  'no_register',
] as const
export type VerificationReason = (typeof verificationReasons)[number]

/** Why an organization is not in the register, according to itself; a person reviews it. */
export const absenceReasons = ['newly_approved', 'public_body', 'sponsored', 'abroad'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

export const verificationTags = ['group_exemption', 'private_foundation'] as const
export type VerificationTag = (typeof verificationTags)[number]

export const verificationFlags = ['not_in_pub78', 'unassigned_prefix'] as const
export type VerificationFlag = (typeof verificationFlags)[number]

/** The three public files of the IRS. */
export const registerFiles = ['bmf', 'pub78', 'revocations'] as const
export type RegisterFile = (typeof registerFiles)[number]

/** A row of the Business Master File. Codes are text, as in the file. */
export interface RegisterRow extends BranchRow {
  /** Which of the files loaded together it is from. */
  file: number
  zip: string
  subsection: string
  foundation: string
  deductibility: string
  status: string
  ruling: string
}

/** Days are YYYY-MM-DD. */
export interface Revocation {
  revokedOn: string
  reinstatedOn: string | null
}

/** A file, or several that belong together. */
export interface LoadedFile {
  names: readonly string[]
  /** The date for which the IRS published the data. */
  postedOn: string
}

/** Everything in the loaded files about one EIN. */
export interface RegisterFindings {
  loaded: Record<RegisterFile, LoadedFile | null>
  rows: readonly RegisterRow[]
  /** The codes of Publication 78; null if the EIN is not in it. */
  pub78: string | null
  revocations: readonly Revocation[]
}

/** What someone asks us to verify. */
export interface VerificationQuestion {
  ein: string
  name: string
  /** Another verified organization uses the EIN. */
  isVerifiedForAnother: boolean
  /** A setting: accept only 501(c)(3) organizations. */
  charitiesOnly: boolean
}

/** The findings that are stored with the decision. */
export interface VerificationEvidence {
  /** The posting date of each file; null if it was not loaded. */
  postedOn: Record<RegisterFile, string | null>
  /** The name of the file with the matched row. */
  file: string | null
  matchedName: string | null
  /** The branch as the register writes it; missing in evidence from earlier releases. */
  branch?: string | null
  nameTier: NameTier | null
  subsection: string | null
  foundation: string | null
  deductibility: string | null
  group: string | null
  status: string | null
  ruling: string | null
  state: string | null
  zip: string | null
  pub78: string | null
  revokedOn: string | null
  reinstatedOn: string | null
}

export interface VerificationDecision {
  /** `refused`: it is in the register, but the product doesn't accept this kind of organization. */
  result: 'confirmed' | 'pending' | 'refused'
  /** Of a pending case, in the order of `verificationReasons`. */
  reasons: VerificationReason[]
  tags: VerificationTag[]
  flags: VerificationFlag[]
  /** The kind of organization if it is not a 501(c)(3), such as "501(c)(6)". */
  label: string | null
  /** A recommendation for the person who decides; never applied automatically. */
  recommendsDecline: boolean
  evidence: VerificationEvidence
}

/** A country's register: how its numbers are parsed, and what its rows mean. */
export interface CountryRegister<Findings> {
  country: string
  /** The number as stored; null if it can't be one. */
  readNumber: (typed: string) => string | null
  decide: (findings: Findings, question: VerificationQuestion) => VerificationDecision
}
