/** What public registers of organizations hold, and what is told of it (design: verification). */
import type { BranchRow } from './branches.ts'
import type { NameTier } from './legal-names.ts'

/** Where an organization stands that asked to be verified; only `verified` has the mark. */
export const storedVerificationStates = ['pending', 'verified', 'suspended', 'declined'] as const
export type StoredVerificationState = (typeof storedVerificationStates)[number]

/** The same, or nobody asked yet. */
export const verificationStates = ['none', ...storedVerificationStates] as const

/** Why a person has to look at a case, or why a mark was suspended. */
export const verificationReasons = [
  'register_not_loaded',
  'not_found',
  'name_differs',
  /** The name of the larger organization, without which of its branches this is. */
  'branch_not_named',
  /** It hides something or looks like a mark; such names are refused now, but were stored before. */
  'name_not_allowed',
  'status_not_active',
  'revoked',
  'reinstated_not_listed',
  'held_by_another',
  /** Another name or EIN than that by which the mark was given (A14). */
  'profile_changed',
  /** A person refused it or took it back, so a person looks again. */
  'held_back',
] as const
export type VerificationReason = (typeof verificationReasons)[number]

/** Why an organization is not in the register, by its own word; a person judges it. */
export const absenceReasons = ['newly_approved', 'public_body', 'sponsored', 'abroad'] as const
export type AbsenceReason = (typeof absenceReasons)[number]

export const verificationTags = ['group_exemption', 'private_foundation'] as const
export type VerificationTag = (typeof verificationTags)[number]

export const verificationFlags = ['not_in_pub78', 'unassigned_prefix'] as const
export type VerificationFlag = (typeof verificationFlags)[number]

/** The three public files of the IRS. */
export const registerFiles = ['bmf', 'pub78', 'revocations'] as const
export type RegisterFile = (typeof registerFiles)[number]

/** A row of the Business Master File: the codes are text, as in the file. */
export interface RegisterRow extends BranchRow {
  /** Which of the files that were loaded together. */
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

/** A file, or several that make one together. */
export interface LoadedFile {
  names: readonly string[]
  /** The day of which the IRS says that it holds what is true. */
  postedOn: string
}

/** Everything that the loaded files hold about one EIN. */
export interface RegisterFindings {
  loaded: Record<RegisterFile, LoadedFile | null>
  rows: readonly RegisterRow[]
  /** The codes of Publication 78; null where the EIN is not in it. */
  pub78: string | null
  revocations: readonly Revocation[]
}

/** What somebody asks to be confirmed. */
export interface VerificationQuestion {
  ein: string
  name: string
  /** Another organization holds the EIN and is verified. */
  isVerifiedForAnother: boolean
  /** A setting: 501(c)(3) organizations and no others. */
  charitiesOnly: boolean
}

/** What was found and is kept with the decision. */
export interface VerificationEvidence {
  /** The posting day of each file; null where it was not loaded. */
  postedOn: Record<RegisterFile, string | null>
  /** The name of the file that holds the matched row. */
  file: string | null
  matchedName: string | null
  /** Which branch of it, as the register writes it; missing in evidence of earlier releases. */
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
  /** `refused`: the register knows it, and the product takes organizations of another kind only. */
  result: 'confirmed' | 'pending' | 'refused'
  /** Of a pending case, in the order of `verificationReasons`. */
  reasons: VerificationReason[]
  tags: VerificationTag[]
  flags: VerificationFlag[]
  /** The kind of organization where it is not a 501(c)(3), such as "501(c)(6)". */
  label: string | null
  /** What a person who decides is advised; never done without them. */
  recommendsDecline: boolean
  evidence: VerificationEvidence
}

/** A country's register: how its numbers are read, and what its rows mean. */
export interface CountryRegister<Findings> {
  country: string
  /** The number as it is stored; null where it can be none. */
  readNumber: (typed: string) => string | null
  decide: (findings: Findings, question: VerificationQuestion) => VerificationDecision
}
